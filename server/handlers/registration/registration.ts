import { RECEIVER } from '../../../contract/shared/users.ts'
import { limitStrangers, mailAddressLink } from '../../rules/address-links.ts'
import { countNitAttempt, validateIfKnown } from '../../rules/giver-matching.ts'
import type { Call, Handler } from '../../http/handler.ts'
import { hashPassword, verifyPassword } from '../../security/passwords.ts'
import { isAddressReserved } from '../../queries/shared/address-changes.ts'
import { readBoot } from '../../queries/shared/boot.ts'
import {
  findRegistered,
  insertGiver,
  insertReceiver,
  insertRegistered,
  findAvailableFederations,
} from '../../queries/registration/registrations.ts'
import { checkRegistration, refuseAddress } from '../../rules/registration-rules.ts'
import { limitAddress } from '../../security/request-limits.ts'
import { keyedHash } from '../../security/secret.ts'

/** Registrations allowed per IP address and 15 minutes: too few to probe e-mail addresses. */
const MOST = 20

type Attempt = Call<'register'> & { email: string; key: string | null }

/**
 * Registers a person in one transaction and signs them in. A retry with the same key and entry, for
 * example after a lost answer, returns the same answer and registers nobody twice.
 */
export const register: Handler<'register'> = async (call) => {
  const { db, secret, body, session, device, idempotencyKey } = call
  await limitAddress(call, 'register from', MOST)
  const email = body.email.toLowerCase()
  const key = idempotencyKey && keyedHash(secret, 'registration', idempotencyKey, email)
  const attempt = { ...call, email, key }
  const account = (await findEarlier(attempt)) ?? (await add(attempt)) ?? (await findEarlier(attempt))
  if (!account || !(await session.open(account.id, account.hash))) return refuseAddress(call)
  const { id } = account
  device.remember(id)
  return readBoot(db, id)
}

/** An account, and the hash of its password. */
type Registered = { id: number; hash: string }

/** Finds the person whom the same attempt (key and entry) already registered. */
async function findEarlier({ db, email, key, body }: Attempt): Promise<Registered | undefined> {
  const account = await findRegistered(db, email)
  if (!account || key === null || account.registration_key !== key) return undefined
  if (account.blocked_at !== null || account.is_deleted) return undefined
  const { id, password_hash: hash } = account
  return hash && (await verifyPassword(body.password, hash)) ? { id, hash } : undefined
}

/** Inserts the person; undefined when the address was taken concurrently. */
async function add(attempt: Attempt): Promise<Registered | undefined> {
  const { db, now, publicUrl, body, email, key } = attempt
  const { firstname, lastname, phone, city_id } = body
  const federation_id = await checkRegistration(db, body)
  if ((await findRegistered(db, email)) || (await isAddressReserved(db, email, now))) return undefined
  const password_hash = await hashPassword(body.password)
  const person = { email, firstname, lastname, phone, city_id, federation_id, password_hash }
  return db.transaction().execute(async (transaction) => {
    const user_id = await insertRegistered(transaction, {
      ...person,
      role: body.user_type,
      registration_key: key,
      created_at: now,
    })
    if (user_id === undefined) return undefined
    if (body.user_type === RECEIVER) {
      const { is_hunter, search_radius, is_always_available, specimen_type_ids, quantities } = body
      const wishes = specimen_type_ids
        .map((specimen_type_id, row) => ({ specimen_type_id, quantity: quantities[row] ?? 0 }))
        .filter(({ quantity }) => quantity > 0)
      await insertReceiver(transaction, { user_id, is_hunter, search_radius, is_always_available }, wishes)
    } else {
      const nit = body.nit ?? ''
      await insertGiver(transaction, { user_id, nit })
      const counted = { ...attempt, userId: user_id, federationId: federation_id }
      if (await countNitAttempt(transaction, counted)) await validateIfKnown(transaction, user_id, attempt)
    }
    await limitStrangers(transaction, email, attempt)
    await mailAddressLink(transaction, { id: user_id, email }, { publicUrl, now })
    return { id: user_id, hash: password_hash }
  })
}

/** Lists the federations open for registration. */
export const listAvailableFederations: Handler<'listAvailableFederations'> = ({ db }) =>
  findAvailableFederations(db)
