import type { Insertable } from 'kysely'
import type { Db } from '../../database.ts'
import type { Tables } from '../../storage/tables.ts'

/** Records that a receiver's phone was revealed to a giver; permanent. */
export const insertReveal = (transaction: Db, reveal: Insertable<Tables['phone_reveals']>) =>
  transaction
    .insertInto('phone_reveals')
    .values(reveal)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
