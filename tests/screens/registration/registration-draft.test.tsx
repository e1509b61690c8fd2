import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { dropOldDrafts } from '../../../src/actors/shared/kept-drafts.ts'
import {
  recallRegistration,
  registrationStorage,
} from '../../../src/actors/registration/kept-registration.ts'
import { wire } from '../../../src/actors/wire.ts'
import { registrationMachine } from '../../../machines/registration/registration.ts'

const registration = wire(registrationMachine, { actions: registrationStorage })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const enter = (isShared = false) => {
  const actor = createActor(registration, { input: recallRegistration('receiver') }).start()
  const { registrationIdentity } = actor.getSnapshot().children
  registrationIdentity?.send({ type: 'field.typed', field: 'lastname', value: 'Rousseau' })
  registrationIdentity?.send({ type: 'device.described', isShared })
  actor.stop()
}

test('An unfinished registration is restored for a week', () => {
  enter()
  vi.advanceTimersByTime(limits.draftLifetime)
  expect(recallRegistration('receiver').draft).toMatchObject({ lastname: 'Rousseau' })
  expect(recallRegistration('giver').draft).toBeNull()
})

test('After a week it is deleted from the device', () => {
  enter()
  vi.advanceTimersByTime(limits.draftLifetime + 1)
  expect(recallRegistration('receiver').draft).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('On a shared device it is deleted after an hour', () => {
  enter(true)
  vi.advanceTimersByTime(limits.sharedDraftLifetime)
  expect(recallRegistration('receiver').draft).toMatchObject({ lastname: 'Rousseau' })
  vi.advanceTimersByTime(1)
  dropOldDrafts()
  expect(localStorage.length).toBe(0)
})

test('Entries of another version without an expiry are deleted, and nothing else', () => {
  localStorage.setItem('venaison.registration.v1.giver', '{"keptAt":1}')
  localStorage.setItem('another.application', '{}')
  dropOldDrafts()
  expect(Object.keys(localStorage)).toEqual(['another.application'])
})

test('A page left open on a shared device clears the entry after an hour without a change', () => {
  const actor = createActor(registration, { input: recallRegistration('receiver') }).start()
  const type = (value: string) =>
    actor.getSnapshot().children.registrationIdentity?.send({ type: 'field.typed', field: 'lastname', value })
  actor.getSnapshot().children.registrationIdentity?.send({ type: 'device.described', isShared: true })
  vi.advanceTimersByTime(limits.sharedDraftLifetime - 1)
  type('Rousseau')
  vi.advanceTimersByTime(limits.sharedDraftLifetime - 1)
  expect(actor.getSnapshot().value).toEqual({ identifying: 'kept' })
  expect(localStorage.length).toBe(1)
  vi.advanceTimersByTime(1)
  expect(actor.getSnapshot().value).toBe('forgotten')
  expect(localStorage.length).toBe(0)
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Rousseau')
  actor.send({ type: 'registration.restarted' })
  expect(actor.getSnapshot().children.registrationIdentity?.getSnapshot().context.entry.lastname).toBe('')
})

test('A restored entry has only the rest of its time', () => {
  enter(true)
  vi.advanceTimersByTime(limits.sharedDraftLifetime - 1000)
  const actor = createActor(registration, { input: recallRegistration('receiver') }).start()
  vi.advanceTimersByTime(1000)
  expect(actor.getSnapshot().value).toBe('forgotten')
})
