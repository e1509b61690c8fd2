import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { receiver } from '../../world/people.ts'
import { expectRefusals, inWorld, today } from '../support/in-world.ts'

const availabilities = '/api/v1/availabilities/self'
const day = (days: number) => dayAfter(today, days)
/** Periods in days from today, in the format of the request. */
const entry = (...periods: [from: number, to: number][]) => ({
  is_always_available: 0,
  started_at_dates: periods.map(([from]) => day(from)),
  ended_at_dates: periods.map(([, to]) => day(to)),
})
const listed = (...periods: [from: number, to: number][]) =>
  periods.map(([from, to]) => ({ started_at: day(from), ended_at: day(to) }))

inWorld((world) => {
  const rows = () => world.all('availabilities', {})
  const seed = (...periods: [from: number, to: number][]) =>
    world.add(
      'availabilities',
      listed(...periods).map((period) => ({ ...period, receiver_id: receiver.id })),
    )
  const read = async (visitor: Awaited<ReturnType<typeof world.as>>) =>
    (await visitor.get(availabilities)).json().data as unknown

  test('Periods are replaced, earliest first; always available keeps them', async () => {
    const visitor = await world.as(receiver)
    expect(await read(visitor)).toEqual({ is_always_available: true, availabilities: [] })
    expect((await visitor.put(availabilities, entry([20, 30], [0, 7]))).statusCode).toBe(200)
    expect(await read(visitor)).toEqual({
      is_always_available: false,
      availabilities: listed([0, 7], [20, 30]),
    })
    await visitor.put(availabilities, { ...entry([0, 7]), is_always_available: 1 })
    expect(await read(visitor)).toEqual({ is_always_available: true, availabilities: listed([0, 7]) })
    await visitor.put(availabilities, entry())
    expect(await read(visitor)).toEqual({ is_always_available: false, availabilities: [] })
  })

  test('Overlapping or adjacent periods become one', async () => {
    const visitor = await world.as(receiver)
    const sent = entry([10, 12], [0, 3], [4, 5], [2, 2], [11, 20], [7, 8])
    expect((await visitor.put(availabilities, sent)).statusCode).toBe(200)
    expect(await read(visitor)).toMatchObject({ availabilities: listed([0, 5], [7, 8], [10, 20]) })
  })

  test('What was read and is saved again stays as it is, also a period that ends today', async () => {
    await seed([-5, 0], [0, 0], [3, 8])
    const visitor = await world.as(receiver)
    for (const sent of [listed([-5, 0], [3, 8]), listed([3, 8]), []]) {
      const saved = await visitor.put(availabilities, {
        is_always_available: 0,
        started_at_dates: sent.map(({ started_at }) => started_at),
        ended_at_dates: sent.map(({ ended_at }) => ended_at),
      })
      expect(saved.statusCode).toBe(200)
      expect(await read(visitor)).toMatchObject({ availabilities: sent })
    }
  })

  test('A running period keeps its first day; a past one is hidden and kept', async () => {
    await seed([-30, -20], [-5, 5])
    const visitor = await world.as(receiver)
    expect(await read(visitor)).toMatchObject({ availabilities: listed([-5, 5]) })
    expect((await visitor.put(availabilities, entry([-5, 3], [9, 9]))).statusCode).toBe(200)
    expect(await read(visitor)).toMatchObject({ availabilities: listed([-5, 3], [9, 9]) })
    await expectRefusals(world, (body) => visitor.put(availabilities, body), [
      ['another past day', entry([-4, 3]), 'started_at_dates.0'],
      ['the first day of what is over', entry([-30, 3]), 'started_at_dates.0'],
      ['an end before today', entry([-5, -1]), 'ended_at_dates.0'],
    ])
    expect((await visitor.put(availabilities, entry())).statusCode).toBe(200)
    expect((await rows()).map(({ ended_at }) => ended_at)).toEqual([day(-20)])
  })

  test('An invalid date is refused at its field, and nothing is stored partially', async () => {
    const visitor = await world.as(receiver)
    await visitor.put(availabilities, entry([0, 7]))
    const before = await rows()
    const many = Array.from({ length: 1000 }, (): [number, number] => [1, 1])
    const dates = (started_at: unknown, ended_at: unknown) => ({
      is_always_available: 0,
      started_at_dates: [day(20), started_at],
      ended_at_dates: [day(21), ended_at],
    })
    await expectRefusals(world, (body) => visitor.put(availabilities, body), [
      ['before today', dates(day(-1), day(2)), 'started_at_dates.1'],
      ['end before start', dates(day(3), day(2)), 'ended_at_dates.1'],
      ['30 February', dates('2026-02-30', day(2)), 'started_at_dates.1'],
      ['no start', dates('', day(2)), 'started_at_dates.1'],
      ['no end', dates(day(2), null), 'ended_at_dates.1'],
      ['French order', dates('12/04/2026', day(40)), 'started_at_dates.1'],
      ['unequal', { ...dates(day(1), day(2)), ended_at_dates: [day(40)] }, 'ended_at_dates'],
      ['no answer', { ...entry([0, 1]), is_always_available: null }, 'is_always_available'],
      ['1,000 rows', entry(...many), 'started_at_dates'],
    ])
    expect(await rows()).toEqual(before)
    expect(await read(visitor)).toEqual({ is_always_available: false, availabilities: listed([0, 7]) })
  })

  test('A hundred periods can be stored; of two concurrent saves one is stored completely', async () => {
    const visitor = await world.as(receiver)
    const hundred = Array.from({ length: 100 }, (_, n): [number, number] => [3 * n, 3 * n + 1])
    const other = hundred.map(([from, to]): [number, number] => [from + 1, to + 1])
    const answers = await Promise.all(
      [hundred, other, hundred, other].map((periods) => visitor.put(availabilities, entry(...periods))),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const left = (await read(visitor)) as { availabilities: object[] }
    expect([listed(...hundred), listed(...other)]).toContainEqual(left.availabilities)
  })

  test('Today starts at midnight in France', async () => {
    const visitor = await world.as(receiver, new Date('2026-03-10T23:30:00Z'))
    expect((await visitor.put(availabilities, entry([0, 3]))).statusCode).toBe(422)
    expect((await visitor.put(availabilities, entry([1, 3]))).statusCode).toBe(200)
  })
})
