import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Nothing } from '../fields.ts'
import { Warned, Withdrawal } from '../shared/animals.ts'

/** Says that an animal goes to nobody, and where it goes. */
export const withdrawAnimal = endpoint({
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
 * Says that an animal was handed over to a contact of its hunt. `is_warned` says that the person was told
 * of trichinella and of cooking through, `rule_ids` of which sanitary rules; a boar without the first is
 * refused (422), and an animal of which a rule informs that is not named (409).
 */
export const handAnimalOver = endpoint({
  method: 'PUT',
  path: '/api/v1/animals/{id}/hand_over',
  summary: 'Remettre un animal à un contact de la chasse',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.extend(Warned, { contact_id: Id }),
  answer: Nothing,
})

/** Takes a hand-over or a withdrawal back, until the hunt is reported (409). */
export const takeAnimalBack = endpoint({
  method: 'PUT',
  path: '/api/v1/animals/{id}/take_back',
  summary: 'Annuler la remise ou le retrait d’un animal',
  access: 'hunts.self.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** The calls about where an animal goes. */
export const handOverCalls = { withdrawAnimal, handAnimalOver, takeAnimalBack }
