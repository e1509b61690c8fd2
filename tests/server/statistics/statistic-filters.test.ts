import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { generous } from '../../world/hunts.ts'
import { luc } from '../../world/people.ts'
import { inWorld, today } from '../support/in-world.ts'
import { looked } from '../support/looked.ts'

/** The day on which Nadia received three animals. */
const day = dayAfter(today, generous.day)

inWorld((world) => {
  test('Single hand-overs are those of the chosen days', async () => {
    expect((await looked(world, 'handovers', { from: day, to: day })).rows).toHaveLength(2)
    expect((await looked(world, 'handovers', { from: dayAfter(day, 1) })).rows).toEqual([])
    expect((await looked(world, 'handovers', { to: dayAfter(day, -1) })).rows).toEqual([])
  })

  test('Who registers at midnight registers on the day that begins', async () => {
    const set = (created_at: Date, id?: number) => {
      const all = world.db().updateTable('users').set({ created_at })
      return (id === undefined ? all : all.where('id', '=', id)).execute()
    }
    await set(new Date('2026-01-05T11:00:00Z'))
    await set(new Date('2026-03-05T23:00:00Z'), luc.id)
    const registered = async (on: string) =>
      (await looked(world, 'registrations', { from: on, to: on })).total
    expect([await registered('2026-03-05'), await registered('2026-03-06')]).toEqual([0, 1])
  })

  test('Decisions on givers are counted by their outcome', async () => {
    const { rows } = await looked(world, 'validations')
    const sums = [3, 4, 5].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0))
    const of = async (validation_type: 'auto' | 'manual' | 'ban') =>
      (await world.all('givers', { validation_type })).length
    expect(sums).toEqual([await of('auto'), await of('manual'), await of('ban')])
    expect(await of('ban')).toBe(1)
  })
})
