import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, IdParams, integer, left, list, Nothing, page, Paging } from '../fields.ts'
import { limits } from '../limits.ts'
import { RecallPreview } from '../shared/recalls.ts'
import { SampleState } from '../shared/sanitary.ts'
import { oneLine, someLines } from '../typed-text.ts'

/**
 * A sample as staff sees it. `tags`: the boars sampled, one or a pool. `giver`: the giver of the hunts.
 * `laboratory` and `reference` are null until a sample taken by a giver is sent. Days are `YYYY-MM-DD`,
 * null until known. `reason`: why a positive result was corrected, or null. `may_overturn`: false for a positive
 * result that the caller may not discard, since they entered it or nobody knows any more who did.
 */
export const Sample = z.object({
  id: z.number(),
  state: SampleState,
  laboratory: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  tags: z.array(z.string()),
  givers: z.array(z.string()),
  taken_on: z.string(),
  sent_on: z.nullable(z.string()),
  result_on: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  version: z.number(),
  may_overturn: z.optional(z.boolean()),
})
export type Sample = z.output<typeof Sample>

const { pool, reference, reason } = limits.samples
const noTag = 'Indiquez le bracelet d’au moins un sanglier.'
const wrongTag = `Un bracelet a ${limits.animals.tag} caractères au plus.`
const noLaboratory = 'Indiquez le laboratoire.'
const noReference = `Indiquez la référence du laboratoire, ${reference} caractères au plus.`
const wrongReason = `Une raison a ${reason} caractères au plus.`

/** Lists the samples of the caller's federation, or all samples: pending ones first, then latest first. */
export const listSamples = endpoint('listSamples', {
  method: 'GET',
  path: '/api/v1/samples',
  summary: 'Lister les prélèvements',
  access: 'users.write',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(Sample),
})

/** Reads one of them. */
export const readSample = endpoint('readSample', {
  method: 'GET',
  path: '/api/v1/samples/{id}',
  summary: 'Lire un prélèvement',
  access: 'users.write',
  envelope: 'data',
  params: IdParams,
  answer: Sample,
})

/** The boars of a sample, by the tags that their givers noted in the season of `taken_on`. */
export const sampled = {
  tags: list(
    z.string(wrongTag).check(oneLine, z.maxLength(limits.animals.tag, wrongTag)),
    pool,
    `Un prélèvement réunit ${pool} sangliers au plus.`,
  ).check(z.minLength(1, noTag)),
  taken_on: Day,
  department_code: left(z.string('Indiquez le code du département.')),
}

/**
 * Registers a sample of boars of the season of `taken_on`, by the tags that their givers noted. Sent
 * again, it returns the existing sample, also one that its giver registered before the laboratory was
 * known. `department_code` selects the department when the caller is not limited to a federation.
 */
export const createSample = endpoint('createSample', {
  method: 'POST',
  path: '/api/v1/samples',
  summary: `Noter un prélèvement (${pool} sangliers au plus)`,
  access: 'users.write',
  changes: ['recalls', 'tags'],
  envelope: 'nothing',
  body: z.object({
    ...sampled,
    laboratory: z
      .string(noLaboratory)
      .check(oneLine, z.minLength(1, noLaboratory), z.maxLength(limits.name, noLaboratory)),
    reference: z
      .string(noReference)
      .check(oneLine, z.minLength(1, noReference), z.maxLength(reference, noReference)),
  }),
  answer: Nothing,
})

/**
 * Records a new state of a sample on the day `on`. Idempotent. 409 for a transition that its lifecycle
 * refuses, or if the sample has changed since `version`. Correcting a positive result to negative
 * requires a `reason` (422) and another person than the one who entered it (409). Sending a sample taken
 * by a giver requires a `laboratory` and its `reference` (422).
 */
export const updateSample = endpoint('updateSample', {
  method: 'PUT',
  path: '/api/v1/samples/{id}',
  summary: 'Noter l’envoi ou le résultat d’un prélèvement',
  access: 'users.write',
  changes: ['recalls', 'tags'],
  envelope: 'nothing',
  params: IdParams,
  body: z.object({
    state: SampleState,
    on: Day,
    reason: left(z.string(wrongReason).check(someLines, z.maxLength(reason, wrongReason))),
    laboratory: left(z.string(noLaboratory).check(oneLine, z.maxLength(limits.name, noLaboratory))),
    reference: left(z.string(noReference).check(oneLine, z.maxLength(reference, noReference))),
    version: integer(1, Number.MAX_SAFE_INTEGER, 'Relisez ce prélèvement, puis recommencez.'),
  }),
  answer: Nothing,
})

/** Counts whom a positive result of a sample would recall game from, before it is entered. Changes nothing. */
export const previewSampleRecall = endpoint('previewSampleRecall', {
  method: 'GET',
  path: '/api/v1/samples/{id}/recall_preview',
  summary: 'Compter les personnes qu’un résultat positif rappellerait',
  access: 'users.write',
  envelope: 'data',
  params: IdParams,
  answer: RecallPreview,
})

/** The calls about samples. */
export const sampleCalls = { listSamples, readSample, createSample, updateSample, previewSampleRecall }
