import { sql } from 'kysely'
import { parisDay } from '../../../contract/days.ts'
import type { Db } from '../../../server/database.ts'
import { computeContacts } from '../../../server/queries/giver/contact-search.ts'
import { findContacts } from '../../../server/queries/giver/contacts.ts'
import { insertReport, lockReceivers } from '../../../server/queries/giver/donations.ts'
import { lockContactPhone } from '../../../server/queries/giver/phones.ts'
import { countReveals, insertReveal } from '../../../server/queries/shared/receivers.ts'
import { erasePerson } from '../../../server/queries/users/anonymisation.ts'
import { findContacts as findStatistic } from '../../../server/queries/statistics/statistics-donations.ts'
import { explaining } from '../database.ts'
import { median, timed, times } from '../timing.ts'

const now = new Date()
const today = parisDay(now)

/** Runs of each measure, every one with rows that the others do not read. */
const RUNS = 30

type Hunt = { id: number; giver_id: number; contact_id: number }

/** Hunts with a full list, drawn from all of them, and their last contact, who was not called. */
async function drawHunts(db: Db, when: 'over' | 'planned', count: number): Promise<Hunt[]> {
  const { rows } = await sql<Hunt>`
    select hunts.id, hunts.giver_id, last.id as contact_id
    from (select * from hunts
      where started_at ${sql.raw(when === 'planned' ? '>' : '<')} current_date and started_at > current_date - 90
      order by random() limit ${count}) as hunts,
      lateral (select id from contacts where hunt_id = hunts.id order by receiver_id desc limit 1) as last`.execute(
    db,
  )
  return rows
}

const reveal = (db: Db, { giver_id, contact_id }: Hunt) =>
  db.transaction().execute(async (transaction) => {
    const { receiver_id } = (await lockContactPhone(transaction, giver_id, contact_id))!
    await insertReveal(transaction, { giver_id, receiver_id, shown_at: now })
  })

/** Ten receivers got something. */
const report = (db: Db, { id }: Hunt) =>
  db.transaction().execute(async (transaction) => {
    const { contacts } = await findContacts(transaction, id, now)
    const ids = contacts.slice(0, 10).map((contact) => contact.id)
    const receivers = await lockReceivers(transaction, id, ids)
    const donations = [...receivers.values()].map((receiver_id) => ({
      receiver_id,
      specimen_type_id: 6,
      quantity: 1,
    }))
    await insertReport(transaction, id, donations, now)
  })

/** Rows of contacts written by this connection; PostgreSQL counts them at once, but reports them later. */
async function countWritten(transaction: Db): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    select n_tup_ins + n_tup_upd + n_tup_del as written from pg_stat_xact_user_tables
    where relname = 'contacts'`.execute(transaction)
  return rows[0]!.written
}

/** Recomputes hunts, and prints how many rows of contacts are written for one. */
async function recompute(db: Db, what: string, hunts: Hunt[]): Promise<void> {
  const written: number[] = []
  await times(what, hunts, ({ id }) =>
    db.transaction().execute(async (transaction) => {
      const before = await countWritten(transaction)
      await computeContacts(transaction, id)
      written.push((await countWritten(transaction)) - before)
    }),
  )
  console.log(`  rows written: ${median(written)}`)
}

export async function measureHunts(db: Db): Promise<void> {
  await sql`select setseed(0.16)`.execute(db)
  const over = await drawHunts(db, 'over', RUNS)
  await times('Reading the contacts of a hunt', over, ({ id }) => findContacts(db, id, now))
  await times('… again', over, ({ id }) => findContacts(db, id, now))
  await times('Revealing a number', over, (hunt) => reveal(db, hunt))
  await times('Reporting ten receivers, with the list', over, (hunt) => report(db, hunt))
  const planned = await drawHunts(db, 'planned', RUNS)
  await recompute(db, 'Recomputing a hunt whose people have all changed', planned)
  await recompute(db, '… again, nothing has changed', planned)
  await sql`
    delete from contacts
    where hunt_id = any(${planned.map(({ id }) => id)}::bigint[]) and receiver_id % 10 = 0`.execute(db)
  await recompute(db, '… again, a tenth is missing', planned)
}

export async function measurePeople(db: Db): Promise<void> {
  const draw = async (table: 'receivers' | 'givers') => {
    const { rows } = await sql<{ id: number }>`
      select user_id as id from ${sql.table(table)} join users on users.id = user_id
      where not is_deleted order by random() limit ${RUNS}`.execute(db)
    return rows.map(({ id }) => ({ id, email: null, firstname: '', lastname: null, federation_id: null }))
  }
  const receivers = await draw('receivers')
  await times('How many hunters hold a receiver’s number', receivers, ({ id }) => countReveals(db, id))
  const erase = (person: (typeof receivers)[number]) =>
    db.transaction().execute((transaction) => erasePerson(transaction, person, now))
  await times('Anonymising a receiver', receivers, erase)
  await times('Anonymising a giver', await draw('givers'), erase)
}

export async function measureStatistic(db: Db): Promise<void> {
  const always = { from: null, to: null, federationId: null, specimenTypeId: null, now }
  const asked = { ...always, granularity: 'month', place: 'city' } as const
  const { rows } = await sql<{ id: number }>`select min(federation_id) as id from users`.execute(db)
  const read = (chosen: object) => findStatistic(db, { ...asked, ...chosen })
  await timed('Statistic of contacts, one federation', () => read({ federationId: rows[0]!.id }))
  await timed('Statistic of contacts, the country, this month', () =>
    read({ from: `${today.slice(0, 7)}-01` }),
  )
  await timed('Statistic of contacts, the country', () => read({}))
}

export async function explain(db: Db): Promise<void> {
  const [over] = await drawHunts(db, 'over', 1)
  const [planned] = await drawHunts(db, 'planned', 1)
  const told = db.withPlugin(explaining)
  await findContacts(told, over!.id, now)
  await computeContacts(told, planned!.id)
  await lockContactPhone(told, over!.giver_id, over!.contact_id)
  await countReveals(told, 1)
}
