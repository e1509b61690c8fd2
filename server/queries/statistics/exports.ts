import type { Insertable } from 'kysely'
import type { Db } from '../../database.ts'
import type { TechnicalTables } from '../../storage/technical-tables.ts'

export const insertExport = (db: Db, row: Insertable<TechnicalTables['exports']>) =>
  db.insertInto('exports').values(row).execute()

/** The export that a person requested under this hash; undefined for another person or after expiry. */
export const findExport = (db: Db, tokenHash: string, userId: number, now: Date) =>
  db
    .selectFrom('exports')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .select(['statistic', 'chosen', 'created_at'])
    .executeTakeFirst()
