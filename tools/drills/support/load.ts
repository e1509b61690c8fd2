import { setTimeout as pause } from 'node:timers/promises'
import { parisDay } from '../../../contract/days.ts'
import { type Caller, makeCaller, type Outcome, type Sent } from './caller.ts'
import { dayNumber, type Ledger } from './ledger.ts'
import type { Giver, Population } from './population.ts'
import type { Proxy } from './proxy.ts'

/** One request of the load, with when it was sent, in milliseconds since the load began. */
export type Seen = Outcome & { at: number; what: string }

/** Milliseconds between attempts of somebody who has something kept. */
const AGAIN = 500

/** Whether the session is over, or unknown to a service whose secret is another one. */
const isSignedOut = ({ status }: Outcome): boolean => status === 401 || status === 419

/** The next act of somebody signed in. */
type Act = () => Promise<void>

export type Load = Awaited<ReturnType<typeof signInEverybody>>

/** Signs everybody in. Acts begin with `start`. */
export async function signInEverybody(proxy: Proxy, people: Population, ledger: Ledger) {
  const today = parisDay(new Date())
  let seen: Seen[] = []
  let since = performance.now()
  let serial = 0

  async function sent(caller: Caller, what: string, path: string, parts?: Sent): Promise<Outcome> {
    const at = performance.now() - since
    const outcome = await caller.send(path, parts)
    seen.push({ ...outcome, at, what })
    if (isSignedOut(outcome)) await caller.signInAgain()
    return outcome
  }

  /** Sends the same again until it is acknowledged, as people do, whose drafts and keys are kept. */
  async function keep(caller: Caller, what: string, path: string, parts: Sent): Promise<void> {
    for (;;) {
      const outcome = await sent(caller, what, path, parts)
      const { status, body } = outcome
      if (typeof status === 'number' && status < 300) return
      if (typeof status === 'number' && status < 500 && status !== 429 && !isSignedOut(outcome))
        throw new Error(`${what}: ${status} ${body}`)
      await pause(AGAIN)
    }
  }

  async function plan(caller: Caller, giver: Giver): Promise<void> {
    const day = dayNumber(today, planned.get(giver.id) ?? 0)
    planned.set(giver.id, (planned.get(giver.id) ?? 0) + 1)
    const acknowledge = ledger.plans(giver.id, day)
    const body = { started_at: day, city_id: giver.cityId, specimen_type_ids: [1], quantities: [1] }
    const key = `load-${giver.id}-${day}`
    await keep(caller, 'plan a hunt', '/api/v1/hunts/self', { method: 'POST', body, key })
    acknowledge()
  }
  const planned = new Map<number, number>()

  async function report(caller: Caller, giver: Giver): Promise<void> {
    const next = giver.toReport.pop()
    if (!next) return
    const acknowledge = ledger.reports(next.huntId)
    const body = { contact_ids: [next.contactId], quantities: [1], specimen_type_ids: [1] }
    const path = `/api/v1/hunts/self/${next.huntId}/donations`
    await keep(caller, 'report a hunt', path, { method: 'POST', body })
    acknowledge()
  }

  async function signedIn(email: string, acting: (caller: Caller) => Act): Promise<Act> {
    const caller = makeCaller(proxy)
    await caller.signIn(email)
    return acting(caller)
  }

  const giverOf = (giver: Giver) =>
    signedIn(giver.email, (caller) => {
      const reads: [what: string, path: string][] = [
        ['hunts', '/api/v1/hunts/self?hunt_state_code=planned&perPage=20'],
        ['past hunts', '/api/v1/hunts/self?hunt_state_code=finished'],
        ['page', '/giver'],
        ['territories', '/api/v1/givers/self'],
      ]
      return async () => {
        const turn = serial++
        if (turn % 5 === 0) await plan(caller, giver)
        else if (turn % 5 === 1) await report(caller, giver)
        else await sent(caller, ...reads[turn % reads.length]!)
      }
    })

  const receiverOf = ({ id, email }: Population['receivers'][number]) =>
    signedIn(email, (caller) => {
      let saves = 0
      let saving = Promise.resolve()
      const save = async () => {
        const day = dayNumber(today, saves++)
        const acknowledge = ledger.saves(id, day)
        const body = { is_always_available: 0, started_at_dates: [day], ended_at_dates: [day] }
        await keep(caller, 'save availabilities', '/api/v1/availabilities/self', { method: 'PUT', body })
        acknowledge()
      }
      const reads = ['wishes/self', 'offers/self', 'availabilities/self', 'animals/received']
      return async () => {
        const turn = serial++
        if (turn % 5 === 0) await (saving = saving.then(save))
        else await sent(caller, 'receiver', `/api/v1/${reads[turn % reads.length]}`)
      }
    })

  const staffOf = (email: string) =>
    signedIn(email, (caller) => {
      const reads = ['users?page=1', 'statistics', 'federations?page=1']
      return async () => void (await sent(caller, 'staff', `/api/v1/${reads[serial++ % 3]}`))
    })

  const persons = [
    ...(await Promise.all(people.givers.map(giverOf))),
    ...(await Promise.all(people.receivers.map(receiverOf))),
    await staffOf(people.staff),
  ]

  /** Lets people act so many times a second, whether or not what they asked for was answered. */
  function start(perSecond: number) {
    seen = []
    since = performance.now()
    const failures: Error[] = []
    const underWay = new Set<Promise<void>>()
    let acts = 0
    const timer = setInterval(() => {
      for (const due = ((performance.now() - since) / 1000) * perSecond; acts < due; acts++) {
        const act = persons[(acts * 7) % persons.length]!()
        const settled = act
          .catch((error: Error) => void failures.push(error))
          .finally(() => underWay.delete(settled))
        underWay.add(settled)
      }
    }, 10)
    return {
      seen: () => seen,
      elapsed: () => performance.now() - since,
      /** Nobody begins anything any more. */
      endActs: () => clearInterval(timer),
      /** What was seen, once everything that was to be kept is acknowledged. */
      async settled(): Promise<Seen[]> {
        await Promise.all(underWay)
        if (failures.length > 0) throw failures[0]
        return seen
      },
    }
  }
  return { start }
}
