import { offerAbsenceMachine } from '../../../../machines/giver/offers/offer-absence.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'
import { onOffer, camillesOffer } from '../../pages/offers.ts'

export const offerAbsence = confirmedCommandFlow(offerAbsenceMachine, {
  name: 'offer-absence',
  subject: camillesOffer,
  confirm: 'Noter l’absence',
  consequence: 'Vous notez l’absence de Camille Bernard au rendez-vous',
  busy: 'Enregistrement…',
  failed: 'L’absence n’a pas été notée. Vérifiez votre réseau, puis réessayez.',
  refused: 'Noter une absence',
  screen: async () => (await import('../../../../src/screens/giver/offers/offer-absence.tsx')).OfferAbsence,
  browser: onOffer('Absence de Camille Bernard'),
})
