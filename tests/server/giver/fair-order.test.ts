import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, inFairOrder, turnInWords } from '../../../server/rules/offers/fair-order.ts'

const day = fc.option(fc.constantFrom('2026-01-05', '2026-02-14', '2026-03-01'), { nil: null })
const people = fc
  .array(fc.record({ received: fc.nat(3), distance: fc.constantFrom(0, 1.2, 7.9, 30), last_offer_on: day }), {
    maxLength: 30,
  })
  .map((all) => all.map((one, index) => ({ ...one, id: index + 1 })))

const isBefore = (a: Candidate, b: Candidate) => {
  if ((a.received === 0) !== (b.received === 0)) return a.received === 0
  if (a.received !== b.received) return a.received < b.received
  if (a.distance !== b.distance) return a.distance < b.distance
  if (a.last_offer_on !== b.last_offer_on)
    return a.last_offer_on === null || (b.last_offer_on !== null && a.last_offer_on < b.last_offer_on)
  return null
}
const ids = (all: { id: number }[]) => all.map(({ id }) => id)

test('Never served first, then who received least, then nearest, then longest without an offer', () => {
  fc.assert(
    fc.property(people, fc.string(), (all, seed) => {
      const ordered = inFairOrder(all, seed)
      for (const [place, one] of ordered.entries())
        for (const after of ordered.slice(place + 1)) expect(isBefore(one, after)).not.toBe(false)
    }),
  )
})

test('The order depends on nothing else: neither on names nor on how people are listed', () => {
  fc.assert(
    fc.property(
      people,
      fc.string(),
      fc.array(fc.string(), { minLength: 30, maxLength: 30 }),
      (all, seed, names) => {
        const listed = all.map((one, index) => ({ ...one, firstname: names[index]! })).toReversed()
        expect(ids(inFairOrder(listed, seed))).toEqual(ids(inFairOrder(all, seed)))
      },
    ),
  )
})

test('People alike are drawn by lot: the same seed draws the same, and each of them is first for some seed', () => {
  const alike = [1, 2, 3].map((id) => ({ id, received: 0, distance: 4, last_offer_on: null }))
  const firsts = Array.from({ length: 100 }, (_, seed) => inFairOrder(alike, `${seed}`)[0]!.id)
  expect(Array.from({ length: 100 }, (_, seed) => inFairOrder(alike, `${seed}`)[0]!.id)).toEqual(firsts)
  for (const id of [1, 2, 3]) expect(firsts.filter((one) => one === id).length).toBeGreaterThan(15)
})

test('Nobody waits for ever: served in turn, everybody alike is served before anybody is twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.string(), (count, seed) => {
      const all = Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        received: 0,
        distance: 4,
        last_offer_on: null as string | null,
      }))
      for (let round = 0; round < count; round++) {
        const next = inFairOrder(all, seed)[0]!
        all[next.id - 1]!.received += 1
      }
      expect(all.map(({ received }) => received)).toEqual(all.map(() => 1))
    }),
  )
})

test('The reason is one sentence, of all that was looked at until it was decided', () => {
  const alike = { received: 0, distance: 4.5, last_offer_on: null }
  const [first, second, third, last] = inFairOrder(
    [
      { id: 1, ...alike },
      { id: 2, ...alike, last_offer_on: '2026-03-01' },
      { id: 3, ...alike, distance: 12 },
      { id: 4, ...alike, received: 2 },
    ],
    'a seed',
  )
  expect(turnInWords(first!, 'receiver')).toBe(
    'C’est votre tour : vous n’avez encore jamais reçu de gibier, vous habitez à 4,5\u00a0km et vous n’avez encore eu aucune proposition.',
  )
  expect(turnInWords(second!, 'giver')).toBe(
    'C’est son tour : n’a encore jamais reçu de gibier et habite à 4,5\u00a0km.',
  )
  expect(turnInWords(third!, 'giver')).toBe('C’est son tour : n’a encore jamais reçu de gibier.')
  expect(turnInWords(last!, 'receiver')).toBe('C’est votre tour : vous avez reçu 2\u00a0gibiers.')
  const [drawn] = inFairOrder(
    [
      { id: 1, ...alike },
      { id: 2, ...alike },
    ],
    'a seed',
  )
  expect(turnInWords(drawn!, 'receiver')).toMatch(
    / et un tirage au sort a départagé les personnes à égalité\.$/,
  )
  expect(turnInWords({ ...alike, reason: 'waiting', last_offer_on: '2026-03-01' }, 'giver')).toContain(
    'et a eu sa dernière proposition le 1er mars 2026.',
  )
})
