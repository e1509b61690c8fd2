import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { DeletionRequest } from '../../../../contract/users/deletion-requests.ts'
import { deletionFulfilmentMachine } from '../../../../machines/users/todo/deletion-fulfilment.ts'
import { deletionRequestListMachine } from '../../../../machines/users/todo/deletion-request-list.ts'
import { deletionRequestsMachine } from '../../../../machines/users/todo/deletion-requests.ts'
import type { UserWindowsInput } from '../../../../machines/users/user-windows.ts'
import { secondFactorResetMachine } from '../../../../machines/users/second-factor-reset.ts'
import { controlActors } from '../../../model/controlled-actors.ts'
import { httpError } from '../../../model/failures.ts'
import { late, recent } from '../../../models/pages/deletion-requests.ts'
import { windows } from '../../../models/pages/users.ts'

const listing = () => {
  const { machine, settle } = controlActors(deletionRequestListMachine, 'stubbed')
  // Who listens to the total is not tested here.
  const quiet = machine.provide({ actions: { notifyTotal: () => {} } })
  const actor = createActor(quiet, { input: { where: {}, perPage: limits.pastHunts } }).start()
  const answer = (data: DeletionRequest[], page: number, last_page: number, total: number) =>
    settle('listDeletionRequests', { output: { data, meta: { total, current_page: page, last_page } } })
  return { actor, settle, answer }
}

test('a page that no longer exists leads to the last one', async () => {
  const { actor, settle, answer } = listing()
  await answer([late], 1, 2, 2)
  actor.send({ type: 'page.chosen', page: 2 })
  await answer([], 2, 1, 1)
  const page = { data: [late], meta: { total: 1, current_page: 1, last_page: 1 } }
  await settle('listDeletionRequests', { output: page }, ({ query }) => {
    expect(query).toMatchObject({ page: 1 })
    return true
  })
  expect(actor.getSnapshot()).toMatchObject({ value: 'filled', context: { page: 1, rows: [late] } })
})

test('once the last request is answered, the list is empty', async () => {
  const { actor, answer } = listing()
  await answer([recent], 1, 1, 1)
  actor.send({ type: 'list.outdated' })
  await answer([], 1, 1, 0)
  expect(actor.getSnapshot()).toMatchObject({ value: 'empty', context: { rows: [], total: 0 } })
})

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
