import { expect, test } from 'vitest'
import type { View } from '../../../contract/statistics/statistics.ts'
import { dayAfter } from '../../../contract/days.ts'
import { statistics } from '../../../server/statistics/registry.ts'
import { waitingSince } from '../../../server/statistics/people.ts'
import { generous, planned } from '../../world/hunts.ts'
import { cher, luc, statistician, wolfhunter } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { inWorld, noon, today, type World } from '../support/in-world.ts'
import { looked, statisticAt as at } from '../support/looked.ts'

const day = dayAfter(today, generous.day)
const sumsOf = (rows: View['rows'], columns: number[]) =>
  columns.map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))

/** A giver of Indre hands four roe deer over to Luc. */
async function giveInIndre({ add, set }: World) {
  await set('users', { id: wolfhunter.id }, { federation_id: 2 })
  await set('hunts', { id: 21 }, { finished_at: noon })
  const contact = { hunt_id: 21, receiver_id: luc.id }
  await add('contacts', { ...contact, distance: 3 })
  await add('donations', { ...contact, specimen_type_id: 2, quantity: 4 })
}

inWorld((world) => {
  test('A viewer reads every statistic, and each row has a cell for each header', async () => {
    const listed = await (await world.as(statistician)).get('/api/v1/statistics')
    const described = listed.json() as { code: string; filters: { field: string }[] }[]
    expect(described.map(({ code }) => code)).toEqual(statistics.map(({ code }) => code))
    for (const { code } of described) {
      const { headers, rows, total } = await looked(world, code)
      for (const row of rows) expect([code, row.length]).toEqual([code, headers.length])
      expect(total).toBe(rows.length)
    }
  })

  test('Hand-overs are counted by game type, in a period and for one type', async () => {
    const byType = (rows: View['rows']) => rows.filter(([, animals]) => animals !== 0)
    expect(byType((await looked(world, 'donations_by_type')).rows)).toEqual([
      ['Sanglier', 2, 1],
      ['Chevreuil', 1, 1],
    ])
    const one = await looked(world, 'donations_by_type', { specimen_type_id: '2', from: day, to: day })
    expect(one.rows).toEqual([['Chevreuil', 1, 1]])
    const before = await looked(world, 'donations_by_type', { to: dayAfter(day, -1) })
    expect(byType(before.rows)).toEqual([])
  })

  test('Hand-overs over time are grouped by week, month or year', async () => {
    for (const [granularity, first] of [
      ['week', '2026-02-23'],
      ['month', '2026-02-01'],
      ['year', '2026-01-01'],
    ]) {
      const { headers, rows } = await looked(world, 'donations_over_time', { granularity })
      expect([headers[0]?.format, rows]).toEqual([granularity, [[first, 3, 2]]])
    }
  })

  test.each<[string, (world: World) => Promise<void>, number[]]>([
    ['planned, reported or late', async () => {}, [16, 2, 12, 2, 0]],
    [
      'planned until their day is over',
      ({ set }) => set('hunts', { id: planned.id }, { started_at: today }),
      [16, 2, 12, 2, 0],
    ],
    [
      'counted apart if their giver is blocked, since nobody will report them any more',
      ({ set }) => set('users', { id: wolfhunter.id }, { blocked_at: noon }),
      [16, 2, 12, 1, 1],
    ],
  ])('Hunts are %s', async (_, change, sums) => {
    await change(world)
    const { headers, rows } = await looked(world, 'hunts', { granularity: 'year' })
    expect(sumsOf(rows, [1, 2, 3, 4, 5])).toEqual(sums)
    expect(headers[5]?.label).toBe('Sans information, compte fermé')
  })

  test('Staff limited to a federation sees its figures only, and is not offered another', async () => {
    await giveInIndre(world)
    const everywhere = await looked(world, 'donations_by_type')
    expect(everywhere.rows[1]).toEqual(['Chevreuil', 5, 2])
    const there = await looked(world, 'donations_by_type', { federation_id: '2' })
    expect(there.rows[1]).toEqual(['Chevreuil', 4, 1])
    for (const { code } of statistics) {
      const own = await looked(world, code, {}, cher)
      const same = await looked(world, code, { federation_id: '1' })
      expect([code, own]).toEqual([code, same])
    }
    const other = await (await world.as(cher)).post(at('donations_by_type'), { federation_id: '2' })
    expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([422, ['federation_id']])
  })

  test('Contacts count in the period of their hunt, reveals on their day in France', async () => {
    await world.set('phone_reveals', {}, { shown_at: new Date('2025-12-31T23:30:00Z') })
    const january = { granularity: 'year', from: '2026-01-01', to: '2026-01-01' }
    expect((await looked(world, 'contacts', january)).rows).toEqual([['2026-01-01', 0, 1]])
    const before = { granularity: 'year', to: '2025-12-31' }
    expect((await looked(world, 'contacts', before)).rows.filter(([, , phones]) => phones !== 0)).toEqual([])
    const ofHunt = await looked(world, 'contacts', { granularity: 'month', from: day, to: day })
    expect(ofHunt.rows).toEqual([['2026-02-01', 2, 0]])
  })

  test.each(['22:00:00', '22:15:00'])(
    'Registrations from midnight in France on count for the new day (%s)',
    async (hour) => {
      const registered = await world.one('receivers', {}, 'user_id')
      await world.set('users', { id: registered.user_id }, { created_at: new Date(`2025-07-31T${hour}Z`) })
      const august = { granularity: 'month', from: '2025-08-01', to: '2025-08-01' }
      expect((await looked(world, 'registrations', august)).rows).toEqual([['2025-08-01', 0, 1]])
      expect((await looked(world, 'registrations', { to: '2025-07-31' })).rows).toEqual([])
    },
  )

  test('A commune has its validated givers, its receivers and the animals handed over there', async () => {
    const { rows } = await looked(world, 'coverage', { place: 'city' })
    const bourges = rows.find(([label]) => label === 'Bourges (18000)')!
    const city_id = place('Bourges').id
    const people = await world.all('users', { city_id, is_deleted: false }, 'id')
    const user_id = people.map(({ id }) => id)
    const givers = await world.all('givers', { user_id, validation_type: ['auto', 'manual'] })
    const receivers = await world.all('receivers', { user_id })
    expect(bourges.slice(4)).toEqual([givers.length, receivers.length, 3])
    const [department] = (await looked(world, 'coverage', { place: 'department' })).rows
    const ofCher = rows.filter(([, code]) => code === '18')
    expect(department!.slice(4)).toEqual(sumsOf(ofCher, [4, 5, 6]))
  })

  test('A giver who has waited for more than 48 working-day hours is counted as overdue', async () => {
    const waiters = (await world.all('givers', { validation_type: 'waiting' })).map(({ user_id }) => user_id)
    const registered = async (created_at: Date) => {
      await world.set('users', { id: waiters }, { created_at })
      const { rows } = await looked(world, 'validations')
      return sumsOf(rows, [1, 2])
    }
    const { length } = waiters
    expect(await registered(new Date(waitingSince(noon).getTime() - 60_000))).toEqual([length, length])
    expect(await registered(new Date(waitingSince(noon).getTime() + 3_600_000))).toEqual([length, 0])
  })

  test('A receiver who received something is served, the others never', async () => {
    const { rows } = await looked(world, 'never_served')
    const [, receivers, served, never, share] = rows.find(([name]) => String(name).includes('Cher'))!
    expect([served, Number(served) + Number(never)]).toEqual([1, receivers])
    expect(share).toBeCloseTo(Number(never) / Number(receivers), 3)
  })

  test.each([
    ['an unknown filter', { password: 'x' }, 'password'],
    ['an end before the start', { from: '2026-02-02', to: '2026-02-01' }, 'to'],
    ['the granularity « day »', { granularity: 'day' }, 'granularity'],
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['a federation that does not exist', { federation_id: '999' }, 'federation_id'],
    ['a value that is no text', { federation_id: { a: 1 } }, 'federation_id'],
  ])('Refused in French: %s', async (_, chosen, field) => {
    const response = await (await world.as(statistician)).post(at('donations_over_time'), chosen)
    const { errors } = response.json() as { errors: Record<string, string[]> }
    expect([response.statusCode, Object.keys(errors)]).toEqual([422, [field]])
    expect(errors[field]!.join()).toMatch(/^[A-ZÀÉL].*\.$/)
  })
})
