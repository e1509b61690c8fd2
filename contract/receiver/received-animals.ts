import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, linkToken, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { Verification } from '../shared/certificates.ts'

/**
 * An animal that the receiver got, by an offer or without. `reported_on`: the last day on which they
 * reported a problem with it, null without.
 */
export const ReceivedAnimal = z.extend(Verification, {
  id: z.number(),
  icon_url: z.string(),
  reported_on: z.nullable(z.string()),
})
export type ReceivedAnimal = z.output<typeof ReceivedAnimal>

/** Where the certificate of an animal of one's own is: a PDF file, drawn when it is fetched. */
export const certificatePath = (id: number | string) => `/documents/certificats/${id}`

/** The animals that one got, the latest first. */
export const listReceivedAnimals = endpoint({
  method: 'GET',
  path: '/api/v1/animals/received',
  summary: 'Lire les animaux que l’on a reçus',
  access: 'receiver',
  envelope: 'list',
  answer: z.array(ReceivedAnimal),
})

const { min, max } = limits.problems.text
const unclear = `Dites ce qui ne va pas, en ${min} à ${max} caractères.`

/** What is wrong with an animal, in the words of who got it. */
export const Problem = z.object({
  text: z.string(unclear).check(z.trim(), z.minLength(min, unclear), z.maxLength(max, unclear)),
})

/**
 * Mails the federation of the hunt what is wrong with an animal of the caller's own, with who says so and
 * how they are reached. The same text again changes nothing; 409 where the federation has no address, 429
 * after some of a day.
 */
export const reportProblem = endpoint({
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

/** What a certificate stands for, for whoever holds it; 404 once the hand-over was taken back. */
export const readVerification = endpoint({
  method: 'GET',
  path: '/api/v1/verifications/{token}',
  summary: 'Vérifier un certificat',
  access: 'public',
  envelope: 'data',
  limited: true,
  params: z.object({ token: linkToken }),
  answer: Verification,
})

export const receivedAnimalCalls = { listReceivedAnimals, reportProblem, readVerification }
