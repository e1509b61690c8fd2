import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** « Remis »: what was accepted is handed over; of a boar its message is passed on before. */
export const offerHandOverMachine = confirmedCommand<HuntOffer>({
  id: 'offerHandOver',
  call: 'handOfferOver',
  description: 'Le responsable dit que le gibier promis est remis, et le message du sanglier transmis.',
  announced: 'La remise est notée.',
  states: {
    done: 'Le gibier est remis.',
    refused: 'Le rendez-vous n’est plus accepté : il n’y a rien à remettre ici.',
  },
})
