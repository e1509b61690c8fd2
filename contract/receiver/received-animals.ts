import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, linkToken, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { Verification } from '../shared/certificates.ts'
import { someLines } from '../typed-text.ts'

/**
 * An animal that the receiver received, with or without an offer. `reported_on`: the last day on which
 * they reported a problem with it, or null.
 */
export const ReceivedAnimal = z.extend(Verification, {
  id: z.number(),
  icon_url: z.string(),
  reported_on: z.nullable(z.string()),
})
export type ReceivedAnimal = z.output<typeof ReceivedAnimal>

/** The URL of the certificate of one of the caller's animals: a PDF rendered on request. */
export const certificatePath = (id: number | string) => `/documents/certificats/${id}`

/** Lists the animals that the caller received, latest first. */
export const listReceivedAnimals = endpoint('listReceivedAnimals', {
  method: 'GET',
  path: '/api/v1/animals/received',
  summary: 'Lire les animaux que l’on a reçus',
  access: 'receiver',
  envelope: 'list',
  answer: z.array(ReceivedAnimal),
})

const { min, max } = limits.problems.text
const unclear = `Dites ce qui ne va pas, en ${min} à ${max} caractères.`

/** A problem with an animal, in the words of its receiver. */
export const Problem = z.object({
  text: z.string(unclear).check(someLines, z.minLength(min, unclear), z.maxLength(max, unclear)),
})

/**
 * Mails a problem with one of the caller's animals to the federation of the hunt, with the caller's name
 * and contact details. Sending the same text again changes nothing. 409 when the federation has no
 * address, 429 beyond the daily limits.
 */
export const reportProblem = endpoint('reportProblem', {
  method: 'POST',
  path: '/api/v1/animals/received/{id}/problems',
  summary: 'Signaler un problème avec un animal reçu',
  access: 'receiver',
  personal: true,
  envelope: 'nothing',
  params: IdParams,
  body: Problem,
  answer: Nothing,
})

/** Reads what a certificate attests, for anybody who has its token. 404 once the hand-over was undone. */
export const readVerification = endpoint('readVerification', {
  method: 'GET',
  path: '/api/v1/verifications/{token}',
  summary: 'Vérifier un certificat',
  access: 'public',
  envelope: 'data',
  limited: true,
  params: z.object({ token: linkToken }),
  answer: Verification,
})

/** The calls about the animals that a receiver received, and about certificates. */
export const receivedAnimalCalls = { listReceivedAnimals, reportProblem, readVerification }
