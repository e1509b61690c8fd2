import type { Db } from '../../database.ts'

/** Makes what is saved for a receiver wait for each other until the end of the transaction. */
export const lockReceiver = (transaction: Db, receiverId: number) =>
  transaction
    .selectFrom('receivers')
    .where('user_id', '=', receiverId)
    .select('user_id')
    .forNoKeyUpdate()
    .executeTakeFirst()
