import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, linkToken } from '../fields.ts'
import { FederationContact } from '../shared/federation-contact.ts'
import { RecalledGame } from '../shared/recalls.ts'

/**
 * A recall as a person who received the game sees it. `game`: their part of it. `reason`: the
 * federation's reason; null after a positive trichinella test. `is_lifted`: the game may be eaten after
 * all. `is_known`: the person confirmed the recall, directly or to staff by telephone.
 */
export const OwnRecall = z.object({
  id: z.number(),
  opened_at: z.string(),
  game: z.array(RecalledGame),
  reason: z.nullable(z.string()),
  is_lifted: z.boolean(),
  is_known: z.boolean(),
  federation: z.extend(FederationContact, { name: z.string() }),
})
export type OwnRecall = z.output<typeof OwnRecall>

/** Lists the recalls that affect the caller: unconfirmed ones first, then latest first. */
export const listOwnRecalls = endpoint('listOwnRecalls', {
  method: 'GET',
  path: '/api/v1/recalls/self',
  summary: 'Lire les rappels qui me concernent',
  access: 'receiver',
  envelope: 'list',
  answer: z.array(OwnRecall),
})

/** Confirms that the caller is aware of the recall. Idempotent. */
export const acknowledgeRecall = endpoint('acknowledgeRecall', {
  method: 'PUT',
  path: '/api/v1/recalls/self/{id}/acknowledge',
  summary: 'Confirmer que l’on sait d’un rappel',
  access: 'receiver',
  personal: true,
  envelope: 'data',
  params: IdParams,
  answer: OwnRecall,
})

/** Reads the recall of a mailed link without changing anything. */
export const readLinkedRecall = endpoint('readLinkedRecall', {
  method: 'POST',
  path: '/api/v1/recalls/linked',
  summary: 'Lire un rappel par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: OwnRecall,
})

/** Confirms the recall of a mailed link, like `acknowledgeRecall`. */
export const acknowledgeLinkedRecall = endpoint('acknowledgeLinkedRecall', {
  method: 'POST',
  path: '/api/v1/recalls/linked/acknowledge',
  summary: 'Confirmer que l’on sait d’un rappel par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: OwnRecall,
})

/** The calls about recalls that affect a receiver, with a session or through a mailed link. */
export const ownRecallCalls = { listOwnRecalls, acknowledgeRecall, readLinkedRecall, acknowledgeLinkedRecall }
