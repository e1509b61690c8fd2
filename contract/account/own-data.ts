import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { SampleState } from '../shared/sanitary.ts'
import { ValidationType } from '../shared/users.ts'
import {
  game,
  maybe,
  text,
  OwnProblem,
  offered,
  OwnMeeting,
  OwnCorrection,
  OwnReported,
  OwnVersion,
  OwnAccount,
  OwnConsents,
  OwnSecondFactors,
  OwnAnimal,
} from './own-data-parts.ts'

const note = { outcome: maybe, text: maybe }

/**
 * The giver part: territories, hunts, donations, animals, report versions, offers made, meetings,
 * correction requests, phone numbers obtained, notes about calls.
 */
const OwnGiver = z.object({
  nit: text,
  validation_type: ValidationType,
  validated_at: maybe,
  refused_at: maybe,
  refusal_reason: maybe,
  refusal_note: maybe,
  is_wolfhunter: z.boolean(),
  territories: z.array(text),
  hunts: z.array(
    z.object({
      started_at: text,
      city: text,
      is_wolfhunter: z.boolean(),
      finished_at: maybe,
      previsions: z.array(z.object(game)),
    }),
  ),
  donations: z.array(z.object({ hunt_started_at: text, receiver: text, ...game })),
  animals: z.array(OwnAnimal),
  report_versions: z.array(OwnVersion),
  offers: z.array(z.object({ hunt_started_at: text, receiver: text, ...offered })),
  meetings: z.array(OwnMeeting),
  corrections_asked: z.array(OwnCorrection),
  phones_obtained: z.array(z.object({ receiver: text, shown_at: text })),
  call_notes: z.array(z.object({ hunt_started_at: text, receiver: text, ...note })),
})

/**
 * The receiver part: wishes, availabilities, game and animals received and recalled, problems reported, reports contested,
 * offers with the criterion that decided the turn, hunters who obtained the phone number, and what they
 * noted about calls.
 */
const OwnReceiver = z.object({
  is_hunter: z.boolean(),
  search_radius: z.number(),
  is_always_available: z.boolean(),
  wishes: z.array(z.object(game)),
  availabilities: z.array(z.object({ started_at: text, ended_at: text })),
  donations: z.array(z.object({ hunt_started_at: text, city: text, giver: text, ...game })),
  animals: z.array(
    z.object({
      hunt_started_at: text,
      city: text,
      giver: text,
      specimen_type: text,
      tag: maybe,
      handed_over_at: text,
      is_warned: z.boolean(),
    }),
  ),
  recalls: z.array(
    z.object({
      opened_at: text,
      reason: maybe,
      state: text,
      told_at: maybe,
      answered_at: maybe,
      call_attempts: z.number(),
      given_up_reason: maybe,
    }),
  ),
  problems: z.array(OwnProblem),
  contested: z.array(z.object({ hunt_started_at: text, city: text, contested_on: text })),
  reported: z.array(OwnReported),
  offers: z.array(
    z.object({
      hunt_started_at: text,
      city: text,
      ...offered,
      distance: z.number(),
      reason: text,
      behind_until: maybe,
      contested_at: maybe,
      contest_words: maybe,
      absence_decided_at: maybe,
    }),
  ),
  meetings_called_off: z.array(
    z.object({ hunt_started_at: text, city: text, starts_at: text, ends_at: text }),
  ),
  phone_holders: z.array(z.object({ hunter: text, city: maybe, shown_at: text })),
  call_notes: z.array(z.object({ hunt_started_at: text, hunter: text, ...note })),
})

/**
 * The personal data export: everything that the application holds about a person. Other people are named
 * only where they dealt with that person. `second_factors` are listed without their secrets; `due_on`:
 * the day by which one had to be set up. Times in ISO 8601, days `YYYY-MM-DD`, `search_radius` in
 * kilometres.
 */
export const OwnData = z.object({
  exported_at: text,
  account: OwnAccount,
  consents: OwnConsents,
  second_factors: OwnSecondFactors,
  giver: z.nullable(OwnGiver),
  receiver: z.nullable(OwnReceiver),
  /** Sample results that the person entered or discarded. */
  results: z.array(z.object({ reference: text, state: SampleState, result_on: maybe, reason: maybe })),
  mails: z.array(z.object({ subject: text, created_at: text, sent_at: maybe })),
  sessions: z.array(z.object({ device: text, created_at: text, seen_at: text, assisted_by: maybe })),
  acts: z.array(z.object({ at: text, act: text })),
})
export type OwnData = z.output<typeof OwnData>

/** Exports all data about the caller as a file. 429 after a few requests within 15 minutes. */
export const readOwnData = endpoint('readOwnData', {
  method: 'GET',
  path: '/api/v1/users/self/data',
  summary: 'Télécharger toutes ses données',
  access: 'signedIn',
  personal: true,
  limited: true,
  envelope: 'data',
  costly: true,
  attachment: 'mes-donnees-venaison.json',
  answer: OwnData,
})
