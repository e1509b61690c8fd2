import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { linkToken } from '../fields.ts'
import { Verification } from '../shared/certificates.ts'

/** An animal that the receiver got, by an offer or without. */
export const ReceivedAnimal = z.extend(Verification, { id: z.number(), icon_url: z.string() })
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

export const receivedAnimalCalls = { listReceivedAnimals, readVerification }
