import { type RawBuilder, sql } from 'kysely'
import type { OwnRecall } from '../../../contract/receiver/recalls.ts'
import type { Db } from '../../database.ts'
import { moment } from '../shared/moments.ts'
import { gameOf } from '../shared/recalls/recalled-game.ts'

/** Recalls that one person reads at most, the latest. */
const LISTED = 20

/** The recalls that concern somebody, as `which` chooses; nobody is named in them. */
async function select(db: Db, which: RawBuilder<unknown>): Promise<OwnRecall[]> {
  const { rows } = await sql<OwnRecall>`
    select recalls.id, ${moment('recalls.opened_at')} as opened_at, recalls.reason,
      ${gameOf(sql`animals.receiver_id = recall_receivers.receiver_id`)} as game,
      recalls.state = 'lifted' as is_lifted,
      recall_receivers.state in ('acknowledged', 'reached') as is_known,
      jsonb_build_object('name', federations.name, 'contact_email', federations.contact_email,
        'contact_phone', federations.contact_phone, 'contact_hours', federations.contact_hours) as federation
    from recall_receivers join recalls on recalls.id = recall_receivers.recall_id
    join federations on federations.id = recalls.federation_id
    where ${which}`.execute(db)
  return rows
}

/** Somebody's own: those to confirm first, then the latest. */
export const findOwnRecalls = (db: Db, receiverId: number): Promise<OwnRecall[]> =>
  select(
    db,
    sql`recall_receivers.receiver_id = ${receiverId}
      order by recall_receivers.state in ('acknowledged', 'reached'), recalls.opened_at desc, recalls.id desc
      limit ${LISTED}`,
  )

/** The one of somebody whom a recall concerns. */
export const findRecallOf = async (db: Db, id: number) =>
  (await select(db, sql`recall_receivers.id = ${id}`))[0]

/** Who of those whom a recall concerns somebody is; undefined where it does not. */
export const findOwnPlace = (db: Db, receiverId: number, recallId: number) =>
  db
    .selectFrom('recall_receivers')
    .where('receiver_id', '=', receiverId)
    .where('recall_id', '=', recallId)
    .select(['id', 'receiver_id'])
    .executeTakeFirst()

/** Whom a link was mailed to, among those whom a recall concerns. */
export const findLinkedPlace = (db: Db, hash: string) =>
  db
    .selectFrom('recall_receivers')
    .where('token_hash', '=', hash)
    .select(['id', 'receiver_id'])
    .executeTakeFirst()
