import type { Insertable } from 'kysely'
import type { Db } from '../../database.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'

export const insertExport = (db: Db, row: Insertable<TechnicalTables['exports']>) =>
  db.insertInto('exports').values(row).execute()

/** What a person asked for under this hash; undefined for somebody else, or once it is over. */
export const findExport = (db: Db, tokenHash: string, userId: number, now: Date) =>
  db
    .selectFrom('exports')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .select(['statistic', 'chosen', 'created_at'])
    .executeTakeFirst()

export const deleteExports = (db: Db, now: Date) =>
  db.deleteFrom('exports').where('expires_at', '<', now).execute()
