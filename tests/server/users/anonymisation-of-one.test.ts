import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { admin, cher, giver, nadia, wolfhunter } from '../../world/people.ts'
import { informed, othersHunts } from '../../world/hunts.ts'
import { place } from '../../world/places.ts'
import { inWorld, noon } from '../support/in-world.ts'

const later = new Date(noon.getTime() + 3_600_000)

/** Tables with personal rows, and the column of their owner. */
const owners = {
  users: sql`id`,
  givers: sql`user_id`,
  receivers: sql`user_id`,
  hunts: sql`giver_id`,
  giver_cities: sql`giver_id`,
  animals: sql`(select giver_id from hunts where hunts.id = hunt_id)`,
  meetings: sql`(select giver_id from hunts where hunts.id = hunt_id)`,
  report_versions: sql`author_id`,
  report_requests: sql`author_id`,
  wishes: sql`receiver_id`,
  availabilities: sql`receiver_id`,
}

inWorld((world) => {
  /** All rows of those tables of other people, as text. */
  const rowsOfOthers = async (id: number) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(owners).map(async ([table, owner]) => {
          const { rows } = await sql<{ row: string }>`
            select to_jsonb(t)::text as row from ${sql.table(table)} as t
            where ${owner} is distinct from ${id} order by 1`.execute(world.db())
          return [table, rows.map(({ row }) => row)]
        }),
      ),
    )
  const anonymise = async (id: number) =>
    expect((await (await world.as(admin)).delete(`/api/v1/users/${id}/delete`)).statusCode).toBe(200)

  test.each([
    ['a giver', giver.id],
    ['a receiver', nadia.id],
    ['a member of staff', cher.id],
  ])('Anonymising %s leaves the rows of others unchanged', async (_, id) => {
    await sql`update hunts set idempotency_key = 'the attempt of hunt ' || id`.execute(world.db())
    await sql`update animals set examiner_name = 'Somebody trained', idempotency_key = 'animal ' || id`.execute(
      world.db(),
    )
    const met = { place: 'La mairie', city_id: place('Bourges').id, contact_name: null, contact_phone: null }
    const times = { starts_at: noon, ends_at: later, noted_at: noon }
    await world.add(
      'meetings',
      [informed, ...othersHunts].map((hunt) => ({ ...met, ...times, hunt_id: hunt.id })),
    )
    const before = await rowsOfOthers(id)
    for (const table of ['hunts', 'meetings']) expect(before[table]).not.toEqual([])
    await anonymise(id)
    expect(await rowsOfOthers(id)).toEqual(before)
  })

  test('Of the members with the person’s NIT and name, only the one of their own federation is deleted', async () => {
    const { nit } = await world.one('givers', { user_id: wolfhunter.id }, 'nit')
    const member = { nit, firstname: wolfhunter.firstname, lastname: wolfhunter.lastname }
    await world.remove('retrievers', {})
    await world.add(
      'retrievers',
      [1, 2].map((federation_id) => ({ ...member, federation_id })),
    )
    // Of those whom an import removed, whoever has the NIT, by any name.
    await world.add(
      'removed_retrievers',
      [1, 2].map((federation_id) => ({ ...member, lastname: 'Autre', federation_id, removed_at: noon })),
    )
    await anonymise(wolfhunter.id)
    for (const table of ['retrievers', 'removed_retrievers'] as const)
      expect([table, await world.all(table, {}, 'federation_id')]).toEqual([table, [{ federation_id: 2 }]])
  })
})
