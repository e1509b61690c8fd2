import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { computeContacts } from '../../../server/queries/giver/contact-search.ts'
import { planned } from '../../world/hunts.ts'
import { giver } from '../../world/people.ts'
import { crowdIn } from '../support/crowds.ts'
import { inWorld, noon } from '../support/in-world.ts'

inWorld((world) => {
  const crowd = crowdIn(world)
  /** Whom the list of the planned hunt has if so many of the nearest are ranked first; the same each time. */
  async function listed(nearest?: number): Promise<number[]> {
    await world.remove('contacts', { hunt_id: planned.id })
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
    await crowd(30_001, 900, 'Bourges', 'served')
    await crowd(40_001, 300, 'Vierzon')
    await crowd(50_001, 100, 'Vierzon', 'served')
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
    await crowd(30_001, 1100, 'Bourges')
    await crowd(40_001, 50, 'Vierzon')
    await crowd(50_001, 50, 'Vierzon', 'served')
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
