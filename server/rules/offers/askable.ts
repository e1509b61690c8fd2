import { limits } from '../../../contract/limits.ts'
import type { OfferState } from '../../../contract/shared/offers.ts'
import { Conflict } from '../../http/errors.ts'

/**
 * How somebody stands whom a giver chooses for a hunt. `state`: of their offer of it; `asked`: how often they had
 * one of it; `is_spared`: they had few today; `has_room`: fewer are open than the animals that they wish.
 */
type Standing = { state: OfferState | null; asked: number; is_spared: boolean; has_room: boolean }

/** Checks that somebody may be asked again. @throws Conflict that says why not */
export function assertAskable({ state, asked, is_spared, has_room }: Standing): void {
  if (state === 'declined')
    throw new Conflict('Cette personne a répondu non pour cette chasse. Proposez à quelqu’un d’autre.')
  if (asked >= limits.offers.forHunt)
    throw new Conflict(
      'Vous avez déjà proposé deux fois du gibier de cette chasse à cette personne. Appelez-la, ou proposez à quelqu’un d’autre.',
    )
  if (!is_spared)
    throw new Conflict(
      `Cette personne a déjà reçu ${limits.offers.toOne} propositions aujourd’hui. Proposez à quelqu’un d’autre.`,
    )
  if (!has_room)
    throw new Conflict(
      'Cette personne a déjà autant de propositions que d’animaux souhaités. Proposez à quelqu’un d’autre.',
    )
}
