import { AbsenceState, OfferState } from '../shared/offers.ts'
import { GdprState } from '../shared/users.ts'
import * as z from 'zod/mini'
import { AnimalState, Examination, Sex, Withdrawal } from '../shared/animals.ts'

/** A text field of the personal data export. */
export const text = z.string()
/** A text, or nothing. */
export const maybe = z.nullable(text)
/** A number of animals of one game type, with the type's name. */
export const game = { specimen_type: text, quantity: z.number() }

/**
 * A problem that the person reported about an animal they received, as the personal data export shows it.
 */
export const OwnProblem = z.object({
  reported_on: z.string(),
  hunt_started_at: z.string(),
  city: z.string(),
  specimen_type: z.string(),
  tag: z.nullable(z.string()),
  text: z.string(),
})

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

const says = z.array(z.object({ receiver: text, ...game }))

/** A version of a giver's report. */
export const OwnVersion = z.object({
  hunt_started_at: text,
  version: z.number(),
  recorded_at: text,
  reason: maybe,
  says,
})

/** A correction that a giver requested. */
export const OwnCorrection = z.object({
  hunt_started_at: text,
  asked_at: text,
  reason: maybe,
  decided_at: maybe,
  answer: maybe,
  says,
})

/** What a report version states that a receiver got. `number` is null for a requested correction. */
export const OwnReported = z.object({
  hunt_started_at: text,
  giver: text,
  version: z.nullable(z.number()),
  recorded_at: text,
  ...game,
})

/** What is kept of a person's own account. */
export const OwnAccount = z.object({
  firstname: text,
  lastname: maybe,
  email: text,
  phone: maybe,
  city: maybe,
  federation: maybe,
  role: text,
  created_at: text,
  email_verified_at: maybe,
  deletion_requested_at: maybe,
  /** Days: of the last visit, and of the anonymisation if there is no further visit. */
  last_visit_on: maybe,
  closing_on: maybe,
})

/** What the person consented to, and which mails they asked for. */
export const OwnConsents = z.object({
  terms_version: maybe,
  terms_accepted_at: maybe,
  gdpr_state: GdprState,
  newsletter_accepted_at: maybe,
  /** Whether a staff member receives the weekly mail of pending work. */
  weekly_digest: z.boolean(),
})

/** Second factors of the account, without their secrets. `due_on`: the day by which one had to be set up. */
export const OwnSecondFactors = z.object({
  passkeys: z.array(z.object({ name: text, created_at: text, last_used_at: maybe })),
  totp_since: maybe,
  recovery_codes_left: z.number(),
  due_on: maybe,
})

/** An animal that the person noted as a giver. */
export const OwnAnimal = z.object({
  hunt_started_at: text,
  specimen_type: text,
  tag: maybe,
  sex: z.nullable(Sex),
  weight: z.nullable(z.number()),
  killed_at: maybe,
  examination: Examination,
  examiner_name: maybe,
  examiner_number: maybe,
  sheet: maybe,
  state: AnimalState,
  withdrawal: z.nullable(Withdrawal),
  receiver: maybe,
  handed_over_at: maybe,
  noted_at: text,
})
