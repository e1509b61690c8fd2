import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing } from '../fields.ts'
import { ReceivedAnimal } from './received-animals.ts'

/**
 * What the report of a hunt says that the caller received. `id`: that of the hunt. `giver`: null once anonymised.
 * `contested_on`: the day on which the caller said that they did not receive it; null if they did not.
 * `is_contest_over`: nobody corrected the report since, and it counts again. `may_contest`: false once the caller
 * contested as many others that nobody corrected.
 */
export const ReportedLine = z.object({
  id: z.number(),
  started_at: z.string(),
  city: z.string(),
  giver: z.nullable(z.string()),
  federation: z.nullable(z.string()),
  game: z.array(z.object({ label: z.string(), label_plural: z.string(), quantity: z.number() })),
  contested_on: z.nullable(z.string()),
  is_contest_over: z.optional(z.boolean()),
  may_contest: z.optional(z.boolean()),
})
export type ReportedLine = z.output<typeof ReportedLine>

/** Lists what the caller received: animals that were noted one by one, and lines of reports, latest first. */
export const readReceived = endpoint('readReceived', {
  method: 'GET',
  path: '/api/v1/received/self',
  summary: 'Lire ce que l’on a reçu, et ce que les comptes rendus disent',
  access: 'receiver',
  envelope: 'data',
  answer: z.object({ animals: z.array(ReceivedAnimal), lines: z.array(ReportedLine) }),
})

/**
 * Says that the caller did not receive what a report says. It does not count in the order of contacts while it is
 * contested; the federation and the giver are mailed. Twice changes nothing. 404 if the report says nothing of them; 409 once
 * they contested as many others that nobody corrected.
 */
export const contestLine = endpoint('contestLine', {
  method: 'PUT',
  path: '/api/v1/received/self/{id}/contest',
  summary: 'Dire que l’on n’a pas reçu ce qu’un compte rendu dit',
  access: 'receiver',
  personal: true,
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** The calls about what reports say of a receiver. */
export const reportedLineCalls = { readReceived, contestLine }
