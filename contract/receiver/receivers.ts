import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** How many hunters obtained the receiver's phone number (spec §2 « Receiver home »). */
export const countContacts = endpoint('countContacts', {
  method: 'GET',
  path: '/api/v1/receivers/self/contact/count',
  summary: 'Compter les chasseurs qui ont ses coordonnées',
  access: 'receiver',
  envelope: 'data',
  answer: z.object({ number_contacts: z.number() }),
})
