import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, linkToken } from '../fields.ts'
import { FederationContact } from '../shared/federation-contact.ts'
import { RecalledGame } from '../shared/recalls.ts'

/**
 * A recall as somebody sees it who took part of the game. `game`: what they have of it. `reason`: why, in
 * the words of the federation; null where a trichinella search was positive. `is_lifted`: it turned out
 * that the game may be eaten. `is_known`: they, or staff by telephone, have confirmed that they know.
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

/** The recalls that concern the caller: those to confirm first, then the latest. */
export const listOwnRecalls = endpoint({
  method: 'GET',
  path: '/api/v1/recalls/self',
  summary: 'Lire les rappels qui me concernent',
  access: 'receiver',
  envelope: 'list',
  answer: z.array(OwnRecall),
})

/** Confirms that the caller knows; said again it changes nothing. */
export const acknowledgeRecall = endpoint({
  method: 'PUT',
  path: '/api/v1/recalls/self/{id}/acknowledge',
  summary: 'Confirmer que l’on sait d’un rappel',
  access: 'receiver',
  personal: true,
  envelope: 'data',
  params: IdParams,
  answer: OwnRecall,
})

/** The recall that a link was mailed for, to whoever has the link; nothing changes by it. */
export const readLinkedRecall = endpoint({
  method: 'POST',
  path: '/api/v1/recalls/linked',
  summary: 'Lire un rappel par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: OwnRecall,
})

/** Confirms it like `acknowledgeRecall`. */
export const acknowledgeLinkedRecall = endpoint({
  method: 'POST',
  path: '/api/v1/recalls/linked/acknowledge',
  summary: 'Confirmer que l’on sait d’un rappel par le lien reçu',
  access: 'public',
  envelope: 'data',
  body: z.object({ token: linkToken }),
  answer: OwnRecall,
})

export const ownRecallCalls = { listOwnRecalls, acknowledgeRecall, readLinkedRecall, acknowledgeLinkedRecall }
