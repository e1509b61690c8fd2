import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, inFairOrder, turnInWords } from '../../../../server/rules/offers/fair-order.ts'

const day = fc.option(fc.constantFrom('2026-01-05', '2026-02-14', '2026-03-01'), { nil: null })
const behind = fc.option(fc.constantFrom('2026-03-20', '2026-04-01'), { nil: null })
const standing = { behind_until: behind, distance: fc.constantFrom(0, 1.2, 7.9, 30) }
const people = fc
  .array(fc.record({ ...standing, received: fc.nat(3), last_offer_on: day }), {
    maxLength: 30,
  })
  .map((all) => all.map((one, index) => ({ ...one, id: index + 1 })))

const isBefore = (a: Candidate, b: Candidate) => {
  if ((a.behind_until === null) !== (b.behind_until === null)) return a.behind_until === null
  if ((a.received === 0) !== (b.received === 0)) return a.received === 0
  if (a.received !== b.received) return a.received < b.received
  if (a.distance !== b.distance) return a.distance < b.distance
  if (a.last_offer_on !== b.last_offer_on)
    return a.last_offer_on === null || (b.last_offer_on !== null && a.last_offer_on < b.last_offer_on)
  return null
}
const ids = (all: { id: number }[]) => all.map(({ id }) => id)

test('People never served come first, then least received, then nearest, then longest without an offer', () => {
  fc.assert(
    fc.property(people, fc.string(), (all, seed) => {
      const ordered = inFairOrder(all, seed)
      for (const [place, one] of ordered.entries())
        for (const after of ordered.slice(place + 1)) expect(isBefore(one, after)).not.toBe(false)
    }),
  )
})

test('The order does not depend on the input order', () => {
  fc.assert(
    fc.property(people, fc.string(), (all, seed) => {
      expect(ids(inFairOrder(all.toReversed(), seed))).toEqual(ids(inFairOrder(all, seed)))
    }),
  )
})

test('Ties are decided by lot: the same seed gives the same order, and everybody is first for some seed', () => {
  const one = { behind_until: null, received: 0, distance: 4, last_offer_on: null }
  const alike = [1, 2, 3].map((id) => ({ id, ...one }))
  const draw = () => Array.from({ length: 100 }, (_, seed) => inFairOrder(alike, `${seed}`)[0]!.id)
  const firsts = draw()
  expect(draw()).toEqual(firsts)
  for (const id of [1, 2, 3]) expect(firsts.filter((one) => one === id).length).toBeGreaterThan(15)
})

test('The reason is one sentence with all criteria up to the deciding one', () => {
  const alike = { behind_until: null, received: 0, distance: 4.5, last_offer_on: null }
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
  const [neighbour] = inFairOrder([{ id: 1, ...alike, distance: 0 }, second!], 'a seed')
  expect(turnInWords(neighbour!, 'receiver')).toBe(
    'C’est votre tour : vous n’avez encore jamais reçu de gibier et vous habitez dans la commune de la chasse.',
  )
  const [drawn] = inFairOrder([first!, { ...first!, id: 5 }], 'a seed')
  expect(turnInWords(drawn!, 'receiver')).toMatch(
    / et un tirage au sort a départagé les personnes à égalité\.$/,
  )
  expect(turnInWords({ ...alike, reason: 'waiting', last_offer_on: '2026-03-01' }, 'giver')).toContain(
    'et a eu sa dernière proposition le 1er mars 2026.',
  )
})

test('The first few are the beginning of the complete order, with the same reasons', () => {
  fc.assert(
    fc.property(people, fc.string(), fc.nat(30), (all, seed, count) => {
      expect(inFairOrder(all, seed, count)).toEqual(inFairOrder(all, seed).slice(0, count))
    }),
  )
})

test('It reads no other property: whatever else is known of people, the order is the same', () => {
  const looked: PropertyKey[] = []
  const watched = (one: Candidate) =>
    new Proxy(one, {
      get: (target, key) => {
        looked.push(key)
        return Reflect.get(target, key)
      },
    })
  fc.assert(
    fc.property(people, fc.string(), (all, seed) => {
      inFairOrder(all.map(watched), seed)
    }),
  )
  // Copying a person into their turn reads every property once; comparing must read only these.
  const known = ['behind_until', 'received', 'distance', 'last_offer_on', 'id']
  expect(new Set(looked).isSubsetOf(new Set<PropertyKey>(known))).toBe(true)
})

test('Nobody waits for ever: everybody comes within a bounded number of offers', () => {
  fc.assert(
    fc.property(people, fc.string(), (all, seed) => {
      const waiting = all.map((one) => ({ ...one, behind_until: null }))
      const most = waiting.reduce((sum, { received }) => sum + 4 - received, 0) + waiting.length
      const served = new Set<number>()
      for (let offered = 0; offered < most && served.size < waiting.length; offered++) {
        const next = inFairOrder(waiting, seed, 1)[0]!
        served.add(next.id)
        waiting.find(({ id }) => id === next.id)!.received += 1
      }
      expect(served.size).toBe(waiting.length)
    }),
  )
})

test('Two absences put a person last for a while, but never exclude them', () => {
  const one = { behind_until: null, received: 5, distance: 70, last_offer_on: '2026-03-01' }
  const behind = { id: 1, behind_until: '2026-03-20', received: 0, distance: 1, last_offer_on: null }
  const ordered = inFairOrder([behind, { ...one, id: 2 }], 'a seed')
  expect(ids(ordered)).toEqual([2, 1])
  expect(turnInWords(ordered[0]!, 'receiver')).toBe(
    'C’est votre tour : vous passez avant les personnes placées pour un temps après les autres.',
  )
  expect(turnInWords(ordered[1]!, 'giver')).toBe(
    'C’est son tour : passe après les autres jusqu’au 20 mars 2026, car deux absences ont été notées.',
  )
  expect(turnInWords({ ...behind, reason: 'received' }, 'receiver')).toBe(
    'C’est votre tour : vous passez après les autres jusqu’au 20 mars 2026, car deux absences ont été notées et vous n’avez encore jamais reçu de gibier.',
  )
})
