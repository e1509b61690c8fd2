import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { recallRegistration, registration } from '../../../src/actors/registration/registration.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const enter = () => {
  const actor = createActor(registration, { input: recallRegistration('receiver') }).start()
  const { registrationIdentity } = actor.getSnapshot().children
  registrationIdentity?.send({ type: 'field.typed', field: 'lastname', value: 'Rousseau' })
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
