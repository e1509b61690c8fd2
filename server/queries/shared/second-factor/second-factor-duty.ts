import { sql } from 'kysely'
import type { Db } from '../../../database.ts'
import { permissionsOfRole } from '../authority.ts'

/** Whether an account has a second factor, and by when it must have one. */
export type DutyRow = {
  second_factor_due_on: string | null
  is_second_factor_waived: boolean
  /** Grace period in days granted by the federation. */
  second_factor_grace: number | null
  has_passkey: boolean
  has_totp: boolean
  has_recovery_codes: boolean
}

const hasPasskey = sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)`
const hasTotp = sql<boolean>`exists (
  select from totp_secrets where totp_secrets.user_id = users.id and is_confirmed
)`

/** Whether the outer query's user has a second factor. */
export const hasSecondFactor = sql<boolean>`(${hasPasskey} or ${hasTotp})`

/** The columns of `DutyRow` for the outer query's user. */
export const dutyColumns = [
  sql<string | null>`users.second_factor_due_on`.as('second_factor_due_on'),
  sql<boolean>`users.is_second_factor_waived`.as('is_second_factor_waived'),
  sql<number | null>`(
    select second_factor_grace from federations where federations.id = users.federation_id
  )`.as('second_factor_grace'),
  hasPasskey.as('has_passkey'),
  hasTotp.as('has_totp'),
  sql<boolean>`exists (
    select from recovery_codes where recovery_codes.user_id = users.id
  )`.as('has_recovery_codes'),
] as const

/** The `DutyRow` of a person. */
export const findDutyRow = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .where('users.id', '=', userId)
    .select(['users.id', permissionsOfRole.as('permissions'), ...dutyColumns])
    .executeTakeFirst()

/**
 * Sets the day by which a person must have a second factor, unless one is set; answers the effective day.
 */
export async function setDueDay(db: Db, userId: number, day: string): Promise<string> {
  const row = await db
    .updateTable('users')
    .set({ second_factor_due_on: sql<string>`coalesce(second_factor_due_on, ${day}::date)` })
    .where('id', '=', userId)
    .returning('second_factor_due_on')
    .executeTakeFirst()
  return row?.second_factor_due_on ?? day
}

/** Moves later due days of a federation's staff forward to this one. */
export const advanceDueDays = (db: Db, federationId: number, day: string) =>
  db
    .updateTable('users')
    .set({ second_factor_due_on: day })
    .where('federation_id', '=', federationId)
    .where('second_factor_due_on', '>', day)
    .execute()
