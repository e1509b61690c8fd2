import { type RawBuilder, sql } from 'kysely'
import type { OwnRecall } from '../../../contract/receiver/recalls.ts'
import type { Db } from '../../database.ts'
import { moment } from '../shared/moments.ts'
import { gameOf } from '../shared/recalls/recall-takers.ts'
import { readRows } from '../shared/rows.ts'

/** Maximum recalls listed for one person, latest first. */
const LISTED = 20

/** Selects recalls that affect people by the condition `which`, without names. */
const select = (db: Db, which: RawBuilder<unknown>) =>
  readRows<OwnRecall>(db)`
    select recalls.id, ${moment('recalls.opened_at')} as opened_at, recalls.reason,
      ${gameOf(sql`animals.receiver_id = recall_receivers.receiver_id`)} as game,
      recalls.state = 'lifted' as is_lifted,
      recall_receivers.state in ('acknowledged', 'reached') as is_known,
      jsonb_build_object('name', federations.name, 'contact_email', federations.contact_email,
        'contact_phone', federations.contact_phone, 'contact_hours', federations.contact_hours) as federation
    from recall_receivers join recalls on recalls.id = recall_receivers.recall_id
    join federations on federations.id = recalls.federation_id
    where ${which}`

/** A receiver's own recalls: unconfirmed ones first, then latest first. */
export const findOwnRecalls = (db: Db, receiverId: number): Promise<OwnRecall[]> =>
  select(
    db,
    sql`recall_receivers.receiver_id = ${receiverId}
      order by recall_receivers.state in ('acknowledged', 'reached'), recalls.opened_at desc, recalls.id desc
      limit ${LISTED}`,
  )

/** The recall of one affected person. */
export const findRecallOf = async (db: Db, id: number) =>
  (await select(db, sql`recall_receivers.id = ${id}`))[0]

/** The entry of a receiver among those affected by a recall; undefined if they are not. */
export const findOwnPlace = (db: Db, receiverId: number, recallId: number) =>
  db
    .selectFrom('recall_receivers')
    .where('receiver_id', '=', receiverId)
    .where('recall_id', '=', recallId)
    .select(['id', 'receiver_id'])
    .executeTakeFirst()

/** The affected person to whom a link was mailed. */
export const findLinkedPlace = (db: Db, hash: string) =>
  db
    .selectFrom('recall_receivers')
    .where('token_hash', '=', hash)
    .select(['id', 'receiver_id'])
    .executeTakeFirst()
