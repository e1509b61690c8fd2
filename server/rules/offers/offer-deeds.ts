import { dayAfter } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { AbsenceState, OfferState } from '../../../contract/shared/offers.ts'
import type { SanitaryDemand } from '../../../contract/shared/sanitary.ts'
import { dayIn } from '../../../contract/time-zones.ts'
import { absenceLifecycle } from '../../../machines/lifecycles/absence.ts'
import { offerLifecycle } from '../../../machines/lifecycles/offer.ts'
import { isAllowed } from '../lifecycle.ts'
import { clockInWords } from '../days-in-words.ts'
import { reasonToKeep } from '../sanitary/demands.ts'
import { Conflict } from '../../http/errors.ts'

const { noting } = limits.absences

/** `time_zone`: that of the hunt. */
type Missed = { state: OfferState; ends_at: Date | null; time_zone: string }

/** Why the giver cannot record now that a person did not come, in French; undefined if they may. */
export function reasonAgainstAbsence(
  { state, ends_at, time_zone: zone }: Missed,
  now: Date,
): string | undefined {
  if (!isAllowed(offerLifecycle, state, { type: 'receiver.missed' }))
    return 'Cette personne n’avait pas accepté de rendez-vous.'
  if (ends_at && now < ends_at)
    return `Le rendez-vous dure jusqu’à ${clockInWords(ends_at, zone)} : attendez encore.`
  if (ends_at && dayIn(zone, now) > dayAfter(dayIn(zone, ends_at), noting))
    return `Une absence se note dans les ${noting} jours après le rendez-vous.`
  return undefined
}

type Noted = { state: OfferState; absence: AbsenceState | null; hasOtherOffer: boolean }

/** Why the giver cannot undo an absence, in French; undefined if they may. */
export function reasonAgainstUndoing({ state, absence, hasOtherOffer }: Noted): string | undefined {
  const event = { type: 'absence.takenBack' } as const
  if (absence === null || !isAllowed(offerLifecycle, state, event))
    return 'Aucune absence n’est notée : il n’y a rien à reprendre.'
  if (!isAllowed(absenceLifecycle, absence, event)) return 'La fédération a déjà annulé cette absence.'
  if (hasOtherOffer) return 'Cette personne a une autre proposition ouverte : retirez-la d’abord.'
  return undefined
}

/** Whether the giver may record an absence now, or undo the recorded one. */
export const mayMiss = (offer: Missed & Noted, now: Date): boolean =>
  (offer.state === 'noShow' ? reasonAgainstUndoing(offer) : reasonAgainstAbsence(offer, now)) === undefined

/** Game is handed over from the day of its hunt on, unless a rule forbids it; French, undefined if nothing does. `today`: where the hunt is. */
export const reasonAgainstHandOver = (
  { started_at, today }: { started_at: string; today: string },
  demands: SanitaryDemand[],
): string | undefined =>
  started_at > today ? 'Le gibier se remet à partir du jour de la chasse.' : reasonToKeep(demands)

/**
 * How somebody stands whom a giver chooses for a hunt. `state`: of their offer of it; `asked`: how often they had
 * one of it; `is_spared`: they had few today; `has_room`: fewer are open than the animals that they wish.
 */
type Standing = { state: OfferState | null; asked: number; is_spared: boolean; has_room: boolean }

/** Checks that somebody may be asked again. @throws Conflict that says why not */
export function assertAskable({ state, asked, is_spared, has_room }: Standing): void {
  if (state === 'declined')
    throw new Conflict('Cette personne a répondu non pour cette chasse. Proposez à quelqu’un d’autre.')
  if (asked >= limits.offers.forHunt)
    throw new Conflict(
      'Vous avez déjà proposé deux fois du gibier de cette chasse à cette personne. Appelez-la, ou proposez à quelqu’un d’autre.',
    )
  if (!is_spared)
    throw new Conflict(
      `Cette personne a déjà reçu ${limits.offers.toOne} propositions aujourd’hui. Proposez à quelqu’un d’autre.`,
    )
  if (!has_room)
    throw new Conflict(
      'Cette personne a déjà autant de propositions que d’animaux souhaités. Proposez à quelqu’un d’autre.',
    )
}
