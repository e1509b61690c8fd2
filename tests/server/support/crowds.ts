import { sql } from 'kysely'
import { termsVersions } from '../../../contract/shared/terms.ts'
import { RECEIVER } from '../../../contract/shared/users.ts'
import { finished } from '../../world/hunts.ts'
import { place } from '../../world/places.ts'
import type { World } from './in-world.ts'

/** Receivers who would come 80 km for boar, numbered from `first` on; those served have received one already. */
export const crowdIn =
  (world: World) =>
  async (first: number, count: number, town: Parameters<typeof place>[0], are?: 'served'): Promise<void> => {
    const db = world.db()
    const ids = sql`generate_series(${first}::integer, ${first + count - 1}::integer) as n`
    await sql`
      insert into users (id, email, firstname, lastname, city_id, role_id, tos_version, accept_tos_date,
        gdpr_state)
      select n, n || '@example.org', 'Jean', 'Foule ' || n, ${place(town).id},
        (select id from roles where code = 'receiver'), ${termsVersions[RECEIVER]}, now(), 'accepted'
      from ${ids}`.execute(db)
    await sql`
      insert into receivers (user_id, is_always_available, search_radius) select n, true, 80 from ${ids}`.execute(
      db,
    )
    await sql`
      insert into wishes (receiver_id, specimen_type_id, quantity) select n, 1, 1 from ${ids}`.execute(db)
    if (are !== 'served') return
    const hunt = finished[0]!.id
    await sql`
      insert into contacts (hunt_id, receiver_id, distance) select ${hunt}::bigint, n, 1 from ${ids}`.execute(
      db,
    )
    await sql`
      insert into donations (hunt_id, receiver_id, specimen_type_id, quantity)
      select ${hunt}::bigint, n, 1, 1 from ${ids}`.execute(db)
  }
