import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Nothing } from '../fields.ts'
import { Warned, Withdrawal } from '../shared/animals.ts'

/** Records that an animal is not given to anybody, and where it goes. */
export const withdrawAnimal = endpoint('withdrawAnimal', {
  method: 'PUT',
  path: '/api/v1/animals/{id}/withdraw',
  summary: 'Dire qu’un animal n’est remis à personne',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({ withdrawal: Withdrawal }),
  answer: Nothing,
})

/**
 * Hands an animal over to a contact of its hunt. `is_warned`: the person was informed about trichinella
 * and thorough cooking; 422 for a boar without it. `rule_ids`: the sanitary rules that the person was
 * informed of; 409 if one that applies is missing.
 */
export const handAnimalOver = endpoint('handAnimalOver', {
  method: 'PUT',
  path: '/api/v1/animals/{id}/hand_over',
  summary: 'Remettre un animal à un contact de la chasse',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.extend(Warned, { contact_id: Id }),
  answer: Nothing,
})

/** Undoes a hand-over or a withdrawal. 409 once the hunt is reported. */
export const takeAnimalBack = endpoint('takeAnimalBack', {
  method: 'PUT',
  path: '/api/v1/animals/{id}/take_back',
  summary: 'Annuler la remise ou le retrait d’un animal',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** The calls about the destination of an animal. */
export const handOverCalls = { withdrawAnimal, handAnimalOver, takeAnimalBack }
