import type * as z from 'zod/mini'
import { limits } from '../../contract/limits.ts'
import type { register } from '../../contract/registration/registration.ts'
import { RECEIVER } from '../../contract/shared/users.ts'
import { passwordErrors } from '../security/common-passwords.ts'
import type { Db } from '../database.ts'
import { type FieldMessages, Refused } from '../http/errors.ts'
import { findFederationOf, hasCity } from '../queries/registration/registrations.ts'
import { findSpecimenTypeIds } from '../queries/shared/specimen-types.ts'
import { specimenTypeErrors } from './specimen-rules.ts'

type Entry = z.output<(typeof register)['body']>

/** Said of an address that has an account, and nothing more. */
const taken: FieldMessages = { email: ['Cette adresse e-mail est déjà utilisée.'] }

/** @throws Refused at the address */
export const refuseAddress = () => new Refused(taken)

/**
 * The federation of who registers, from their commune.
 * @throws Refused, with French messages by field, when the entry breaks a rule of spec §5 or §9
 */
export async function checkRegistration(db: Db, entry: Entry, isTaken: boolean): Promise<number> {
  const isReceiver = entry.user_type === RECEIVER
  const federationId = await findFederationOf(db, entry.city_id, isReceiver)
  const types = await findSpecimenTypeIds(db)
  const errors: FieldMessages = {
    ...(isTaken && taken),
    ...passwordErrors(entry.password, entry.email),
    ...(federationId === undefined && { city_id: [await cityError(db, entry)] }),
    ...(isReceiver && specimenTypeErrors(entry.specimen_type_ids, types)),
  }
  if (federationId === undefined || Object.keys(errors).length > 0) throw new Refused(errors)
  return federationId
}

async function cityError(db: Db, { city_id, user_type }: Entry): Promise<string> {
  if (!(await hasCity(db, city_id))) return 'Cette commune n’existe pas.'
  return user_type === RECEIVER
    ? `Cette commune est à plus de ${limits.federationReach} km des fédérations disponibles.`
    : 'Cette commune n’est dans aucune des fédérations disponibles.'
}
