import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnyActorRef, assign, createActor, setup } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { type BegunEntries, nothingBegun } from '../../../machines/giver/reports/begun-entries.ts'
import { watchEntriesOf } from '../../../src/actors/giver/begun-entries.ts'
import { correctionsOf, draftsOf } from '../../../src/actors/giver/draft.ts'
import { filtersOf } from '../../../src/actors/giver/kept-filters.ts'
import { correctionKey, donationKey } from '../../../src/actors/shared/kept-drafts.ts'
import { giver } from '../../world/people.ts'

const { keepDraft, dropDraft } = draftsOf(giver.id)
const { keepCorrection, dropCorrection, recallCorrection } = correctionsOf(giver.id)
const given = { huntId: 1, quantities: { 7: { 1: 2 } } }
const corrected = { huntId: 2, version: 1, quantities: {}, reason: 'Oubli' }

let told: unknown[]
let watch: AnyActorRef
/** What is known so far, as in the home. */
async function listen() {
  told = []
  const home = setup({
    types: {} as { context: { begun: BegunEntries } },
    actors: { watchEntries: watchEntriesOf(giver.id) },
  }).createMachine({
    context: { begun: nothingBegun },
    initial: 'watched',
    states: {
      watched: {
        invoke: {
          src: 'watchEntries',
          input: ({ context }) => context.begun,
          onDone: {
            target: 'watched',
            reenter: true,
            actions: [
              assign(({ event }) => ({ begun: event.output })),
              ({ event }) => void told.push(event.output),
            ],
          },
        },
      },
    },
  })
  watch = createActor(home).start()
  await turn()
}
/** An actor hears of a promise a few microtasks later. */
const turn = () => new Promise((done) => setTimeout(done))
beforeEach(listen)
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})
const last = () => told.at(-1)
const nothing = { reports: [], corrections: [] }

test('A report or a correction is told when it is begun and when it is sent or dropped', async () => {
  expect(told).toEqual([])
  keepDraft(null, given)
  await turn()
  expect(last()).toEqual({ reports: [1], corrections: [] })
  keepCorrection(null, corrected)
  await turn()
  expect(last()).toEqual({ reports: [1], corrections: [2] })
  dropDraft(null, given)
  await turn()
  expect(last()).toEqual({ reports: [], corrections: [2] })
  dropCorrection(null, corrected)
  await turn()
  expect(last()).toEqual(nothing)
})

test('A report whose quantities are all taken back is not begun any more', async () => {
  keepDraft(null, given)
  await turn()
  keepDraft(null, { ...given, quantities: {} })
  await turn()
  expect(last()).toEqual(nothing)
})

test('What goes on in the same report is told once', async () => {
  keepDraft(null, given)
  await turn()
  keepDraft(null, { ...given, quantities: { 7: { 1: 3 } } })
  await turn()
  expect(told).toHaveLength(1)
})

test('What was begun before the page opened is told at once; what has expired is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  keepDraft(null, given)
  await turn()
  watch.stop()
  vi.setSystemTime(Date.now() + limits.reportDraftLifetime)
  await listen()
  expect(told).toEqual([{ reports: [1], corrections: [] }])
  watch.stop()
  vi.setSystemTime(Date.now() + 1)
  await listen()
  expect(told).toEqual([])
})

test('What another tab begins or sends is told too', async () => {
  localStorage.setItem(donationKey(giver.id, 4), JSON.stringify({ until: Date.parse('2999-01-01') }))
  dispatchEvent(new Event('storage'))
  await turn()
  expect(last()).toEqual({ reports: [4], corrections: [] })
})

test('Entries of another person, and filters, are no entry of this one', async () => {
  draftsOf(giver.id + 1).keepDraft(null, given)
  await turn()
  filtersOf(giver.id).keepFilter(null, { huntId: 1, choice: { near: true } })
  expect(told).toEqual([])
})

test('An entry that cannot be read hides no other one', async () => {
  localStorage.setItem(donationKey(giver.id, 4), '{')
  keepDraft(null, given)
  await turn()
  expect(last()).toEqual({ reports: [1], corrections: [] })
})

test('What the browser refuses to keep is begun no more, even where an older value is there', async () => {
  keepDraft(null, given)
  await turn()
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const full = new Proxy(localStorage, {
    get: (storage, name) => {
      const value: unknown = Reflect.get(storage, name)
      return name === 'setItem' ? refuse : typeof value === 'function' ? value.bind(storage) : value
    },
  })
  vi.stubGlobal('localStorage', full)
  keepDraft(null, { ...given, quantities: { 7: { 1: 3 } } })
  await turn()
  expect(last()).toEqual(nothing)
  vi.unstubAllGlobals()
  keepDraft(null, given)
  await turn()
  expect(last()).toEqual({ reports: [1], corrections: [] })
})

test('A correction of a report that was corrected meanwhile is begun no more once it is opened', async () => {
  keepCorrection(null, corrected)
  await turn()
  createActor(recallCorrection, { input: { huntId: 2, version: 2 } }).start()
  await turn()
  expect(last()).toEqual(nothing)
  expect(localStorage.getItem(correctionKey(giver.id, 2))).toBeNull()
})

test('Nobody is told any more once the page is left', async () => {
  watch.stop()
  keepDraft(null, given)
  await turn()
  expect(told).toEqual([])
})

test('A forbidden storage tells that nothing is begun', async () => {
  watch.stop()
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  await listen()
  expect(told).toEqual([])
})
