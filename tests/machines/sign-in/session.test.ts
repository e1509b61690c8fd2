import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { Boot } from '../../../contract/shared/session.ts'
import { giverWaitingMachine } from '../../../machines/sign-in/giver-waiting.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { giverBoot } from '../../world/boot-values.ts'
import { banned, giver, waiting } from '../../world/people.ts'

test('a check without news says so, and one with a refusal displays it', async () => {
  const { machine, settle, notifications } = controlActors(giverWaitingMachine, 'stubbed')
  const actor = createActor(machine, { input: { user: giverBoot(waiting).user! } }).start()
  actor.send({ type: 'account.checked' })
  await settle('readSession', { output: { user: giverBoot(waiting).user } })
  expect([actor.getSnapshot().value, notifications.map(({ type }) => type)]).toEqual([
    'waiting',
    ['announce'],
  ])
  actor.send({ type: 'account.checked' })
  await settle('readSession', { output: { user: giverBoot(banned).user } })
  expect([actor.getSnapshot().value, notifications.length]).toEqual(['refused', 1])
})

test('a page opened before an upgrade works on with the permissions it knows', () => {
  const boot = giverBoot(giver)
  const read = Boot.safeParse({ ...boot, permissions: [...boot.permissions!, 'carcasses.view'] })
  expect(read.data?.permissions).toEqual(['hunts.self.write'])
})
