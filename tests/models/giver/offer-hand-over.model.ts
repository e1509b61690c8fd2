import { offerHandOverMachine } from '../../../machines/giver/offers/offer-hand-over.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { atHome, called, contactsRead, planned } from '../pages/giver.ts'
import { accepted, julie } from '../pages/offers.ts'

/** Who accepted, as far as the list says. */
const { state, given, is_boar, meeting } = accepted
const offer = { ...julie, state, given, is_boar, meeting }

export const offerHandOver = confirmedCommandFlow(offerHandOverMachine, {
  name: 'offer-hand-over',
  subject: offer,
  confirm: 'Remis',
  consequence:
    'Vous avez remis un sanglier à Julie Fontaine, et lui avez dit que sa viande peut porter la trichine',
  busy: 'Enregistrement…',
  failed: 'La remise n’a pas été notée. Vérifiez votre réseau, puis réessayez.',
  refused: 'Remettre le gibier',
  screen: async () => (await import('../../../src/screens/giver/offers/offer-hand-over.tsx')).OfferHandOver,
  browser: {
    as: 'giver',
    recordsIn: contactsRead,
    extraCalls: ['listHuntOffers'],
    navigate: async (driver) => {
      await atHome(driver)
      await driver.interceptCalls()
      await driver.click('button', `Contacts de ${called(planned)}`)
      await driver.stubAnswer('listHuntOffers', { offers: [offer], candidates: 0 })
      await driver.click('button', 'Remis à Julie Fontaine')
    },
    // To the server the person has accepted nothing.
    unreachable: ({ type }) => type === 'xstate.done.actor.handOfferOver',
  },
})
