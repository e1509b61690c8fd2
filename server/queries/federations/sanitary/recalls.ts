import { sql } from 'kysely'
import type { Recall } from '../../../../contract/federations/recalls.ts'
import type { Db } from '../../../database.ts'
import { moment } from '../../shared/moments.ts'
import { isGone, isOwn, isTheirs } from '../../shared/recalls/people-to-tell.ts'
import { gameOf } from '../../shared/recalls/recall-takers.ts'
import { lockHuntsOf } from '../../shared/recalls/recalls.ts'
import { awaited, isTakenWhole } from '../../shared/recalls/recalled-hunts.ts'
import { countRows, cut, type Page, readRows } from '../../shared/rows.ts'
import type { Scope } from '../../shared/federations.ts'

/** The number of recalls of a federation. */
export const countAll = (db: Db, seer: Scope) => countRows(db)`from recalls where ${isTheirs(seer)}`

/** The people affected by a recall: those to call first. */
const receivers = sql`(
  select coalesce(jsonb_agg(to_jsonb(one) - 'rank' order by one.rank, one.id), '[]') from (
    select told.id, told.state, ${moment('told.told_at')} as told_at,
      ${moment('told.answered_at')} as answered_at,
      case when ${isGone} then told.kept_name
        else concat_ws(' ', people.firstname, people.lastname) end as name,
      case when ${isGone} then told.kept_phone else people.phone end as phone,
      case when ${isGone} then told.kept_email else people.email end as email,
      case when told.told_at is not null then 'sent' when mails.id is null then 'none'
        when mails.last_error is not null or mails.next_attempt_at is null then 'failed'
        else 'waiting' end as mail,
      nullif(concat_ws(' ', staff.firstname, staff.lastname), '') as by, told.call_attempts as attempts,
      ${moment('told.last_attempt_at')} as last_attempt_at, told.given_up_reason,
      array_position(array['toTell', 'told', 'unreachable', 'reached', 'acknowledged'], told.state) as rank
    from recall_receivers as told
    left join users as people on people.id = told.receiver_id
    left join users as staff on staff.id = told.answered_by
    left join mails on mails.id = told.mail_id
    where told.recall_id = recalls.id
  ) as one)`

/** The givers of the recalled game. */
const givers = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('name', concat_ws(' ', users.firstname, users.lastname),
    'phone', users.phone) order by users.id), '[]')
  from users where not users.is_deleted and users.id in (
    select hunts.giver_id from hunts join animals on animals.hunt_id = hunts.id
    join recall_animals on recall_animals.animal_id = animals.id
    where recall_animals.recall_id = recalls.id
    union select hunts.giver_id from hunts where ${isTakenWhole}))`

/** A page of recalls: open ones first, latest first. */
export const findRecalls = (db: Db, seer: Scope, asked: Page) =>
  readRows<Recall>(db)`
    select recalls.id, recalls.state, case when not ${isOwn(seer)} then (select name from federations
      where id = recalls.federation_id) end as other_federation, samples.reference as sample, recalls.reason, recalls.lifted_reason,
      ${moment('recalls.opened_at')} as opened_at, ${moment('recalls.ended_at')} as ended_at,
      ${gameOf(sql`true`)} as game, ${givers} as givers, ${awaited} as awaited, ${receivers} as receivers
    from recalls left join samples on samples.id = recalls.sample_id
    where ${isTheirs(seer)}
    order by recalls.state <> 'opened', recalls.opened_at desc, recalls.id desc
    ${cut(asked)}`

/**
 * Locks a recall that the caller's federation opened, after the people and hunts that it touches: in the
 * order of those who report them.
 */
export async function lockRecall(transaction: Db, id: number, seer: Scope) {
  const touched = await transaction
    .selectFrom('recall_animals')
    .innerJoin('recalls', 'recalls.id', 'recall_animals.recall_id')
    .where('recalls.id', '=', id)
    .where(isOwn(seer))
    .select('animal_id')
    .execute()
  await lockHuntsOf(
    transaction,
    touched.map(({ animal_id }) => animal_id),
    [],
  )
  return transaction
    .selectFrom('recalls')
    .where('id', '=', id)
    .where(isOwn(seer))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Locks a person affected by a recall within the caller's scope and the recall itself, after the person's
 * account, so that they are not anonymised meanwhile.
 */
export async function lockRecallReceiver(transaction: Db, id: number, seer: Scope) {
  await sql`
    select from users where id = (select receiver_id from recall_receivers
      join recalls on recalls.id = recall_receivers.recall_id
      where recall_receivers.id = ${id} and ${isTheirs(seer)}) for key share`.execute(transaction)
  const recall = await transaction
    .selectFrom('recalls')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('recall_receivers').where('recall_receivers.id', '=', id).select('recall_id'),
    )
    .where(isTheirs(seer))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!recall) return undefined
  const receiver = await transaction
    .selectFrom('recall_receivers')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { recall, receiver }
}
