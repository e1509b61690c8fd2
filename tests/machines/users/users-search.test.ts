import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { usersMachine } from '../../../machines/users/users.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { pageOf, usual, windows } from '../../models/pages/users.ts'

test('the address says what is searched: also what was being typed when a filter was chosen', async () => {
  const { machine, settle } = controlActors(usersMachine, 'stubbed')
  const actor = createActor(machine, { input: { query: usual, windows } }).start()
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  await settle('listUsers', { output: pageOf(usual) })
  actor.send({ type: 'search.typed', value: ' dupont' })
  actor.send({ type: 'filter.chosen', filter: { status: 'waiting' } })
  const query = { ...usual, search: 'dupont', status: 'waiting' }
  expect(emitted).toEqual([{ type: 'query.chosen', query }])
})
