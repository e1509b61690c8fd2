import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import type { offerHandOverMachine } from '../../../../machines/giver/offers/offer-hand-over.ts'
import { fullName } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

/** « Remis »; for a boar the giver says that they passed its message on. */
export const OfferHandOver = ({ actor }: { actor: ActorRefFrom<typeof offerHandOverMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Remettre le gibier"
    confirm="Remis"
    consequence={(offer) =>
      offer.is_boar
        ? `Vous avez remis un sanglier à ${fullName(offer)}, et lui avez dit que sa viande peut porter la trichine : à cuire à cœur, ${limits.coreTemperature} °C au moins. Congeler, fumer ou saler ne suffit pas.`
        : `Vous avez remis ce qui était promis à ${fullName(offer)}.`
    }
    busyLabel="Enregistrement…"
    failed="La remise n’a pas été notée."
  />
)
