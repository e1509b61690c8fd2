import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { momentAt } from '../../../contract/time-zones.ts'
import type { CalledOff } from '../../queries/shared/offers/called-off.ts'

/** An offer for the holder of a link: without names and absences. */
export const linkedOffer = (offer: OwnOffer): OwnOffer => ({
  ...offer,
  absence: null,
  meeting: offer.meeting && { ...offer.meeting, contact: null },
})

/** The same in an assisted session: whether a delegate exists, but not their name. */
export const assistedOffer = (offer: OwnOffer): OwnOffer =>
  offer.meeting?.contact
    ? { ...offer, meeting: { ...offer.meeting, contact: null, is_contact_closed: true } }
    : offer

/** A meeting that somebody else called off, in the same format: its offer may be gone with its hunt. */
export const calledOffOffer = ({ types, meeting_city, ...stored }: CalledOff): OwnOffer => {
  const at = (moment: Date) => momentAt(stored.time_zone, moment)
  const [starts_at, ends_at] = [at(stored.starts_at), at(stored.ends_at)]
  const sounded_at = at(stored.sounded_at)
  return {
    id: stored.id,
    state: 'withdrawn',
    started_at: stored.started_at,
    city: { label: stored.city },
    distance: stored.distance,
    specimen_types: types,
    sounded_at,
    expires_at: sounded_at,
    reason: '',
    is_over: false,
    is_called_off: true,
    ended_by: null,
    given: types[0]?.label ?? null,
    is_boar: false,
    informing: [],
    meeting: {
      city: meeting_city,
      place: null,
      starts_at,
      ends_at,
      late_at: starts_at,
      moves: 0,
      contact: null,
    },
    absence: null,
  }
}
