import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { contactFiltersMachine, filterOf } from '../../../machines/giver/contact-filters.ts'
import { filtersKey, filtersOf } from '../../../src/actors/giver/kept-filters.ts'
import {
  donationKey,
  dropOldDrafts,
  dropKeptOf,
  leavingOf,
  registrationKey,
} from '../../../src/actors/shared/kept-drafts.ts'
import { ContactFilters } from '../../../src/screens/giver/contact-filters.tsx'
import { giver } from '../../world/people.ts'
import { personOf } from '../run/person.ts'

const everybody = { neverServed: false, within: null, phoneKnown: false, text: '' }
const SATURDAY = 11
const SUNDAY = 12

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** The filters of a hunt's contacts, as its window opens. */
async function opened(huntId = SATURDAY, userId: number = giver.id) {
  const { keepFilter, recallFilters } = filtersOf(userId)
  const machine = contactFiltersMachine.provide({ actions: { keepFilter }, actors: { recallFilters } })
  const actor = createActor(machine, { input: { huntId } }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
  return actor
}
const filtered = async (huntId?: number, userId?: number) =>
  filterOf((await opened(huntId, userId)).getSnapshot())

/** Saturday’s contacts: those never served, within 50 km. */
async function filter(actor: Awaited<ReturnType<typeof opened>>) {
  actor.send({ type: 'neverServed.toggled' })
  actor.send({ type: 'distance.toggled' })
  actor.send({ type: 'distance.chosen', distance: 50 })
}
const chosen = { ...everybody, neverServed: true, within: 50 }

describe('the filters of a hunt’s contacts', () => {
  test('are there again for that hunt, without what was searched', async () => {
    const actor = await opened()
    await filter(actor)
    actor.send({ type: 'text.typed', value: 'Lefèvre' })
    expect(await filtered()).toEqual(chosen)
    expect(JSON.stringify({ ...localStorage })).not.toContain('Lefèvre')
  })

  test('are said on their folded line', async () => {
    await filter(await opened())
    render(<ContactFilters actor={await opened()} />)
    await personOf().sees('button', 'Filtres : jamais servis, ≤ 50 km')
  })

  test('are those of that hunt only', async () => {
    await filter(await opened())
    expect(await filtered(SUNDAY)).toEqual(everybody)
  })

  test('are those of that person only', async () => {
    await filter(await opened())
    expect(await filtered(SATURDAY, giver.id + 1)).toEqual(everybody)
  })

  test('are forgotten once nothing is filtered any more', async () => {
    const actor = await opened()
    await filter(actor)
    actor.send({ type: 'neverServed.toggled' })
    expect(await filtered()).toEqual({ ...everybody, within: 50 })
    actor.send({ type: 'distance.toggled' })
    expect(localStorage.length).toBe(0)
    // What was unticked and is ticked again comes with the distance that the page shows.
    actor.send({ type: 'distance.toggled' })
    expect(await filtered()).toEqual({ ...everybody, within: 50 })
  })

  test('stay thirty days after the last choice', async () => {
    const actor = await opened()
    vi.useFakeTimers({ toFake: ['Date'] })
    await filter(actor)
    vi.setSystemTime(Date.now() + limits.reportDraftLifetime)
    dropOldDrafts()
    expect(await filtered()).toEqual(chosen)
    vi.setSystemTime(Date.now() + 1)
    expect(await filtered()).toEqual(everybody)
    dropOldDrafts()
    expect(localStorage.length).toBe(0)
  })

  test('are no entry to lose when signing out, and go with the session of their owner', async () => {
    await filter(await opened())
    await filter(await opened(SATURDAY, giver.id + 1))
    expect(leavingOf(giver.id).unsent).toBe(0)
    dropKeptOf(giver.id)
    expect(Object.keys(localStorage)).toEqual([filtersKey(giver.id + 1, SATURDAY)])
  })

  test('are not confused with what else is kept on the device', () => {
    const keys = [donationKey(giver.id, 1), registrationKey('giver')]
    for (const key of keys) localStorage.setItem(key, JSON.stringify({ until: Date.parse('2999-01-01') }))
    dropKeptOf(giver.id)
    expect(Object.keys(localStorage)).toEqual([registrationKey('giver')])
  })

  test.each([
    ['not JSON', '{'],
    ['of another form', JSON.stringify({ until: Date.parse('2999-01-01'), choice: { near: 'yes' } })],
  ])('start empty when what is kept is %s, and can be chosen anew', async (_, kept) => {
    localStorage.setItem(filtersKey(giver.id, SATURDAY), kept)
    const actor = await opened()
    expect(filterOf(actor.getSnapshot())).toEqual(everybody)
    await filter(actor)
    expect(await filtered()).toEqual(chosen)
  })

  test.each(['getItem', 'setItem', 'removeItem'] as const)(
    'work on the page alone where the device refuses %s',
    async (method) => {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'QuotaExceededError')
      })
      const actor = await opened()
      await filter(actor)
      expect(filterOf(actor.getSnapshot())).toEqual(chosen)
      actor.send({ type: 'neverServed.toggled' })
      actor.send({ type: 'distance.toggled' })
      expect(filterOf(actor.getSnapshot())).toEqual(everybody)
    },
  )
})
