import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { userWindowsMachine } from '../../../machines/users/user-windows.ts'
import { askedUserWindow } from '../../../src/routes/staff-window-url.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { httpError } from '../../model/failures.ts'
import { userOf, windows } from '../../models/pages/users.ts'
import { wolfhunter } from '../../world/people.ts'

const user = userOf(wolfhunter)
const reader = { ...windows, permissions: ['users.view'] as const }

/** Where `/users/<id>?<query>` leads once that user is read, and how often something is told. */
async function opened(given: {
  query: string
  id?: number
  who?: typeof windows | typeof reader
  read?: ManagedUser | 'missing'
}) {
  const { query, id, who = windows, read = user } = given
  const { machine, settle } = controlActors(userWindowsMachine, 'real')
  let told = 0
  const actor = createActor(machine.provide({ actions: { announce: () => void told++ } }), {
    input: { ...who, asked: id, window: askedUserWindow(new URLSearchParams(query), id) },
  })
  actor.start()
  if (actor.getSnapshot().matches('preparing'))
    await settle('readUser', read === 'missing' ? { error: httpError(404) } : { output: read })
  const { value, context } = actor.getSnapshot()
  return [value, context.user?.id ?? null, told]
}

test('A form that the URL names opens for who may fill it in; the page of the user opens for the others', async () => {
  const edition = { query: 'edition=1', id: user.id }
  expect(await opened({ query: '' })).toEqual(['closed', null, 0])
  expect(await opened({ query: 'addition=1' })).toEqual(['writing', null, 0])
  expect(await opened({ query: 'addition=1', who: reader })).toEqual(['closed', null, 0])
  expect(await opened({ query: '', id: user.id })).toEqual(['viewing', null, 0])
  expect(await opened({ query: 'history=1', id: user.id })).toEqual(['viewing', null, 0])
  expect(await opened(edition)).toEqual(['editing', user.id, 0])
  expect(await opened({ ...edition, who: reader })).toEqual(['viewing', null, 1])
  // §4: « Blocked or deleted users cannot be edited ».
  expect(await opened({ ...edition, read: { ...user, blocked_at: '2026-11-02T09:00:00.000Z' } })).toEqual([
    'viewing',
    null,
    1,
  ])
  // The page itself says that there is nobody of that number.
  expect(await opened({ ...edition, read: 'missing' })).toEqual(['viewing', null, 0])
  // Nobody is edited, and nobody has a history, without being named.
  expect(await opened({ query: 'edition=1' })).toEqual(['closed', null, 0])
  expect(await opened({ query: 'history=1' })).toEqual(['closed', null, 0])
})
