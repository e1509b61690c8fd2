import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { termsVersions } from '../../../contract/shared/terms.ts'
import { RECEIVER } from '../../../contract/shared/users.ts'
import { limits } from '../../../contract/limits.ts'
import { computeContacts } from '../../../server/queries/giver/contact-search.ts'
import { finished, planned } from '../../world/hunts.ts'
import { giver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { inWorld, noon } from '../support/in-world.ts'

inWorld((world) => {
  /** Receivers who would come 80 km for boar, from `first` on; those `served` have received one already. */
  async function crowd(first: number, count: number, town: Parameters<typeof place>[0], served: boolean) {
    const ids = sql`generate_series(${first}::integer, ${first + count - 1}::integer) as n`
    await sql`
      insert into users (id, email, firstname, lastname, city_id, role_id, tos_version, accept_tos_date,
        gdpr_state)
      select n, n || '@example.org', 'Jean', 'Foule ' || n, ${place(town).id},
        (select id from roles where code = 'receiver'), ${termsVersions[RECEIVER]}, now(), 'accepted' from ${ids}`.execute(
      world.db(),
    )
    await sql`
      insert into receivers (user_id, is_always_available, search_radius)
      select n, true, 80 from ${ids}`.execute(world.db())
    await sql`
      insert into wishes (receiver_id, specimen_type_id, quantity) select n, 1, 1 from ${ids}`.execute(
      world.db(),
    )
    if (!served) return
    const hunt = finished[0]!.id
    await sql`
      insert into contacts (hunt_id, receiver_id, distance) select ${hunt}::bigint, n, 1 from ${ids}`.execute(
      world.db(),
    )
    await sql`
      insert into donations (hunt_id, receiver_id, specimen_type_id, quantity)
      select ${hunt}::bigint, n, 1, 1 from ${ids}`.execute(world.db())
  }
  /** Whom the list of the planned hunt has if so many of the nearest are ranked first; the same each time. */
  async function listed(nearest?: number): Promise<number[]> {
    await sql`delete from contacts where hunt_id = ${planned.id}`.execute(world.db())
    await world
      .db()
      .transaction()
      .execute((one) => computeContacts(one, planned.id, nearest))
    const rows = await world.all('contacts', { hunt_id: planned.id }, 'receiver_id')
    return rows.map(({ receiver_id }) => receiver_id).toSorted((a, b) => a - b)
  }
  const between = (ids: number[], first: number, count: number) =>
    ids.filter((id) => id >= first && id < first + count).length

  test('Who never received anything comes first, however far, while the nearest do not fill the list', async () => {
    await crowd(30_001, 900, 'Bourges', true)
    await crowd(40_001, 300, 'Vierzon', false)
    await crowd(50_001, 100, 'Vierzon', true)
    const all = await listed()
    expect(all).toHaveLength(limits.contacts)
    expect(between(all, 40_001, 300)).toBe(300)
    expect(between(all, 50_001, 100)).toBe(0)
    for (const nearest of [1, 500, 1200, 5000]) expect(await listed(nearest)).toEqual(all)
    // Who contests what they received is one of those who never did (decision 0140).
    await sql`
      insert into contested_lines (receiver_id, hunt_id, contested_on)
      select receiver_id, hunt_id, '2026-03-10' from donations
      where receiver_id between 30051 and 30060 or receiver_id between 50001 and 50010`.execute(world.db())
    const contesting = await listed()
    expect([between(contesting, 30_051, 10), between(contesting, 50_001, 10)]).toEqual([10, 10])
    for (const nearest of [1, 500, 1200, 5000]) expect(await listed(nearest)).toEqual(contesting)
  })

  test('The nearest who never received anything fill the list, but for those whose phone the giver knows', async () => {
    await crowd(30_001, 1100, 'Bourges', false)
    await crowd(40_001, 50, 'Vierzon', false)
    await crowd(50_001, 50, 'Vierzon', true)
    const known = { giver_id: giver.id, receiver_id: 50_007, shown_at: noon }
    await world.add('phone_reveals', known)
    const all = await listed()
    expect(all).toHaveLength(limits.contacts)
    expect(all.filter((id) => id > 40_000)).toEqual([50_007])
    for (const nearest of [1, 1050, 1150, 5000]) expect(await listed(nearest)).toEqual(all)
    const { contacts_found } = await world.one('hunts', { id: planned.id }, 'contacts_found')
    expect(contacts_found).toBeGreaterThanOrEqual(1200)
  })
})
