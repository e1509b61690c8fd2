import { offerAbsenceMachine } from '../../../machines/giver/offers/offer-absence.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { atHome, called, contactsRead, planned } from '../pages/giver.ts'
import { accepted, julie } from '../pages/offers.ts'

/** Who accepted, as far as the list says. */
const { state, given, is_boar, meeting } = accepted
const offer = { ...julie, state, given, is_boar, meeting }

export const offerAbsence = confirmedCommandFlow(offerAbsenceMachine, {
  name: 'offer-absence',
  subject: offer,
  confirm: 'N’est pas venu',
  consequence: 'Julie Fontaine n’est pas venu au rendez-vous',
  busy: 'Enregistrement…',
  failed: 'L’absence n’a pas été notée. Vérifiez votre réseau, puis réessayez.',
  refused: 'Noter une absence',
  screen: async () => (await import('../../../src/screens/giver/offers/offer-absence.tsx')).OfferAbsence,
  browser: {
    as: 'giver',
    recordsIn: contactsRead,
    extraCalls: ['listHuntOffers'],
    navigate: async (driver) => {
      await atHome(driver)
      await driver.interceptCalls()
      await driver.click('button', `Contacts de ${called(planned)}`)
      await driver.stubAnswer('listHuntOffers', { offers: [offer], candidates: 0 })
      await driver.click('button', 'Julie Fontaine n’est pas venu')
    },
    // To the server the person has accepted nothing.
    unreachable: ({ type }) => type === 'xstate.done.actor.reportAbsence',
  },
})
