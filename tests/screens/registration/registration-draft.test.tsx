import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { dropOldRegistrations } from '../../../src/actors/shared/kept-registrations.ts'
import { recallRegistration, registration } from '../../../src/actors/registration/registration.ts'

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

test('An unfinished registration is offered back for a week', () => {
  enter()
  vi.advanceTimersByTime(limits.draftLifetime)
  expect(recallRegistration('receiver').draft).toMatchObject({ lastname: 'Rousseau' })
  expect(recallRegistration('giver').draft).toBeNull()
})

test('After a week it has left the device', () => {
  enter()
  vi.advanceTimersByTime(limits.draftLifetime + 1)
  expect(recallRegistration('receiver').draft).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('On a device that several people use it has left it after an hour', () => {
  enter(true)
  vi.advanceTimersByTime(limits.sharedDraftLifetime)
  expect(recallRegistration('receiver').draft).toMatchObject({ lastname: 'Rousseau' })
  vi.advanceTimersByTime(1)
  dropOldRegistrations()
  expect(localStorage.length).toBe(0)
})

test('What another version kept without saying until when is dropped, and nothing else', () => {
  localStorage.setItem('venaison.registration.v1.giver', '{"keptAt":1}')
  localStorage.setItem('venaison.donation.v1.1.1', '{}')
  dropOldRegistrations()
  expect(Object.keys(localStorage)).toEqual(['venaison.donation.v1.1.1'])
})
