import { expect, test } from 'vitest'
import { admin, cher } from '../../../world/people.ts'
import { got, later, monday, say, send, SWITCH, WEEK } from '../../support/digests.ts'
import { inWorld } from '../../support/in-world.ts'

inWorld((world) => {
  test('The switch is initially off, is stored, and is in the data export', async () => {
    const visitor = await world.as(cher)
    const read = async () => [
      (await visitor.get('/api/v1/todo')).json().data.weekly_digest,
      (await visitor.get('/api/v1/users/self/data')).json().data.consents.weekly_digest,
    ]
    expect(await read()).toEqual([false, false])
    for (const [wanted, kept] of [
      [1, true],
      ['1', true],
      [false, false],
      [true, true],
    ]) {
      await say(world, cher, wanted)
      expect(await read()).toEqual([kept, kept])
    }
    for (const body of [{}, { wanted: 'oui' }]) expect((await visitor.put(SWITCH, body)).statusCode).toBe(422)
  })

  test('Turned on before seven it counts for the same Monday, after seven from the next', async () => {
    await say(world, cher, 1, later(monday, -60))
    await say(world, admin, 1, later(monday, 60))
    expect(await send(world, later(monday, 120))).toBe(1)
    expect((await got(world, admin)).length).toBe(0)
    expect(await send(world, later(monday, WEEK))).toBe(2)
  })

  test('Turned on again, or off and on, it sends no second mail that week', async () => {
    await say(world, cher, 1)
    expect(await send(world)).toBe(1)
    await say(world, cher, 1, later(monday, 60))
    expect(await send(world, later(monday, 90))).toBe(0)
    await say(world, cher, 0, later(monday, 120))
    await say(world, cher, 1, later(monday, 180))
    expect(await send(world, later(monday, 240))).toBe(0)
    // Nor does repeating it undo a digest that is still to come.
    await say(world, cher, 1, later(monday, WEEK + 60))
    expect(await send(world, later(monday, WEEK + 120))).toBe(1)
  })
})
