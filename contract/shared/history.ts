import * as z from 'zod/mini'
import { Act } from './acts.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, page, Paging } from '../fields.ts'

/** What was done to a user and what they did, latest first. */
export const listUserActs = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}/acts',
  summary: 'Lire l’historique d’un utilisateur',
  access: 'users.view',
  envelope: 'page',
  params: IdParams,
  query: z.object(Paging),
  answer: page(Act),
})

/** What was done to a federation and to its people, latest first. */
export const listFederationActs = endpoint({
  method: 'GET',
  path: '/api/v1/federations/{id}/acts',
  summary: 'Lire l’historique d’une fédération',
  access: 'federations.view',
  envelope: 'page',
  params: IdParams,
  query: z.object(Paging),
  answer: page(Act),
})
