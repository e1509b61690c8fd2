import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import type { DeletionRequest } from '../../../../contract/users/deletion-requests.ts'
import { deletionFulfilmentMachine } from '../../../../machines/users/todo/deletion-fulfilment.ts'
import { deletionRequestsMachine } from '../../../../machines/users/todo/deletion-requests.ts'
import type { UserWindowsInput } from '../../../../machines/users/user-windows.ts'
import { secondFactorResetMachine } from '../../../../machines/users/second-factor-reset.ts'
import { controlActors } from '../../../model/controlled-actors.ts'
import { httpError } from '../../../model/failures.ts'
import { late } from '../../../models/pages/deletion-requests.ts'
import { windows } from '../../../models/pages/users.ts'

const commands: [string, AnyStateMachine][] = [
  ['fulfilDeletionRequest', deletionFulfilmentMachine],
  ['resetSecondFactor', secondFactorResetMachine],
]
test.each(commands)('when the server refuses %s, the reason is displayed', async (call, command) => {
  const { machine, settle } = controlActors(command, 'stubbed')
  const actor = createActor(machine, { input: { subject: late } }).start()
  actor.send({ type: 'question.confirmed' })
  await settle(call, { error: httpError(409, { message: 'La demande a été retirée.' }) })
  const { value, context } = actor.getSnapshot()
  expect([value, context.reason]).toEqual(['refused', 'La demande a été retirée.'])
})

test('staff cannot answer their own request, nor that of a user with more powers, nor without the permission', () => {
  const { machine } = controlActors(deletionRequestsMachine, 'stubbed')
  const staff = { ...windows, permissions: ['users.view', 'users.write'] as const, callerId: 0 }
  const request = { ...late, is_manageable: true }
  const state = (given: Partial<UserWindowsInput>, asked: DeletionRequest) => {
    const actor = createActor(machine, { input: { windows: { ...staff, ...given } } }).start()
    actor.send({ type: 'anonymisation.requested', request: asked })
    return actor.getSnapshot().value
  }
  expect(state({}, request)).toBe('anonymising')
  expect(state({ callerId: request.id }, request)).toBe('closed')
  expect(state({}, { ...request, is_manageable: false })).toBe('closed')
  expect(state({ permissions: ['users.view'] }, request)).toBe('closed')
})

test('the list is reloaded after a request was answered, and not after a cancellation', async () => {
  const { machine, settle } = controlActors(deletionRequestsMachine, 'real')
  const page = { data: [late], meta: { total: 1, current_page: 1, last_page: 1 } }
  const actor = createActor(machine, { input: { windows: { ...windows, callerId: 0 } } }).start()
  await settle('listDeletionRequests', { output: page })
  const children = () => actor.getSnapshot().children
  const ask = () => actor.send({ type: 'anonymisation.requested', request: { ...late, is_manageable: true } })
  ask()
  children().deletionFulfilment!.send({ type: 'question.cancelled' })
  expect(children().deletionRequestList!.getSnapshot().value).toBe('filled')
  ask()
  children().deletionFulfilment!.send({ type: 'question.confirmed' })
  await settle('fulfilDeletionRequest', { output: undefined })
  expect(children().deletionRequestList!.getSnapshot().matches('loading')).toBe(true)
})
