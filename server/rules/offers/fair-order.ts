import { createHash } from 'node:crypto'
import type { OfferReason } from '../../../contract/shared/offers.ts'
import { dayInWords } from '../../rules/days-in-words.ts'

/**
 * The criteria of the fair order: animals received from anybody, kilometres from the hunt, and the day in
 * France (`YYYY-MM-DD`) of the previous offer, or null. `behind_until`: the last day on which the person
 * is placed last because of two absences; null for everybody else.
 */
export type Standing = {
  behind_until: string | null
  received: number
  distance: number
  last_offer_on: string | null
}
export type Candidate = Standing & { id: number }

/** The reader of a reason: the giver, about somebody; or the receiver, about themselves. */
type Side = 'giver' | 'receiver'

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const away = (distance: number) =>
  distance === 0 ? 'dans la commune de la chasse' : `à ${distance.toLocaleString('fr-FR')}\u00a0km`

const verbs = {
  giver: { have: 'a', live: 'habite', own: 'sa', go: 'passe' },
  receiver: { have: 'vous avez', live: 'vous habitez', own: 'votre', go: 'vous passez' },
}

const hasNone = (side: Side, what: string) =>
  side === 'giver' ? `n’a encore ${what}` : `vous n’avez encore ${what}`

/**
 * The criteria in order of precedence, with their wording. People who were never served come first
 * because they received least.
 */
const criteria = [
  {
    reason: 'absences',
    compare: (a: Standing, b: Standing) => Number(a.behind_until !== null) - Number(b.behind_until !== null),
    says: ({ behind_until }: Standing, side: Side) =>
      behind_until === null
        ? null
        : `${verbs[side].go} après les autres jusqu’au ${dayInWords(behind_until)}, car deux absences ont été notées`,
  },
  {
    reason: 'received',
    compare: (a: Standing, b: Standing) => a.received - b.received,
    says: ({ received }: Standing, side: Side) =>
      received === 0
        ? hasNone(side, 'jamais reçu de gibier')
        : `${verbs[side].have} reçu ${received}\u00a0${received > 1 ? 'gibiers' : 'gibier'}`,
  },
  {
    reason: 'distance',
    compare: (a: Standing, b: Standing) => a.distance - b.distance,
    says: ({ distance }: Standing, side: Side) => `${verbs[side].live} ${away(distance)}`,
  },
  {
    reason: 'waiting',
    compare: (a: Standing, b: Standing) => compareTexts(a.last_offer_on ?? '', b.last_offer_on ?? ''),
    says: ({ last_offer_on }: Standing, side: Side) =>
      last_offer_on === null
        ? hasNone(side, 'eu aucune proposition')
        : `${verbs[side].have} eu ${verbs[side].own} dernière proposition le ${dayInWords(last_offer_on)}`,
  },
] as const

/**
 * Mixes a 32-bit number bijectively, so that similar numbers become very different (the finaliser of
 * MurmurHash3).
 */
function spread(number: number): number {
  let mixed = number
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * The position of each person's lot in a hunt. Nobody can influence theirs: the seed is random, and lots
 * are derived from its hash. 50,000 lots take a few milliseconds.
 */
function lotsOf(seed: string) {
  const drawn = createHash('sha256').update(seed).digest()
  const [first, second] = [drawn.readUInt32LE(0), drawn.readUInt32LE(4)]
  return (id: number) => spread(spread(first ^ (id % 2 ** 32)) ^ second ^ Math.floor(id / 2 ** 32))
}

/** The first `count` in order, without sorting the rest. */
function firstOf<T>(all: readonly T[], compare: (a: T, b: T) => number, count: number): T[] {
  if (count >= all.length) return all.toSorted(compare)
  const first: T[] = []
  for (const one of all) {
    const last = first.at(-1)
    if (first.length === count && last !== undefined && compare(one, last) >= 0) continue
    const place = first.findIndex((other) => compare(one, other) < 0)
    first.splice(place < 0 ? first.length : place, 0, one)
    if (first.length > count) first.pop()
  }
  return first
}

/** A selected person, and the criterion that placed them before the next one. */
export type Turn<C extends Candidate> = C & { reason: OfferReason }

/**
 * The first `count` people in the fair order: people with two recent absences last; then least received,
 * nearest, longest without an offer; ties are decided by lot, with the hunt's seed. Nothing else counts.
 * The reason of the last one is the criterion that separates them from the one before.
 */
export function inFairOrder<C extends Candidate>(
  candidates: readonly C[],
  seed: string,
  count = candidates.length,
): Turn<C>[] {
  const decisive = (a: Candidate, b: Candidate) => criteria.find(({ compare }) => compare(a, b) !== 0)
  const lotOf = lotsOf(seed)
  const decided = (a: Candidate, b: Candidate) => {
    for (const { compare } of criteria) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
  // Lots decide only between people who are equal in every other criterion.
  const compare = (a: Candidate, b: Candidate) => decided(a, b) || lotOf(a.id) - lotOf(b.id) || a.id - b.id
  const ordered = firstOf(candidates, compare, count + 1)
  return ordered.slice(0, count).map((candidate, place) => {
    const neighbour = ordered[place + 1] ?? ordered[place - 1]
    const reason = neighbour ? (decisive(candidate, neighbour)?.reason ?? 'lot') : 'received'
    return { ...candidate, reason }
  })
}

const intros = { giver: 'C’est son tour : ', receiver: 'C’est votre tour : ' }

/**
 * Why a person was selected, as one French sentence: their value for each criterion up to the deciding
 * one.
 */
export function turnInWords(turn: Standing & { reason: OfferReason }, side: Side): string {
  if (turn.reason === 'chosen')
    return side === 'giver'
      ? 'Vous vous adressez directement à cette personne.'
      : 'Le responsable de territoire s’adresse directement à vous.'
  const last = criteria.findIndex(({ reason }) => reason === turn.reason)
  const clauses = criteria
    .slice(0, last < 0 ? criteria.length : last + 1)
    .flatMap(({ says }) => says(turn, side) ?? [])
  if (clauses.length === 0)
    clauses.push(`${verbs[side].go} avant les personnes placées pour un temps après les autres`)
  if (turn.reason === 'lot') clauses.push('un tirage au sort a départagé les personnes à égalité')
  const end = clauses.length > 1 ? ` et ${clauses.at(-1)}` : clauses[0]
  const before = clauses.slice(0, clauses.length > 1 ? -1 : 0).join(', ')
  return `${intros[side]}${before}${end}.`
}
