import { offerHandOverMachine } from '../../../../machines/giver/offers/offer-hand-over.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'
import { onOffer, camillesOffer } from '../../pages/offers.ts'

export const offerHandOver = confirmedCommandFlow(offerHandOverMachine, {
  name: 'offer-hand-over',
  subject: camillesOffer,
  confirm: 'C’est dit, remettre',
  consequence: 'Vous remettez un sanglier à Camille Bernard.',
  busy: 'Enregistrement…',
  failed: 'La remise n’a pas été notée. Vérifiez votre réseau, puis réessayez.',
  refused: 'Remettre le gibier',
  screen: async () =>
    (await import('../../../../src/screens/giver/offers/offer-hand-over.tsx')).OfferHandOver,
  browser: onOffer('Remis à Camille Bernard'),
})
