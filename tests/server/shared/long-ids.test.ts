import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { admin, giver, luc, nadia } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { inWorld, today } from '../support/in-world.ts'

/** The first number that exceeds four bytes. */
const LONG = 2_147_483_648

inWorld((world) => {
  test('No id and no reference is limited to four bytes, except game types, which are bits', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('integer', 'smallint')
        and (column_name = 'id' or column_name like '%\_id' or column_name like '%\_by')
        and column_name <> 'specimen_type_id' and table_name <> 'specimen_types'
      order by 1`.execute(world.db())
    expect(rows).toEqual([])
  })

  test('A giver’s work continues beyond four bytes, and ids stay numbers', async () => {
    for (const table of ['users', 'hunts', 'contacts', 'acts', 'mails'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${LONG})`.execute(world.db())
    const visitor = await world.as(giver)
    const entry = { started_at: dayAfter(today, 8), city_id: place('Bourges').id, is_wolfhunter: 0 }
    const plan = await visitor.post('/api/v1/hunts/self', {
      ...entry,
      specimen_type_ids: [1, 2],
      quantities: [3, 2],
    })
    expect(plan.statusCode).toBe(200)
    const planned = (await visitor.get('/api/v1/hunts/self?hunt_state_code=planned')).json().data[1]
    expect(planned).toMatchObject({ id: LONG + 1, city_id: place('Bourges').id })
    const hunt = `/api/v1/hunts/self/${planned.id}`
    expect((await visitor.post(`${hunt}/contacts`)).statusCode).toBe(200)
    const { contacts } = (await visitor.get(`${hunt}/donations`)).json().data
    expect(contacts).toHaveLength(6)
    const ids = contacts.map(({ id }: { id: number }) => id)
    expect(ids.every((id: unknown) => typeof id === 'number' && id > LONG)).toBe(true)
    const shown = await visitor.put(`/api/v1/contacts/${ids[0]}/phone`)
    expect([shown.statusCode, shown.json().data?.id]).toEqual([200, ids[0]])

    // The day passes, and the report names them.
    await world.set('hunts', { id: planned.id }, { started_at: dayAfter(today, -1) })
    const report = { contact_ids: ids.slice(0, 2), specimen_type_ids: [1, 2], quantities: [1, 1] }
    expect((await visitor.post(`${hunt}/donations`, report)).statusCode).toBe(200)

    const staff = await world.as(admin)
    const acts = (await staff.get(`/api/v1/users/${giver.id}/acts`)).json().data
    expect(acts.map(({ id }: { id: number }) => id)).toEqual([LONG + 2, LONG + 1])
    const role = (await staff.get('/api/v1/users?search=nadia')).json().data[0]
    expect([role.id, role.role.id]).toEqual([nadia.id, 2])
  })

  test('Lists of ids are numbers too, and an unknown id belongs to nobody', async () => {
    const { rows } = await sql<{ ids: number[]; one: number }>`
      select jsonb_agg(id order by id) as ids, min(id) as one from users where id in (${giver.id}, ${luc.id})`.execute(
      world.db(),
    )
    expect(rows).toEqual([{ ids: [giver.id, luc.id], one: giver.id }])
    const visitor = await world.as(giver)
    for (const id of [LONG, Number.MAX_SAFE_INTEGER, '9007199254740993', '99999999999999999999']) {
      expect([id, (await visitor.get(`/api/v1/hunts/self/${id}/donations`)).statusCode]).toEqual([id, 404])
      const { statusCode } = await visitor.post('/api/v1/givers/self/cities', { city_id: id })
      expect([id, statusCode]).toEqual([id, 422])
    }
  })
})
