import * as z from 'zod/mini'
import { AbsenceState, OfferState } from '../shared/offers.ts'
import { maybe, text } from './own-data-parts.ts'

/** The outcome of an offer, and the confirmed meeting. */
export const offered = {
  state: OfferState,
  sounded_at: text,
  expires_at: text,
  answered_at: maybe,
  specimen_type: maybe,
  meeting_starts_at: maybe,
  meeting_ends_at: maybe,
  warned_at: maybe,
  missed_at: maybe,
  absence: z.nullable(AbsenceState),
}

/** A meeting that a giver entered. The name of their delegate is included until it is erased. */
export const OwnMeeting = z.object({
  hunt_started_at: text,
  place: text,
  city: text,
  starts_at: text,
  ends_at: text,
  contact_name: maybe,
  contact_phone: maybe,
})
