import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ownSessionsMachine } from '../../../machines/account/own-sessions.ts'
import { controlActors } from '../../model/controlled-actors.ts'

const one = { device: '', created_at: '', seen_at: '', assisted_by: null }
const [current, other] = [
  { ...one, id: 1, is_current: true },
  { ...one, id: 2, is_current: false },
]

test('a session other than the current one can be closed, but not the current or an unlisted one', async () => {
  const { machine, settle } = controlActors(ownSessionsMachine, 'stubbed')
  const actor = createActor(machine, { input: { isAssisted: false } }).start()
  await settle('listSessions', { output: [current, other] })
  const may = (id: number) => actor.getSnapshot().can({ type: 'closing.requested', id })
  expect([may(1), may(2), may(3)]).toEqual([false, true, false])
})
