import { sql } from 'kysely'
import type { Db } from '../../../server/database.ts'
import { timed, times } from './timing.ts'

/** Months of the copy, of which the first `FILLED` have rows. */
const MONTHS = 16
const FILLED = 2

/**
 * The same rows in a table partitioned by month, for comparison: what it costs to find a contact by its
 * number or a list by its hunt, whose day the caller does not know, and to delete a month by dropping its
 * partition, after those who were called are moved elsewhere.
 */
export async function comparePartitions(db: Db): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`drop table if exists contacts_by_month`.execute(one)
    await sql`
      create table contacts_by_month (like contacts including defaults, day date not null)
      partition by range (day)`.execute(one)
    const { rows } = await sql<{ month: string }>`
      select (date_trunc('month', min(started_at)) + interval '1 month')::date::text as month
      from hunts where started_at > current_date - 345`.execute(one)
    const { month } = rows[0]!
    const bound = (after: number) =>
      sql`(${sql.lit(month)}::date + make_interval(months => ${sql.lit(after)}))::date`
    await sql`create table contacts_of_others partition of contacts_by_month default`.execute(one)
    for (let n = 0; n < MONTHS; n++)
      await sql`
        create table ${sql.table(`contacts_of_month_${n}`)} partition of contacts_by_month
        for values from (${bound(n)}) to (${bound(n + 1)})`.execute(one)
    await sql`
      insert into contacts_by_month
      select contacts.*, started_at from contacts join hunts on hunts.id = hunt_id
      where started_at >= ${bound(0)} and started_at < ${bound(FILLED)}`.execute(one)
    // Keys of a partitioned table contain the column that it is partitioned by.
    await sql`alter table contacts_by_month add primary key (id, day)`.execute(one)
    await sql`alter table contacts_by_month add unique (hunt_id, receiver_id, day)`.execute(one)
    await sql`create index on contacts_by_month (receiver_id)`.execute(one)
    await sql`vacuum analyze contacts_by_month`.execute(one)
    const { rows: drawn } = await sql<{ id: number; hunt_id: number; receiver_id: number }>`
      select id, hunt_id, receiver_id from contacts_of_month_1 order by random() limit 1000`.execute(one)
    for (const table of ['contacts', 'contacts_by_month'] as const) {
      const from = sql.table(table)
      await times(`A contact by its number, ${table}`, drawn, ({ id }) =>
        sql`select receiver_id from ${from} where id = ${id}`.execute(one),
      )
      await times(`The contacts of a hunt, ${table}`, drawn, ({ hunt_id }) =>
        sql`select count(*) from ${from} where hunt_id = ${hunt_id}`.execute(one),
      )
      await times(`The contacts of a person, ${table}`, drawn, ({ receiver_id }) =>
        sql`select count(*) from ${from} where receiver_id = ${receiver_id}`.execute(one),
      )
    }
    await timed('Moving those who were called out of a month', () =>
      sql`
        create table contacts_kept as
        select contacts.* from contacts_of_month_0 as contacts join hunts on hunts.id = hunt_id
        where exists (select from phone_reveals
          where phone_reveals.giver_id = hunts.giver_id and phone_reveals.receiver_id = contacts.receiver_id)`.execute(
        one,
      ),
    )
    await timed('… and dropping its partition', async () => {
      await sql`alter table contacts_by_month detach partition contacts_of_month_0`.execute(one)
      await sql`drop table contacts_of_month_0`.execute(one)
    })
    await sql`drop table contacts_by_month, contacts_kept`.execute(one)
  })
}
