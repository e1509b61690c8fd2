import { sql } from 'kysely'
import { dayAfter } from '../../contract/days.ts'
import { BOAR } from '../../contract/shared/specimen-types.ts'
import type { Db } from '../database.ts'
import { insertSample } from '../queries/shared/samples.ts'
import { insertRecall } from '../queries/shared/recalls/recalls.ts'
import { seasonOf } from '../../contract/seasons.ts'
import { insertAll } from '../storage/bulk.ts'

const RECEIVER = 'receiver@example.org'
const STAFF = 'cher@example.org'
const TAGS = ['SA 0441', 'SA 0442', 'SA 0443']

type Taken = { hunt_id: number; started_at: string; receiver_id: number }

/**
 * Adds to the report of a giver's latest hunt at which boars were given that receiver@, a contact, received one
 * too. Called before the versions of reports are stored.
 */
export async function seedReceived(db: Db, giverId: number): Promise<void> {
  await sql`
    insert into donations (hunt_id, receiver_id, specimen_type_id, quantity)
    select hunts.id, contacts.receiver_id, ${BOAR}, 1
    from hunts join contacts on contacts.hunt_id = hunts.id join users on users.id = contacts.receiver_id
    where hunts.giver_id = ${giverId} and hunts.finished_at is not null and users.email = ${RECEIVER}
      and exists (select from donations
        where donations.hunt_id = hunts.id and donations.specimen_type_id = ${BOAR})
    order by hunts.started_at desc limit 1
    on conflict do nothing`.execute(db)
}

/** Two people whom a giver's latest reports name as recipients of a boar, and receiver@, last. */
async function findTaken(db: Db, giverId: number): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    with reported as (
      select distinct on (donations.receiver_id) hunts.id as hunt_id, hunts.started_at, donations.receiver_id,
        users.email = ${RECEIVER} as is_own
      from donations join hunts on hunts.id = donations.hunt_id
      join users on users.id = donations.receiver_id
      where hunts.giver_id = ${giverId} and donations.specimen_type_id = ${BOAR}
      order by donations.receiver_id, hunts.started_at desc
    ), others as (
      select * from reported where not is_own order by started_at desc, receiver_id limit 2
    )
    select hunt_id, started_at, receiver_id
    from (select * from others union all select * from reported where is_own) as taken
    order by is_own, started_at desc, receiver_id`.execute(db)
  return rows
}

/**
 * Seeds a pool of boars that tested positive for trichinella, and its recall: one person confirmed, one
 * was reached by telephone, and receiver@ has yet to confirm.
 */
export async function seedRecall(db: Db, giverId: number, today: string): Promise<void> {
  const taken = await findTaken(db, giverId)
  const { rows } = await sql<{ federation_id: number; staff: number }>`
    select givers.federation_id, staff.id as staff from users as givers, users as staff
    where givers.id = ${giverId} and staff.email = ${STAFF}`.execute(db)
  const [known] = rows
  if (taken.length < TAGS.length || !known) return
  const { federation_id, staff } = known
  const animals = taken.map(({ hunt_id, started_at, receiver_id }, index) => ({
    hunt_id,
    federation_id,
    receiver_id,
    specimen_type_id: BOAR,
    tag: TAGS[index]!,
    examination: 'none' as const,
    state: 'recalled' as const,
    is_warned: true,
    season: seasonOf(started_at),
    noted_at: new Date(`${started_at}T10:00:00Z`),
    handed_over_at: new Date(`${started_at}T16:00:00Z`),
  }))
  await insertAll(db, 'animals', animals)
  const ids = await db.selectFrom('animals').where('tag', 'in', TAGS).select('id').orderBy('id').execute()
  const animalIds = ids.map(({ id }) => id)
  const days = { taken_on: dayAfter(taken[0]!.started_at, 1), sent_on: dayAfter(taken[0]!.started_at, 2) }
  const sample_id = await insertSample(
    db,
    {
      federation_id,
      laboratory: 'Laboratoire départemental du Cher',
      reference: 'TRI-0104',
      state: 'positive',
      ...days,
      result_on: dayAfter(today, -1),
      result_by: staff,
    },
    animalIds,
  )
  const at = (hour: string) => new Date(`${dayAfter(today, -1)}T${hour}:00Z`)
  const whole = { hunted_on: null, city_id: null, specimen_type_id: null, reason: null }
  const opened = { state: 'opened' as const, opened_at: at('09:12'), ended_at: null }
  const recall = await insertRecall(db, { federation_id, sample_id, ...whole, ...opened })
  await insertAll(
    db,
    'recall_animals',
    animalIds.map((animal_id) => ({ recall_id: recall.id, animal_id })),
  )
  const told = { recall_id: recall.id, mail_id: null, token_hash: null, told_at: at('09:13') }
  const [confirmed, called, waiting] = taken
  await insertAll(db, 'recall_receivers', [
    {
      ...told,
      receiver_id: confirmed!.receiver_id,
      state: 'acknowledged',
      answered_at: at('09:40'),
      answered_by: null,
    },
    {
      ...told,
      receiver_id: called!.receiver_id,
      state: 'reached',
      answered_at: at('10:25'),
      answered_by: staff,
    },
    { ...told, receiver_id: waiting!.receiver_id, state: 'told', answered_at: null, answered_by: null },
  ])
}
