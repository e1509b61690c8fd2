import { expect, test } from 'vitest'
import { nextStates } from '../../../machines/federations/sanitary/sample-draft.ts'
import { sentSample as sample } from '../../world/sanitary.ts'

test('a positive result is discarded by another person than the one who entered it', () => {
  const positive = { ...sample, state: 'positive' as const }
  expect(nextStates({ ...positive, may_overturn: true })).toContain('negative')
  expect(nextStates({ ...positive, may_overturn: false })).toEqual([])
  expect(nextStates({ ...sample, state: 'sent' as const, may_overturn: true })).toContain('negative')
})
