import { handOfferOver } from '../../../contract/giver/meetings.ts'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { toldOf } from '../animals/messages.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/**
 * « Remis »: records the hand-over of accepted game, after the recipient was informed about boar and
 * sanitary rules.
 */
export const offerHandOverMachine = confirmedCommand({
  id: 'offerHandOver',
  call: handOfferOver,
  request: (offer: HuntOffer) => ({
    params: { id: offer.id },
    body: toldOf(offer.is_boar ?? false, offer.informing ?? []),
  }),
  description: 'Le responsable dit que le gibier promis est remis, et le message qui l’accompagne transmis.',
  announced: 'La remise est notée.',
  states: {
    done: 'Le gibier est remis.',
    refused: 'Rien ne peut être remis ainsi : le serveur dit pourquoi.',
  },
})
