import { sql, type Insertable, type Updateable } from 'kysely'
import type { StateValueFrom } from 'xstate'
import type { federationLifecycle } from '../../../machines/lifecycles/federation.ts'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'
import { inScope } from '../shared/federations.ts'

/** A federation, and the only one visible to the caller; null if all are. */
export type Scoped = { id: number; scope: number | null }

const federationIn = (db: Db, { id, scope }: Scoped) =>
  db
    .selectFrom('federations')
    .where('id', '=', id)
    .where(inScope({ federationId: scope }, 'id'))
    .select([
      'id',
      'name',
      'department_code',
      'logo_version',
      'contact_email',
      'contact_phone',
      'contact_hours',
      'second_factor_grace',
      'near_territories',
    ])

/** A federation within the caller's scope, if it exists. */
export const findFederation = (db: Db, scoped: Scoped) => federationIn(db, scoped).executeTakeFirst()

/**
 * The same, locked until the end of the transaction: nobody can join or leave it, and its communes cannot
 * change.
 */
export const lockFederation = (transaction: Db, scoped: Scoped) =>
  federationIn(transaction, scoped).forUpdate().executeTakeFirst()

/**
 * The lifecycle state of a federation, and whether it has any users, anonymised ones included. A
 * transaction that relies on the result must lock the federation first.
 */
export async function readFederationState(
  db: Db,
  id: number,
): Promise<{ state: StateValueFrom<typeof federationLifecycle>; hasUsers: boolean }> {
  const { rows } = await sql<{ has_towns: boolean; has_users: boolean }>`select
    exists (select from federation_cities where federation_id = ${id} and not is_near) as has_towns,
    exists (select from users where federation_id = ${id}) as has_users`.execute(db)
  const { has_towns, has_users } = rows[0]!
  return { state: has_towns ? 'initialised' : 'uninitialised', hasUsers: has_users }
}

/** Inserts a federation; undefined if the department already has one. */
export const insertFederation = (db: Db, row: Insertable<Tables['federations']>) =>
  db
    .insertInto('federations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const replaceFederation = (db: Db, id: number, row: Updateable<Tables['federations']>) =>
  db.updateTable('federations').set(row).where('id', '=', id).execute()

export const removeFederation = (db: Db, id: number) =>
  db.deleteFrom('federations').where('id', '=', id).execute()

/** The logo of a federation and its version; undefined without one. */
export const findLogo = (db: Db, id: number) =>
  db
    .selectFrom('federations')
    .where('id', '=', id)
    .where('logo', 'is not', null)
    .select(['logo', 'logo_version'])
    .executeTakeFirst()
