import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { contactsMachine } from '../../../machines/giver/contacts.ts'
import { httpError } from '../../model/failures.ts'
import { planned } from '../../models/pages/giver.ts'

type Outcome = () => Promise<unknown>
const overload: Outcome = () => Promise.reject(httpError(503, { retryAfter: 15 }))
const limit: Outcome = () => Promise.reject(httpError(429, { retryAfter: 1200 }))
const done: Outcome = () => Promise.resolve()
const listed =
  (isSearchDue: boolean): Outcome =>
  () =>
    Promise.resolve({ contacts: [{ id: 1 }], is_search_due: isSearchDue })

/** The contacts of a planned hunt; both calls have these outcomes in turn. `asked` is what was called. */
async function opened({ reads, searches = [] }: { reads: Outcome[]; searches?: Outcome[] }) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const next = (name: string, outcomes: Outcome[]) =>
    fromPromise(() => {
      asked.push(name)
      return outcomes.shift()!()
    })
  const actors = {
    readDonations: next('read', reads),
    obtainContacts: next('search', searches),
    listContactOrders: fromPromise(() => new Promise(() => {})),
  }
  const actor = createActor(contactsMachine.provide({ actors } as never), {
    input: { hunt: planned },
    clock,
  }).start()
  const settle = () => new Promise((resume) => setTimeout(resume))
  await settle()
  return {
    asked,
    told: () => {
      const { value, context } = actor.getSnapshot()
      return [typeof value === 'string' ? value : Object.entries(value)[0], context.secondsToWait].flat()
    },
    wait: async () => {
      clock.increment(15_000)
      await settle()
    },
  }
}

describe('What an overloaded server refused is asked for again, and nothing else', () => {
  test('The opening reads again, and leaves nothing to wait for', async () => {
    const contacts = await opened({ reads: [overload, listed(false)] })
    expect(contacts.told()).toEqual(['throttled', 'unopened', 15])
    await contacts.wait()
    expect(contacts.asked).toEqual(['read', 'read'])
    expect(contacts.told()).toEqual(['filled', 'ordering', 0])
  })

  test('The search is made again, then read', async () => {
    const contacts = await opened({ reads: [listed(true), listed(false)], searches: [overload, done] })
    expect(contacts.told()).toEqual(['throttled', 'unobtained', 15])
    await contacts.wait()
    expect(contacts.asked).toEqual(['read', 'search', 'search', 'read'])
    expect(contacts.told()).toEqual(['filled', 'ordering', 0])
  })

  test('What was found is read again, without another search', async () => {
    const contacts = await opened({ reads: [listed(true), overload, listed(true)], searches: [done] })
    expect(contacts.told()).toEqual(['throttled', 'unread', 15])
    await contacts.wait()
    expect(contacts.asked).toEqual(['read', 'search', 'read', 'read'])
    expect(contacts.told()).toEqual(['filled', 'ordering', 0])
  })
})

test('Beyond the hourly limit the list says when a search is accepted again', async () => {
  const contacts = await opened({ reads: [listed(true), listed(true)], searches: [limit] })
  expect(contacts.told()).toEqual(['filled', 'ordering', 1200])
})
