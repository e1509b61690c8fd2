import { dayAfter } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import { isOpenOffer } from '../../../contract/shared/offers.ts'
import type { KnownGame } from '../../queries/giver/game-to-give.ts'

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
