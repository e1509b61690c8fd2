import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { deletionCountMachine } from '../../../machines/shell/deletion-count.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { networkError } from '../../model/failures.ts'

const counting = () => {
  const { machine, settle } = controlActors(deletionCountMachine, 'stubbed')
  const actor = createActor(machine).start()
  actor.send({ type: 'reader.admitted' })
  const waiting = () => actor.getSnapshot().context.waiting
  return { actor, settle, waiting }
}

test('the menu displays the number that was read last, whoever read it', async () => {
  const { actor, settle, waiting } = counting()
  await settle('countDeletionRequests', { output: { waiting: 3 } })
  expect(waiting()).toBe(3)
  actor.send({ type: 'total.read', total: 2 })
  expect(waiting()).toBe(2)
  actor.send({ type: 'requests.changed' })
  expect(waiting()).toBe(2)
  actor.send({ type: 'total.read', total: 1 })
  expect(waiting()).toBe(1)
})

test('a number that could not be read is not displayed until a list provides it', async () => {
  const { actor, settle, waiting } = counting()
  await settle('countDeletionRequests', { output: { waiting: 3 } })
  actor.send({ type: 'requests.changed' })
  await settle('countDeletionRequests', { error: networkError() })
  expect(waiting()).toBeNull()
  actor.send({ type: 'total.read', total: 1 })
  expect(waiting()).toBe(1)
})

test('the next person to sign in does not see the number of the previous one', async () => {
  const { actor, settle, waiting } = counting()
  await settle('countDeletionRequests', { output: { waiting: 3 } })
  actor.send({ type: 'reader.left' })
  expect(waiting()).toBeNull()
})
