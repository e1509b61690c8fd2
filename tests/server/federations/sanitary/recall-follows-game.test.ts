import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boar, contactId, informed } from '../../../world/hunts.ts'
import { admin, cher, giver, luc, manon, nadia } from '../../../world/people.ts'
import { animal, to } from '../../support/animals.ts'
import { inWorld, type World } from '../../support/in-world.ts'
import { RECALLS } from '../../support/recalls.ts'

/** The three people who may receive boars of yesterday's hunt, which nobody has reported yet. */
const people = [luc, manon, nadia]
const reason = 'Lésions vues à la découpe'
const boars = { hunted_on: '2026-03-09', city: 'bourges', specimen_type_id: 1, reason }

const someone = fc.integer({ min: 0, max: people.length - 1 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('report' as const), who: fc.uniqueArray(someone) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('recall' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('handOver' as const), who: someone }) },
  fc.record({ does: fc.constant('takeBack' as const) }),
  fc.record({ does: fc.constant('lift' as const) }),
  fc.record({ does: fc.constant('move' as const) }),
  fc.record({ does: fc.constant('anonymise' as const), who: someone }),
)

type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** The recall of the game of a day. */
const recallOf = async (world: World, day: string) =>
  (await world.read(admin, RECALLS)).find(
    ({ game: [first] }: { game: { started_at: string }[] }) => first?.started_at === day,
  )

/**
 * Who should be told, by hand: whoever has the boar, and whoever any version of the report names, while the recall
 * is not lifted. Until then the boar stays where it is.
 */
function followerOf(world: World) {
  const newest = () => recallOf(world, boars.hunted_on)
  const named = new Set<number>()
  const gone = new Set<number>()
  let holder: number | null = null
  let versions = 0
  let federation = 1

  async function report(who: number[]) {
    const sent = {
      contact_ids: who.map((at) => contactId(informed.id, people[at]!.id)),
      quantities: who.map(() => 1),
      specimen_type_ids: who.map(() => 1),
    }
    const url = `/api/v1/hunts/self/${informed.id}/donations`
    const visitor = await world.as(giver)
    const response =
      versions === 0
        ? await visitor.post(url, sent)
        : await visitor.put(url, { ...sent, reason: 'Relu avec le groupe', version: versions })
    if (response.statusCode !== 200) return
    versions += 1
    for (const at of who) named.add(at)
  }

  /** Hands the boar over, or takes it back for null. */
  async function give(who: number | null) {
    const recall = await newest()
    const isHeldBack = recall !== undefined && recall.state !== 'lifted'
    const visitor = await world.as(giver)
    const response = await (who === null
      ? visitor.put(animal(boar.id, '/take_back'))
      : visitor.put(animal(boar.id, '/hand_over'), to(people[who]!)))
    if (isHeldBack && holder !== who) expect(response.statusCode).toBe(409)
    if (response.statusCode === 200) holder = who
  }

  return {
    async take(step: Step) {
      if (step.does === 'handOver') return gone.has(step.who) ? undefined : give(step.who)
      if (step.does === 'takeBack') return give(null)
      if (step.does === 'report') return report(step.who.filter((at) => !gone.has(at)))
      if (step.does === 'recall') {
        expect((await world.post(cher, RECALLS, boars)).statusCode).toBe(200)
        return
      }
      if (step.does === 'lift') {
        const recall = await newest()
        if (recall && recall.state !== 'lifted')
          await world.put(cher, `${RECALLS}/${recall.id}/lift`, { reason: 'Une autre commune' })
        return
      }
      if (step.does === 'move') {
        federation = federation === 1 ? 2 : 1
        await world.set('users', { id: giver.id }, { federation_id: federation })
        return
      }
      gone.add(step.who)
      await world.delete(admin, `/api/v1/users/${people[step.who]!.id}/delete`)
    },
    /** Those told by the recall in force are those who got game, and each has a mail of it unless anonymised. */
    async hold() {
      const recall = await newest()
      if (!recall || recall.state === 'lifted') return
      const rows = await world.all('recall_receivers', { recall_id: recall.id })
      const place = (id: number | null) => people.findIndex((one) => one.id === id)
      const told = rows.map(({ receiver_id }) => place(receiver_id))
      const concerned = new Set(holder === null ? named : [...named, holder])
      expect(told.toSorted()).toEqual([...concerned].toSorted())
      const unmailed = rows.filter(({ mail_id, token_hash }) => mail_id === null && token_hash === null)
      expect(unmailed.filter(({ receiver_id }) => !gone.has(place(receiver_id)))).toEqual([])
      const isAwaited = versions === 0
      expect(recall.awaited).toBe(isAwaited ? 1 : 0)
      expect(recall.state).toBe(isAwaited || concerned.size > 0 ? 'opened' : 'closed')
    },
  }
}

function nameOf(one: Step): string {
  if (one.does === 'report')
    return `report ${one.who.map((at) => people[at]!.firstname).join(' and ') || 'nobody'}`
  if (one.does === 'handOver') return `hand over to ${people[one.who]!.firstname}`
  if (one.does === 'takeBack') return 'take back'
  return one.does === 'anonymise' ? `anonymise ${people[one.who]!.firstname}` : one.does
}

/** A recall before its report; a hand-over, or one that was undone, before it; a giver who moved; and orders drawn once by a fixed seed. */
const orders: Step[][] = [
  [{ does: 'recall' }, { does: 'report', who: [0] }],
  [{ does: 'handOver', who: 1 }, { does: 'recall' }, { does: 'takeBack' }, { does: 'report', who: [0] }],
  [{ does: 'handOver', who: 1 }, { does: 'takeBack' }, { does: 'recall' }, { does: 'handOver', who: 2 }],
  [{ does: 'move' }, { does: 'recall' }, { does: 'report', who: [2] }],
  ...fc.sample(fc.array(step, { minLength: 3, maxLength: 7 }), { seed: 37, numRuns: 12 }),
]

inWorld((world) => {
  test('A recall whose last awaited hunt is deleted closes', async () => {
    const visitor = await world.as(giver)
    const made = await visitor.post('/api/v1/hunts/self', {
      started_at: '2026-03-10',
      city_id: informed.city_id,
      is_wolfhunter: 0,
      specimen_type_ids: [1],
      quantities: [1],
    })
    const { id } = made.json().data
    const recalled = { ...boars, hunted_on: '2026-03-10' }
    expect((await world.post(cher, RECALLS, recalled)).statusCode).toBe(200)
    const state = async () => (await recallOf(world, recalled.hunted_on)).state
    expect(await state()).toBe('opened')
    expect((await visitor.delete(`/api/v1/hunts/self/${id}`)).statusCode).toBe(200)
    expect(await state()).toBe('closed')
  })

  test.each(orders.map((steps) => [steps.map(nameOf).join(', '), steps] as const))('%s', async (_, steps) => {
    const follower = followerOf(world)
    for (const one of steps) {
      await follower.take(one)
      await follower.hold()
    }
  })
})
