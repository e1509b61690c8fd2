import { createHash } from 'node:crypto'
import type { OfferReason } from '../../../contract/shared/offers.ts'
import { dayInWords } from '../../mails/days-in-words.ts'

/**
 * What the order of offers looks at: animals received from anybody, kilometres from the hunt, and the
 * day in France (`YYYY-MM-DD`) of the offer before, null if there was none.
 */
export type Standing = { received: number; distance: number; last_offer_on: string | null }
export type Candidate = Standing & { id: number }

/** Whose words: the giver reads of somebody, the receiver of themselves. */
type Side = 'giver' | 'receiver'

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const kilometres = (distance: number) => `${distance.toLocaleString('fr-FR')}\u00a0km`

const verbs = {
  giver: { have: 'a', live: 'habite', own: 'sa' },
  receiver: { have: 'vous avez', live: 'vous habitez', own: 'votre' },
}

const hasNone = (side: Side, what: string) =>
  side === 'giver' ? `n’a encore ${what}` : `vous n’avez encore ${what}`

/**
 * The criteria, first one first, and what is said of a person by each. Those who were never served come
 * first because nobody has received less.
 */
const criteria = [
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
    says: ({ distance }: Standing, side: Side) => `${verbs[side].live} à ${kilometres(distance)}`,
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

/** Where a person's lot lies among the lots of a hunt; nobody can choose it. */
const lotOf = (seed: string, id: number) => createHash('sha256').update(`${seed} ${id}`).digest('hex')

/** A person in their turn, and what decided it against the one after them. */
export type Turn<C extends Candidate> = C & { reason: OfferReason }

/**
 * The fair order of people: least received, then nearest, then longest without an offer; those alike
 * are drawn by lot with the seed of the hunt. It looks at nothing else. The last one's reason is the
 * criterion by which they come after the one before.
 */
export function inFairOrder<C extends Candidate>(candidates: readonly C[], seed: string): Turn<C>[] {
  const decisive = (a: Candidate, b: Candidate) => criteria.find(({ compare }) => compare(a, b) !== 0)
  const ordered = candidates
    .map((candidate) => ({ candidate, lot: lotOf(seed, candidate.id) }))
    .sort(
      (a, b) =>
        decisive(a.candidate, b.candidate)?.compare(a.candidate, b.candidate) || compareTexts(a.lot, b.lot),
    )
    .map(({ candidate }) => candidate)
  return ordered.map((candidate, place) => {
    const neighbour = ordered[place + 1] ?? ordered[place - 1]
    const reason = neighbour ? (decisive(candidate, neighbour)?.reason ?? 'lot') : 'received'
    return { ...candidate, reason }
  })
}

const intros = { giver: 'C’est son tour : ', receiver: 'C’est votre tour : ' }

/** Why it was a person's turn, as one French sentence: what they are by each criterion until the one that decided. */
export function turnInWords(turn: Standing & { reason: OfferReason }, side: Side): string {
  if (turn.reason === 'chosen')
    return side === 'giver'
      ? 'Vous vous adressez directement à cette personne, sans suivre l’ordre.'
      : 'Le responsable de territoire s’adresse directement à vous, sans suivre l’ordre.'
  const last = criteria.findIndex(({ reason }) => reason === turn.reason)
  const clauses = criteria.slice(0, last < 0 ? criteria.length : last + 1).map(({ says }) => says(turn, side))
  if (turn.reason === 'lot') clauses.push('un tirage au sort a départagé les personnes à égalité')
  const end = clauses.length > 1 ? ` et ${clauses.at(-1)}` : clauses[0]
  const before = clauses.slice(0, clauses.length > 1 ? -1 : 0).join(', ')
  return `${intros[side]}${before}${end}.`
}
