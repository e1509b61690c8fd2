import { dayAfter } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import { isOpenOffer } from '../../../contract/shared/offers.ts'
import type { KnownGame } from '../../queries/giver/game-to-give.ts'

/** The last day on which game of a hunt may be offered and fetched. */
export const lastDayOf = (startedAt: string): string => dayAfter(startedAt, limits.meetings.days)

/** Whether somebody who was asked does not take an animal, whoever said so. */
export const isExit = ({ state }: { state: OfferState }): boolean =>
  !isOpenOffer({ state }) && state !== 'handedOver'

/**
 * How many animals nobody is promised yet. While the hunt lasts more may come, up to what was planned;
 * after it those that were noted count, if any were. Where nothing is known, one.
 */
export function gameToGive(game: KnownGame, isDayOver: boolean): number {
  const { noted, free, gone, expected, promised, of_types, handed } = game
  const byAnimals = free - of_types
  const byPlan = (expected ?? 1) - promised - handed - gone
  return Math.max(0, isDayOver && noted > 0 ? byAnimals : isDayOver ? byPlan : Math.max(byAnimals, byPlan))
}
