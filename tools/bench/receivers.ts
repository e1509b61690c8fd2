import { sql } from 'kysely'
import { RECEIVER } from '../../contract/shared/users.ts'
import type { Db } from '../../server/database.ts'
import { termsOf } from '../../server/rules/terms.ts'

/** Receivers distributed by population, in the order of their communes, with ids that follow each other. */
export async function seedReceivers(db: Db, count: number): Promise<void> {
  await sql`
    insert into users (email, firstname, lastname, phone, city_id, role_id, tos_version, accept_tos_date,
      gdpr_state)
    select n || '@example.org', 'Jean', 'Martin ' || n, '0639980000', city_id,
      (select id from roles where code = 'receiver'), ${termsOf(RECEIVER)}::text, now(), 'accepted'
    from (
      select cities.id as city_id, row_number() over (order by cities.id) as n
      from cities, lateral generate_series(1,
        floor(population * ${count}::float8 / (select sum(population) from cities) + random())::int)
    ) as people order by n`.execute(db)
  await sql`
    insert into receivers (user_id, search_radius, is_always_available)
    select id, (array[5, 10, 20, 20, 20, 30, 40, 80])[1 + floor(random() * 8)::int], random() < 0.5
    from users order by city_id`.execute(db)
  await seedWishes(db)
}

/** What receivers wish for, and when those are available who are not always. */
export async function seedWishes(db: Db): Promise<void> {
  await sql`
    insert into wishes (receiver_id, specimen_type_id, quantity)
    select user_id, type, 1 + floor(random() * 5)::int from receivers, generate_series(1, 6) as type
    where random() < case type when 1 then 0.8 when 2 then 0.6 else 0.2 end`.execute(db)
  await sql`
    insert into availabilities (receiver_id, started_at, ended_at)
    select user_id, current_date + start, current_date + start + 14
    from receivers, lateral (select floor(random() * 90)::int - 30 as start where user_id > 0) as period
    where not is_always_available`.execute(db)
}
