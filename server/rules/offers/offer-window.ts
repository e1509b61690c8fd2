import { dayAfter } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { type OfferState, isOpenOffer } from '../../../contract/shared/offers.ts'
import type { KnownGame } from '../../queries/giver/game-to-give.ts'
import { answerHours } from '../../../contract/answer-hours.ts'
import { clockIn } from '../../../contract/time-zones.ts'

/** The last day on which game of a hunt may be offered and collected. */
export const lastDayOf = (startedAt: string): string => dayAfter(startedAt, limits.meetings.days)

/** Whether a person who was asked does not take an animal, whichever side ended the offer. */
export const isExit = ({ state }: { state: OfferState }): boolean =>
  !isOpenOffer({ state }) && state !== 'handedOver'

/**
 * The number of animals not yet promised. During the hunt up to the planned number may still come;
 * afterwards only noted animals count, if any. If nothing is known, 1.
 */
export function gameToGive(game: KnownGame, isDayOver: boolean): number {
  const { noted, free, gone, expected, promised, of_types, handed } = game
  const byAnimals = free - of_types
  const byPlan = (expected ?? 1) - promised - handed - gone
  return Math.max(0, isDayOver && noted > 0 ? byAnimals : isDayOver ? byPlan : Math.max(byAnimals, byPlan))
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * When the time to answer is over for somebody who is asked now: the next full hour at which people of the
 * place read and write, so that nobody is told « jusqu’à 6 h 18 ».
 */
export function answerUntil(now: Date, zone: string): Date {
  const { opens, closes } = answerHours
  let until = Math.ceil((now.getTime() + limits.offers.answer) / MINUTE) * MINUTE
  const minutes = Number(clockIn(zone, new Date(until)).slice(3))
  until += ((60 - minutes) % 60) * MINUTE
  const hour = () => Number(clockIn(zone, new Date(until)).slice(0, 2))
  while (hour() < opens || hour() > closes) until += HOUR
  return new Date(until)
}
