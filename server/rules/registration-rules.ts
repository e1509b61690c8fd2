import type * as z from 'zod/mini'
import { limits } from '../../contract/limits.ts'
import type { register } from '../../contract/registration/registration.ts'
import { RECEIVER } from '../../contract/shared/users.ts'
import { passwordErrors } from '../security/common-passwords.ts'
import type { Db } from '../database.ts'
import { type FieldMessages, Refused } from '../http/errors.ts'
import type { Surroundings } from '../http/handler.ts'
import { limitRequests } from '../security/request-limits.ts'
import { findFederationOf, hasCity } from '../queries/registration/registrations.ts'
import { findSpecimenTypeIds } from '../queries/shared/specimen-types.ts'
import { specimenTypeErrors } from './specimen-rules.ts'

type Entry = z.output<(typeof register)['body']>

/** Times per 15 minutes that one IP address may learn that an e-mail address has an account. */
const MOST_TOLD = 5

/**
 * Refuses an e-mail address that has an account; limited per IP address.
 * @throws always: Refused at the address, or TooMany
 */
export async function refuseAddress({ db, secret, now, address, networkFactor }: Counted): Promise<never> {
  await limitRequests(db, {
    secret,
    now,
    what: 'told of an account',
    who: address,
    most: MOST_TOLD * networkFactor,
  })
  throw new Refused({ email: ['Cette adresse e-mail est déjà utilisée.'] })
}
type Counted = Pick<Surroundings, 'db' | 'secret' | 'now' | 'address' | 'networkFactor'>

/**
 * The federation of a new registration, from its commune. Nothing depends on whether the address has an
 * account.
 * @throws Refused, with French messages by field, when the entry breaks a rule of spec §5 or §9
 */
export async function checkRegistration(db: Db, entry: Entry): Promise<number> {
  const isReceiver = entry.user_type === RECEIVER
  const federationId = await findFederationOf(db, entry.city_id, isReceiver)
  const types = await findSpecimenTypeIds(db)
  const errors: FieldMessages = {
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
