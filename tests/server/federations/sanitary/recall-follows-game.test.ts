import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactId, informed } from '../../../world/hunts.ts'
import { admin, cher, giver, luc, manon, nadia } from '../../../world/people.ts'
import { inWorld, type World } from '../../support/in-world.ts'
import { RECALLS } from '../../support/recalls.ts'

/** The three people who may receive boars of yesterday's hunt, which nobody has reported yet. */
const people = [luc, manon, nadia]
const reason = 'Lésions vues à la découpe'
const boars = { hunted_on: '2026-03-09', city: 'bourges', specimen_type_id: 1, reason }

type Step =
  | { does: 'report'; who: number[] }
  | { does: 'recall' }
  | { does: 'lift' }
  | { does: 'move' }
  | { does: 'anonymise'; who: number }

const someone = fc.integer({ min: 0, max: people.length - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('report' as const), who: fc.uniqueArray(someone) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('recall' as const) }) },
  fc.record({ does: fc.constant('lift' as const) }),
  fc.record({ does: fc.constant('move' as const) }),
  fc.record({ does: fc.constant('anonymise' as const), who: someone }),
)

/** Who should be told, by hand: whoever any version of the report names, while the recall is not lifted. */
function followerOf(world: World) {
  const named = new Set<number>()
  const gone = new Set<number>()
  let versions = 0
  let federation = 1
  const newest = async () => {
    const { data } = (await (await world.as(admin)).get(RECALLS)).json()
    return data.find((one: { game: { started_at: string }[] }) => one.game[0]?.started_at === boars.hunted_on)
  }

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

  return {
    async take(step: Step) {
      if (step.does === 'report') return report(step.who.filter((at) => !gone.has(at)))
      if (step.does === 'recall') {
        expect((await (await world.as(cher)).post(RECALLS, boars)).statusCode).toBe(200)
        return
      }
      if (step.does === 'lift') {
        const recall = await newest()
        if (recall && recall.state !== 'lifted')
          await (await world.as(cher)).put(`${RECALLS}/${recall.id}/lift`, { reason: 'Une autre commune' })
        return
      }
      if (step.does === 'move') {
        federation = federation === 1 ? 2 : 1
        await world.set('users', { id: giver.id }, { federation_id: federation })
        return
      }
      gone.add(step.who)
      await (await world.as(admin)).delete(`/api/v1/users/${people[step.who]!.id}/delete`)
    },
    /** Those told by the recall in force are those who got game, and each has a mail of it unless anonymised. */
    async hold() {
      const recall = await newest()
      if (!recall || recall.state === 'lifted') return
      const rows = await world.all(
        'recall_receivers',
        { recall_id: recall.id },
        'receiver_id',
        'mail_id',
        'token_hash',
      )
      const expected = [...named].map((at) => people[at]!.id).toSorted((one, other) => one - other)
      expect(rows.map(({ receiver_id }) => receiver_id).toSorted((one, other) => one! - other!)).toEqual(
        expected,
      )
      const unmailed = rows.filter(({ mail_id, token_hash }) => mail_id === null && token_hash === null)
      const goneIds = [...gone].map((at) => people[at]!.id)
      expect(unmailed.filter(({ receiver_id }) => !goneIds.includes(receiver_id!))).toEqual([])
      expect(recall.awaited).toBe(versions === 0 ? 1 : 0)
      if (versions === 0 || expected.length > 0) expect(recall.state).toBe('opened')
      else expect(recall.state).toBe('closed')
    },
  }
}

inWorld((world) => {
  test('A recall before the report waits for it, tells whoever it names, and is seen by the giver’s federation', async () => {
    const cherNow = await world.as(cher)
    expect((await cherNow.post(RECALLS, boars)).statusCode).toBe(200)
    const follower = followerOf(world)
    await follower.hold()
    await follower.take({ does: 'report', who: [0] })
    await follower.hold()
    const mails = await world
      .db()
      .selectFrom('mails')
      .where('recipient', '=', luc.email)
      .selectAll()
      .orderBy('id')
      .execute()
    expect(mails.filter(({ subject }) => subject.includes('ne mangez pas'))).toHaveLength(1)
  })

  test('A giver who moved is recalled all the same: by the commune of the hunt', async () => {
    await world.set('users', { id: giver.id }, { federation_id: 2 })
    expect((await (await world.as(cher)).post(RECALLS, boars)).statusCode).toBe(200)
    const follower = followerOf(world)
    await follower.take({ does: 'report', who: [2] })
    await follower.hold()
  })

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
    expect((await (await world.as(cher)).post(RECALLS, recalled)).statusCode).toBe(200)
    const state = async () =>
      (await (await world.as(cher)).get(RECALLS))
        .json()
        .data.find(
          (one: { game: { started_at: string }[] }) => one.game[0]?.started_at === recalled.hunted_on,
        ).state
    expect(await state()).toBe('opened')
    expect((await visitor.delete(`/api/v1/hunts/self/${id}`)).statusCode).toBe(200)
    expect(await state()).toBe('closed')
  })
})

/** Orders of what may happen, drawn once by a fixed seed; each begins in a fresh world. */
const orders = fc.sample(fc.array(step, { minLength: 3, maxLength: 7 }), { seed: 37, numRuns: 12 })

inWorld((world) => {
  test.each(orders.map((steps) => [steps.map(nameOf).join(', '), steps] as const))('%s', async (_, steps) => {
    const follower = followerOf(world)
    for (const one of steps) {
      await follower.take(one)
      await follower.hold()
    }
  })
})

function nameOf(one: Step): string {
  if (one.does === 'report')
    return `report ${one.who.map((at) => people[at]!.firstname).join(' and ') || 'nobody'}`
  return one.does === 'anonymise' ? `anonymise ${people[one.who]!.firstname}` : one.does
}
