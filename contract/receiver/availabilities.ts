import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, list, Nothing, parallel } from '../fields.ts'
import { limits } from '../limits.ts'

/** When a receiver may be called (spec §3 « Availability record »); past periods are excluded. */
export const AvailabilityRecord = z.object({
  is_always_available: z.boolean(),
  availabilities: z.array(z.object({ started_at: z.iso.date(), ended_at: z.iso.date() })),
})
export type AvailabilityRecord = z.output<typeof AvailabilityRecord>

/** A required day that exists in the calendar. */
const PeriodDay = z.iso.date({
  error: ({ input }) => (input ? 'Cette date n’existe pas.' : 'Choisissez une date.'),
})
const days = list(
  PeriodDay,
  limits.availabilities.max,
  `Gardez au plus ${limits.availabilities.max} disponibilités.`,
)

/** What a receiver enters (spec §5 « Availability »); parallel lists, one entry per period. */
export const AvailabilityEntry = z
  .object({ is_always_available: Flag, started_at_dates: days, ended_at_dates: days })
  .check(parallel('ended_at_dates', 'started_at_dates'))
export type AvailabilityEntry = z.input<typeof AvailabilityEntry>

/** The receiver's availabilities, earliest first. */
export const readAvailabilities = endpoint('readAvailabilities', {
  method: 'GET',
  path: '/api/v1/availabilities/self',
  summary: 'Lire ses disponibilités',
  access: 'receiver',
  envelope: 'data',
  answer: AvailabilityRecord,
})

/** Replaces the receiver's availabilities; periods that overlap or touch become one. */
export const saveAvailabilities = endpoint('saveAvailabilities', {
  method: 'PUT',
  path: '/api/v1/availabilities/self',
  summary: 'Enregistrer ses disponibilités',
  access: 'receiver',
  envelope: 'nothing',
  body: AvailabilityEntry,
  answer: Nothing,
})

/** The calls about the caller's availabilities. */
export const availabilityCalls = { readAvailabilities, saveAvailabilities }
