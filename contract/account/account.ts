import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, idOf, Nothing } from '../fields.ts'
import { Firstname, Lastname } from '../shared/names.ts'
import { Phone, Nit } from '../shared/people.ts'

/** What everybody may change of their own account (spec §5 « Profile edit »). */
export const AccountEntry = z.object({
  firstname: Firstname,
  lastname: Lastname,
  phone: Phone,
  city_id: idOf('Choisissez une commune dans la liste.'),
})

/**
 * Changes the caller's own name, phone and commune; other fields are ignored. 422 by field, also for a
 * commune outside the reach of the caller's federation (spec §9).
 */
export const updateAccount = endpoint('updateAccount', {
  method: 'PUT',
  path: '/api/v1/users/self/account',
  summary: 'Modifier ses informations',
  access: 'signedIn',
  envelope: 'nothing',
  body: AccountEntry,
  answer: Nothing,
})

/** Gives or withdraws consent to the newsletter. */
export const updateNewsletter = endpoint('updateNewsletter', {
  method: 'PUT',
  path: '/api/v1/users/self/newsletter',
  summary: 'Recevoir ou non la lettre d’information',
  access: 'signedIn',
  personal: true,
  envelope: 'nothing',
  body: z.object({ accepted: Flag }),
  answer: Nothing,
})

/**
 * Requests the deletion of one's account, or withdraws the request. Only the first request counts and
 * is acknowledged by mail; staff handles it.
 */
export const setDeletionRequest = endpoint('setDeletionRequest', {
  method: 'PUT',
  path: '/api/v1/users/self/deletion_request',
  summary: 'Demander la suppression de son compte, ou y renoncer',
  access: 'signedIn',
  personal: true,
  changes: ['deletions'],
  envelope: 'nothing',
  body: z.object({ requested: Flag }),
  answer: Nothing,
})

/** Sends the signed-in person the same link (spec §7). */
export const requestPasswordChange = endpoint('requestPasswordChange', {
  method: 'POST',
  path: '/api/v1/users/self/password_change',
  summary: 'Recevoir un lien pour changer son mot de passe',
  access: 'signedIn',
  personal: true,
  envelope: 'nothing',
  answer: Nothing,
})

/** What a giver may change of their own record (spec §5 « Profile edit »). */
export const GiverEntry = z.object({ nit: Nit })

/**
 * Changes the caller's own NIT. A giver who was validated automatically waits again if no member has the
 * new NIT; a waiting giver is validated if a member has it.
 */
export const updateGiver = endpoint('updateGiver', {
  method: 'PUT',
  path: '/api/v1/givers/self',
  summary: 'Modifier son NIT',
  access: 'signedIn',
  envelope: 'nothing',
  body: GiverEntry,
  answer: Nothing,
})
