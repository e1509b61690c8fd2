import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { correctionsOf, draftsOf } from '../../../src/actors/giver/draft.ts'
import { dropOldDrafts, leavingOf } from '../../../src/actors/shared/kept-drafts.ts'
import { giver } from '../../world/people.ts'

const given = { huntId: 1, quantities: { 7: { 1: 2 } } }
const corrected = { huntId: 2, version: 1, quantities: {}, reason: 'Oubli' }

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('A report that is started and undone leaves nothing to lose', () => {
  draftsOf(giver.id).keepDraft(null, given)
  correctionsOf(giver.id).keepCorrection(null, corrected)
  expect(leavingOf(giver.id).unsent).toBe(2)
  draftsOf(giver.id).keepDraft(null, { ...given, quantities: {} })
  correctionsOf(giver.id).keepCorrection(null, { ...corrected, reason: ' ' })
  expect(leavingOf(giver.id).unsent).toBe(0)
})

test('An unfinished report is restored for thirty days, then deleted from the device', async () => {
  vi.useFakeTimers()
  draftsOf(giver.id).keepDraft(null, given)
  correctionsOf(giver.id).keepCorrection(null, corrected)
  const recalled = async () => {
    const report = createActor(draftsOf(giver.id).recallDraft, { input: { huntId: 1 } }).start()
    const correction = createActor(correctionsOf(giver.id).recallCorrection, {
      input: { huntId: 2, version: 1 },
    }).start()
    const [{ output: quantities }, { output }] = await Promise.all([
      waitFor(report, ({ status }) => status === 'done'),
      waitFor(correction, ({ status }) => status === 'done'),
    ])
    return [quantities, output?.reason]
  }
  vi.setSystemTime(Date.now() + limits.reportDraftLifetime)
  expect(await recalled()).toEqual([given.quantities, 'Oubli'])
  dropOldDrafts()
  expect(localStorage.length).toBe(2)
  vi.setSystemTime(Date.now() + 1)
  expect(await recalled()).toEqual([{}, ''])
  dropOldDrafts()
  expect(localStorage.length).toBe(0)
})
