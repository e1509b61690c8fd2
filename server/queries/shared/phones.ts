import type { Insertable } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'

/** Logs that the giver was shown the receiver's phone; once shown it stays so. */
export const insertReveal = (transaction: Db, reveal: Insertable<Tables['phone_reveals']>) =>
  transaction
    .insertInto('phone_reveals')
    .values(reveal)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
