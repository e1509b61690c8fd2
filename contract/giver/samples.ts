import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, idOf, IdParams, integer, list, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { SampleSite, SampleState } from '../shared/sanitary.ts'

/**
 * The latest sample of an animal, as its giver sees it. `count`: the boars of its pool; `is_own`: all of
 * them are the giver's, who may say that it was sent; the days are `YYYY-MM-DD`, null until they come.
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
 * Notes a sample that the giver took of boars of a hunt of theirs, one or a pool, from the day of the hunt
 * on (409). The same one again is the one there is; a boar whose sample is under way, negative or worse is
 * refused (409).
 */
export const noteOwnSample = endpoint({
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
 * Says that a sample of one's own boars went to the laboratory; said again, it corrects what was said, until
 * there is a result (409). What changed since `version` was read is refused (409).
 */
export const sendOwnSample = endpoint({
  method: 'PUT',
  path: '/api/v1/samples/self/{id}',
  summary: 'Noter l’envoi d’un prélèvement fait sur ses sangliers',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({
    laboratory: z
      .string(noLaboratory)
      .check(z.minLength(1, noLaboratory), z.maxLength(limits.name, noLaboratory)),
    reference: z.string(noReference).check(z.minLength(1, noReference), z.maxLength(reference, noReference)),
    sent_on: Day,
    version: integer(1, Number.MAX_SAFE_INTEGER, 'Relisez ce prélèvement, puis recommencez.'),
  }),
  answer: Nothing,
})

/** The calls about samples that givers take themselves. */
export const ownSampleCalls = { noteOwnSample, sendOwnSample }
