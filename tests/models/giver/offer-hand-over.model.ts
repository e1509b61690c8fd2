import { offerHandOverMachine } from '../../../machines/giver/offers/offer-hand-over.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { contactsRead } from '../pages/giver.ts'
import { atMetHunt, camillesOffer } from '../pages/offers.ts'

export const offerHandOver = confirmedCommandFlow(offerHandOverMachine, {
  name: 'offer-hand-over',
  subject: camillesOffer,
  confirm: 'Remis',
  consequence:
    'Vous avez remis un sanglier à Camille Bernard, et lui avez dit que sa viande peut porter la trichine',
  busy: 'Enregistrement…',
  failed: 'La remise n’a pas été notée. Vérifiez votre réseau, puis réessayez.',
  refused: 'Remettre le gibier',
  screen: async () => (await import('../../../src/screens/giver/offers/offer-hand-over.tsx')).OfferHandOver,
  browser: {
    as: 'louvetier',
    recordsIn: contactsRead,
    extraCalls: ['listHuntOffers'],
    navigate: async (driver) => {
      await atMetHunt(driver)
      await driver.click('button', 'Remis à Camille Bernard')
    },
  },
})
