import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, idOf, IdParams, integer, list, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { SampleSite, SampleState } from '../shared/sanitary.ts'
import { oneLine } from '../typed-text.ts'

/**
 * The latest sample of an animal, as its giver sees it. `count`: boars in its pool. `is_own`: all of them
 * belong to the giver, who may then record that it was sent. Days are `YYYY-MM-DD`, null until known.
 */
export const OwnSample = z.object({
  id: z.number(),
  state: SampleState,
  site: z.nullable(SampleSite),
  laboratory: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  taken_on: z.string(),
  sent_on: z.nullable(z.string()),
  result_on: z.nullable(z.string()),
  count: z.number(),
  is_own: z.boolean(),
  version: z.number(),
})
export type OwnSample = z.output<typeof OwnSample>

const { pool, reference } = limits.samples
const noBoar = 'Choisissez au moins un sanglier.'
const noLaboratory = 'Indiquez le laboratoire.'
const noReference = `Indiquez la référence du laboratoire, ${reference} caractères au plus.`

/**
 * Registers a sample that the giver took of one or more boars of their hunt, from the day of the hunt on
 * (409 before). Sent again, it returns the existing sample. 409 for a boar whose sample is pending or has
 * a result that ends sampling.
 */
export const noteOwnSample = endpoint('noteOwnSample', {
  method: 'POST',
  path: '/api/v1/hunts/self/{id}/samples',
  summary: `Noter un prélèvement fait sur ses sangliers (${pool} au plus)`,
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({
    animal_ids: list(idOf(noBoar), pool, `Un prélèvement réunit ${pool} sangliers au plus.`).check(
      z.minLength(1, noBoar),
    ),
    site: SampleSite,
    taken_on: Day,
  }),
  answer: Nothing,
})

/**
 * Records that a sample of the giver's own boars was sent to the laboratory; a later call corrects it
 * until there is a result. 409 if it has changed since `version`.
 */
export const sendOwnSample = endpoint('sendOwnSample', {
  method: 'PUT',
  path: '/api/v1/samples/self/{id}',
  summary: 'Noter l’envoi d’un prélèvement fait sur ses sangliers',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({
    laboratory: z
      .string(noLaboratory)
      .check(oneLine, z.minLength(1, noLaboratory), z.maxLength(limits.name, noLaboratory)),
    reference: z
      .string(noReference)
      .check(oneLine, z.minLength(1, noReference), z.maxLength(reference, noReference)),
    sent_on: Day,
    version: integer(1, Number.MAX_SAFE_INTEGER, 'Relisez ce prélèvement, puis recommencez.'),
  }),
  answer: Nothing,
})

/** The calls about samples that givers take themselves. */
export const ownSampleCalls = { noteOwnSample, sendOwnSample }
