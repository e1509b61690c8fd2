import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  correctionKey,
  donationKey,
  leavingOf,
  registrationKey,
} from '../../../src/actors/shared/kept-drafts.ts'
import { session } from '../../../src/actors/sign-in/session.ts'
import { giverBoot } from '../../world/boot-values.ts'
import { giver } from '../../world/people.ts'

const other = 999
const own = [donationKey(giver.id, 1), correctionKey(giver.id, 2)]
const foreign = donationKey(other, 1)

beforeEach(() => {
  for (const key of [registrationKey('receiver'), ...own, foreign]) localStorage.setItem(key, '{}')
})
afterEach(() => localStorage.clear())

const open = () => {
  const signOut = fromPromise<unknown, void>(() => Promise.resolve())
  return createActor(session.provide({ actors: { signOut } }), { input: giverBoot(giver) }).start()
}

test('Signing out warns what will be lost, and deletes it from the device', async () => {
  const actor = open()
  expect(leavingOf(giver.id).unsent).toBe(2)
  actor.send(leavingOf(giver.id))
  expect(actor.getSnapshot().value).toBe('warned')
  actor.send({ type: 'question.cancelled' })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'admitted' })
  expect(localStorage.length).toBe(4)
  actor.send(leavingOf(giver.id))
  actor.send({ type: 'question.confirmed' })
  await waitFor(actor, (state) => state.matches({ signedOut: 'left' }))
  // Entries of another person on the same device are kept.
  expect(Object.keys(localStorage)).toEqual([foreign])
  actor.stop()
})

test('Without an unfinished entry nothing is asked', () => {
  expect(leavingOf(1000).unsent).toBe(0)
  const actor = open()
  actor.send(leavingOf(1000))
  expect(actor.getSnapshot().value).toBe('signingOut')
  actor.stop()
})

test('An expired session deletes registrations and keeps reports', () => {
  const actor = open()
  actor.send({ type: 'session.expired', unsent: 1 })
  expect(Object.keys(localStorage).toSorted()).toEqual([...own, foreign].toSorted())
  actor.stop()
})
