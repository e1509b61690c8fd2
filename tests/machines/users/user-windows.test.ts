import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { usersMachine } from '../../../machines/users/users.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { choices, pageOf, userOf, usual, windows } from '../../models/pages/users.ts'
import { wolfhunter } from '../../world/people.ts'

test('a user changed from the detail window is reloaded in the list, also after editing and cancelling', async () => {
  const user = userOf(wolfhunter)
  const { machine, settle } = controlActors(usersMachine, 'real')
  const list = createActor(machine, { input: { query: usual, windows } })
  list.start()
  await settle('listUsers', { output: pageOf(usual) })
  const around = list.getSnapshot().children.userWindows!
  around.send({ type: 'detail.requested', user })
  await settle('readUser', { output: user })
  const commands = around.getSnapshot().children.userDetail!.getSnapshot().children.userCommands!
  commands.send({ type: 'gdpr.requested' })
  const decision = user.gdpr_state === 'accepted' ? 'refused' : 'accepted'
  commands.getSnapshot().children.userGdpr!.send({ type: 'decision.chosen', decision })
  await settle('setUserGdpr', { output: undefined })
  await settle('readUser', { output: user })
  around.send({ type: 'edition.requested', user })
  await settle('listRoles', { output: choices.roles })
  await settle('listFederations', { output: choices.federations })
  around.getSnapshot().children.userForm!.send({ type: 'form.closed' })
  // Editing from the detail window comes back to it.
  expect(around.getSnapshot().value).toBe('viewing')
  await settle('readUser', { output: user })
  around.getSnapshot().children.userDetail!.send({ type: 'window.closed' })
  expect(around.getSnapshot().value).toBe('closed')
  expect(list.getSnapshot().matches('loading')).toBe(true)
})
