import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DeletionRequest } from '../../../../contract/users/deletion-requests.ts'
import { deletionRequestsMachine } from '../../../../machines/users/todo/deletion-requests.ts'
import type { UserWindowsInput } from '../../../../machines/users/user-windows.ts'
import { controlActors } from '../../../model/controlled-actors.ts'
import { late } from '../../../models/pages/deletion-requests.ts'
import { windows } from '../../../models/pages/users.ts'

test('staff cannot answer their own request, nor that of a user with more powers, nor without the permission', () => {
  const { machine } = controlActors(deletionRequestsMachine, 'stubbed')
  const staff = { ...windows, permissions: ['users.view', 'users.write'] as const, callerId: 0 }
  const request = { ...late, is_manageable: true }
  const state = (given: Partial<UserWindowsInput>, asked: DeletionRequest) => {
    const actor = createActor(machine, { input: { windows: { ...staff, ...given } } }).start()
    actor.send({ type: 'anonymisation.requested', subject: asked })
    return actor.getSnapshot().value
  }
  expect(state({}, request)).toBe('anonymising')
  expect(state({ callerId: request.id }, request)).toBe('closed')
  expect(state({}, { ...request, is_manageable: false })).toBe('closed')
  expect(state({ permissions: ['users.view'] }, request)).toBe('closed')
})
