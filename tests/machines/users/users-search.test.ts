import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Answer } from '../../../contract/endpoint.ts'
import type { listUsers } from '../../../contract/users/managed-users.ts'
import { usersMachine } from '../../../machines/users/users.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { pageOf, usual, windows } from '../../models/pages/users.ts'

/** The list of many users, after somebody started typing and before the pause. */
const typing = async (value: string) => {
  const { machine, settle } = controlActors(usersMachine, 'stubbed')
  const actor = createActor(machine, { input: { query: usual, windows } }).start()
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  await settle('listUsers', { output: pageOf(usual) satisfies Answer<typeof listUsers> })
  actor.send({ type: 'search.typed', value })
  return { actor, emitted }
}
const sought = { ...usual, search: 'dupont' }

test.each([
  [
    { type: 'sort.chosen', order: 'lastname', desc: true },
    { ...sought, order: 'lastname', desc: true },
  ],
  [
    { type: 'perPage.chosen', perPage: 50 },
    { ...sought, perPage: 50 },
  ],
  [
    { type: 'filter.chosen', filter: { status: 'waiting' } },
    { ...sought, status: 'waiting' },
  ],
  // After another search, the chosen page is not the one that was meant.
  [{ type: 'page.chosen', page: 3 }, sought],
  [{ type: 'users.changed' }, sought],
] as const)('the typed text is searched too after %o', async (event, query) => {
  const { actor, emitted } = await typing(' dupont')
  actor.send(event)
  expect(actor.getSnapshot()).toMatchObject({ value: { loading: 'filled' }, context: { query } })
  expect(emitted).toEqual([{ type: 'query.chosen', query }])
})

test('the page changes if the search stays the same', async () => {
  const { actor } = await typing('')
  actor.send({ type: 'page.chosen', page: 3 })
  expect(actor.getSnapshot().context.query).toEqual({ ...usual, page: 3 })
})
