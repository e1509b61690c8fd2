import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { keyOf } from '../../../src/actors/shared/kept-registrations.ts'
import { session } from '../../../src/actors/sign-in/session.ts'
import { receiverBoot } from '../../world/boot-values.ts'

test('Whoever signs out leaves no unfinished registration on the device', async () => {
  localStorage.setItem(keyOf('receiver'), '{}')
  const signOut = fromPromise<unknown, void>(() => Promise.resolve())
  const signedIn = createActor(session.provide({ actors: { signOut } }), {
    input: receiverBoot('receiver@example.org'),
  }).start()
  signedIn.send({ type: 'signOut.requested' })
  await waitFor(signedIn, (state) => state.matches({ signedOut: 'left' }))
  expect(localStorage.length).toBe(0)
  signedIn.stop()
})
