import type * as z from 'zod/mini'
import { roleIsKept, type UserEntry } from '../../contract/users/user-entry.ts'
import type { Permission } from '../../contract/permissions.ts'
import { changeAuthority, holdsAll } from './authority.ts'
import type { Db, DbTransaction } from '../database.ts'
import { Forbidden, Refused, type FieldMessages } from '../http/errors.ts'
import type { Caller } from '../http/handler.ts'
import { findHolder, type Holder } from '../queries/shared/authority.ts'
import { findRole, type RoleFound } from '../queries/roles/roles.ts'
import { isAddressTaken } from '../queries/shared/address-changes.ts'
import { exists, type UserFound } from '../queries/users/user-rows.ts'
import { isSelfRegistered } from '../../contract/shared/roles.ts'

type Entry = z.output<typeof UserEntry>
/** An entry and the user being edited; null for a new user. */
type Question = { entry: Entry; user: UserFound | null; now: Date }

/**
 * Changes users in one transaction, one change at a time across the application. `change` receives the
 * caller as read within it, since their powers may have been revoked after the request came in.
 * @throws Forbidden, Conflict
 */
export const changeUsers = (
  db: Db,
  { id }: Pick<Caller, 'id'>,
  permission: Permission,
  change: (transaction: DbTransaction, holder: Holder) => Promise<void>,
): Promise<void> =>
  db
    .transaction()
    .execute((transaction) =>
      changeAuthority(transaction, async () => {
        const holder = await findHolder(transaction, id)
        if (!holder?.permissions.includes(permission)) throw new Forbidden()
        await change(transaction, holder)
      }),
    )
    .catch((error: Error & { constraint?: string }) => {
      // Somebody registered with the same address meanwhile.
      if (error.constraint === 'users_email_key') throw new Refused(taken)
      throw error
    })

const taken = { email: ['Cette adresse e-mail est déjà celle d’un compte.'] }

/**
 * Validates an entry and answers the row to store, and its role.
 * @throws Refused, with French messages by field, when it breaks a rule of spec §5 or §6
 */
export async function checkUser(transaction: DbTransaction, holder: Holder, question: Question) {
  const { entry, user, now } = question
  const email = entry.email.toLowerCase()
  const kept = <K extends 'lastname' | 'phone' | 'city_id' | 'federation_id'>(key: K) =>
    entry[key] === undefined ? (user?.[key] ?? null) : entry[key]
  const federation_id = holder.federationId ?? kept('federation_id')
  const city_id = kept('city_id')
  const role = await findRole(transaction, entry.role_id)
  const errors: FieldMessages = {
    ...((await isAddressTaken(transaction, email, { except: user?.id ?? null, now })) && taken),
    ...roleErrors(holder, role, user),
    ...((federation_id !== user?.federation_id || role?.id !== user.role_id) &&
      (await federationErrors(transaction, holder, { id: federation_id, role, user }))),
    ...(city_id !== null &&
      !(await exists(transaction, 'cities', city_id)) && { city_id: ['Cette commune n’existe pas.'] }),
  }
  if (!role || Object.keys(errors).length > 0) throw new Refused(errors)
  const { firstname } = entry
  const [lastname, phone] = [kept('lastname'), kept('phone')]
  return { role, row: { firstname, lastname, email, phone, city_id, federation_id, role_id: role.id } }
}

/**
 * Refuses roles with powers that the caller lacks, and a change of the caller's own role. The current
 * role is always accepted. Self-registered users keep the role of their registration, and may be given it
 * back.
 */
function roleErrors(holder: Holder, role: RoleFound | undefined, user: UserFound | null): FieldMessages {
  if (!role) return { role_id: ['Ce rôle n’existe pas.'] }
  if (role.id === user?.role_id) return {}
  if (holder.id === user?.id) return { role_id: ['Vous ne pouvez pas changer votre propre rôle.'] }
  if (user && isSelfRegistered({ code: user.role_code })) return { role_id: [roleIsKept] }
  if (role.code === user?.registered_as) return {}
  if (isSelfRegistered(role) || !role.affectable_from_backoffice)
    return { role_id: ['Ce rôle ne peut pas être donné ici : on le prend en s’inscrivant.'] }
  if (!holdsAll(holder, role.permissions))
    return { role_id: ['Ce rôle donne des permissions que vous n’avez pas.'] }
  return {}
}

type Wanted = { id: number | null; role: RoleFound | undefined; user: UserFound | null }

async function federationErrors(
  transaction: DbTransaction,
  holder: Holder,
  { id, role, user }: Wanted,
): Promise<FieldMessages> {
  if (holder.id === user?.id)
    return id === user.federation_id
      ? {}
      : { federation_id: ['Vous ne pouvez pas changer votre propre fédération.'] }
  if (id === null)
    return role && isSelfRegistered(role)
      ? { federation_id: ['Cette personne appartient à une fédération : choisissez-la.'] }
      : {}
  return (await exists(transaction, 'federations', id))
    ? {}
    : { federation_id: ['Cette fédération n’existe pas.'] }
}
