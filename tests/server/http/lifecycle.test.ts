import { describe, expect, test } from 'vitest'
import { contactPhoneLifecycle } from '../../../machines/lifecycles/contact-phone.ts'
import { giverValidationLifecycle } from '../../../machines/lifecycles/giver-validation.ts'
import { huntLifecycle } from '../../../machines/lifecycles/hunt.ts'
import { Conflict } from '../../../server/http/errors.ts'
import { assertAllowed, isAllowed } from '../../../server/rules/lifecycle.ts'

describe('What the lifecycles allow the server to do', () => {
  test('A planned hunt is edited, deleted and gets contacts; an informed one is reported', () => {
    const events = [
      'hunt.edited',
      'hunt.deleted',
      'contacts.obtained',
      'day.ended',
      'donations.reported',
    ] as const
    const allowed = (state: 'planned' | 'informed' | 'finished' | 'deleted') =>
      events.filter((type) => isAllowed(huntLifecycle, state, { type }))
    expect(allowed('planned')).toEqual(['hunt.edited', 'hunt.deleted', 'contacts.obtained', 'day.ended'])
    expect(allowed('informed')).toEqual(['contacts.obtained', 'donations.reported'])
    expect(allowed('finished')).toEqual([])
    expect(allowed('deleted')).toEqual([])
  })

  test('Only a waiting giver is banned, and one who waits or is banned is validated', () => {
    const events = ['retriever.matched', 'giver.validated', 'giver.banned'] as const
    const allowed = (state: 'waiting' | 'auto' | 'manual' | 'ban') =>
      events.filter((type) => isAllowed(giverValidationLifecycle, state, { type }))
    expect(allowed('waiting')).toEqual([...events])
    for (const state of ['auto', 'manual'] as const) expect(allowed(state)).toEqual([])
    expect(allowed('ban')).toEqual(['giver.validated'])
  })

  test('A phone is revealed, and revealed again', () => {
    for (const state of ['hidden', 'revealed'] as const)
      expect(isAllowed(contactPhoneLifecycle, state, { type: 'phone.revealed' })).toBe(true)
  })

  test('What a lifecycle refuses is a conflict with the reason', () => {
    const refused = () => assertAllowed(huntLifecycle, 'finished', { type: 'hunt.edited' }, 'Trop tard.')
    expect(refused).toThrow(Conflict)
    expect(refused).toThrow('Trop tard.')
  })
})
