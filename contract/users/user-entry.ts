import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, idOf, IdParams, left, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { Phone } from '../shared/people.ts'
import { EnteredUpon } from '../revision.ts'
import { oneLine } from '../typed-text.ts'

const tooLong = `Ce champ accepte ${limits.name} caractères au plus.`
const Name = z.string(tooLong).check(oneLine, z.maxLength(limits.name, tooLong))
/**
 * The back office's entry of a user (spec §5 « User form », §7). `federation_id` null means all
 * federations. `is_wolfhunter` applies to givers only.
 */
export const UserEntry = z.object({
  firstname: z
    .string({ error: 'Saisissez le prénom.' })
    .check(oneLine, z.minLength(1, 'Saisissez le prénom.'), z.maxLength(limits.name, tooLong)),
  lastname: left(Name),
  email: z
    .string({ error: 'Saisissez l’adresse e-mail.' })
    .check(
      z.email('Saisissez une adresse e-mail, par exemple nom@exemple.fr.'),
      z.maxLength(limits.email, 'Cette adresse est trop longue.'),
    ),
  phone: left(Phone),
  role_id: idOf('Choisissez un rôle.'),
  federation_id: left(idOf('Choisissez une fédération.')),
  city_id: left(idOf('Choisissez une commune dans la liste.')),
  is_wolfhunter: left(Flag),
})
export type UserEntry = z.input<typeof UserEntry>

/** Why a giver's or receiver's role cannot be changed. */
export const roleIsKept =
  'Cette personne s’est inscrite elle-même : elle garde son rôle. Pour travailler dans l’administration, il lui faut un autre compte, avec une autre adresse e-mail.'

/**
 * Adds a back-office user and mails them a link to choose a password. A caller limited to a federation
 * adds to that one, whatever is sent. 422 by field, also for a role with powers that the caller lacks.
 */
export const createUser = endpoint('createUser', {
  method: 'POST',
  path: '/api/v1/users',
  summary: 'Ajouter un utilisateur',
  access: 'users.write',
  envelope: 'nothing',
  body: UserEntry,
  answer: Nothing,
})

/** The entry, and the `revision` of the user that it is based on. */
const UserChange = z.object({
  ...UserEntry.shape,
  revision: EnteredUpon,
})

/**
 * Changes a user. 403 when they hold powers that the caller lacks. 409 once blocked or anonymised, or
 * when they have changed since `revision`, if one is sent. A new e-mail address takes effect when its
 * link is followed; the former address is notified and can stop the change for 72 hours. 422 for another
 * role of a giver or a receiver, who registered themselves.
 */
export const updateUser = endpoint('updateUser', {
  method: 'PUT',
  path: '/api/v1/users/{id}',
  summary: 'Modifier un utilisateur',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  body: UserChange,
  answer: Nothing,
})
