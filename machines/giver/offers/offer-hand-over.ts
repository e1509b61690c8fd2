import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { toldOf } from '../animals/messages.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/**
 * « Remis »: what was accepted is handed over; the message of a boar, and what sanitary rules inform of, is
 * passed on before.
 */
export const offerHandOverMachine = confirmedCommand<HuntOffer>({
  id: 'offerHandOver',
  call: 'handOfferOver',
  body: (offer) => toldOf(offer.is_boar ?? false, offer.informing ?? []),
  description: 'Le responsable dit que le gibier promis est remis, et le message qui l’accompagne transmis.',
  announced: 'La remise est notée.',
  states: {
    done: 'Le gibier est remis.',
    refused: 'Rien ne peut être remis ainsi : le serveur dit pourquoi.',
  },
})
