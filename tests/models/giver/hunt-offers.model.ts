import { createElement, Fragment } from 'react'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { huntOffersMachine } from '../../../machines/giver/hunt-offers.ts'
import { commonFailures, httpError, rareFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { openOffer } from '../../world/offers.ts'
import { manon, receiver } from '../../world/people.ts'
import { atHome, called, contactOf, contactsOf, contactsRead, finished, planned } from '../pages/giver.ts'

const title = 'Propositions'
const julie: HuntOffer = {
  id: openOffer.id,
  contact_id: null,
  firstname: receiver.firstname,
  lastname: receiver.lastname,
  phone: null,
  state: 'sounded',
  sounded_at: '2026-03-10T11:00:00.000Z',
  expires_at: '2026-03-11T05:00:00.000Z',
  answered_at: null,
  reason: 'C’est son tour : n’a encore jamais reçu de gibier et habite à 45,1 km.',
}
const willing: HuntOffer = {
  ...julie,
  id: 900,
  contact_id: contactOf(planned, manon),
  firstname: manon.firstname,
  lastname: manon.lastname,
  phone: manon.phone,
  state: 'willing',
}
const name = `${receiver.firstname} ${receiver.lastname}`
const question = 'Retirer cette proposition ?'
const taken = 'Cette personne a déjà autant de propositions que d’animaux souhaités.'
const card = (person: Person) => person.within('region', title)
const failures = [httpError(409, { message: taken }), ...commonFailures(), httpError(404), ...rareFailures()]
const sentSoFar = { offers: [julie], candidates: 5 }

export const huntOffers = flow(huntOffersMachine, {
  name: 'hunt-offers',
  inputs: [
    { hunt: planned, formKey: 'form' },
    { hunt: finished[0]!, formKey: 'form' },
  ],
  key: ({ context: { offers, candidates, count, offer, reason } }) => ({
    offers: offers.length,
    candidates,
    count,
    offer: offer?.id,
    reason,
  }),
  samples: {
    events: {
      'offer.requested': [{ contactId: contactOf(planned, manon) }],
      'count.chosen': [{ count: 2 }],
      'withdrawal.requested': [{ offer: julie }],
    },
    answers: {
      listHuntOffers: [sentSoFar, { offers: [willing, julie], candidates: 0 }],
      offerToContact: [undefined],
      offerToNext: [{ offered: 3 }],
      withdrawOffer: [undefined],
    },
    failures: {
      offerToContact: failures,
      offerToNext: failures,
      withdrawOffer: failures,
    },
  },
  machineOnly: { samples: { 'withdrawal.requested': [{ offer: { ...julie, state: 'declined' } }] } },
  gestures: {
    'offers.retried': (driver) => driver.within('region', title).click('button', 'Réessayer'),
    'offer.requested': (driver) => driver.click('button', 'Proposer à Manon Lefèvre'),
    'count.chosen': (driver, { count }) =>
      driver.within('region', title).choose('Nombre de personnes', String(count)),
    'offers.requested': (driver, _, { context }) =>
      driver.within('region', title).click('button', `Proposer aux ${context.count} premiers`),
    'withdrawal.requested': (driver) =>
      driver.within('region', title).click('button', `Retirer la proposition à ${name}`),
    'question.confirmed': (driver) => driver.within('alertdialog', question).click('button', 'Retirer'),
    'question.cancelled': (driver) => driver.within('alertdialog', question).click('button', 'Annuler'),
  },
  expects: {
    deciding: null,
    closed: (person) => person.doesNotSee('region', title),
    loading: (person) => card(person).seesText('Lecture des propositions…'),
    unavailable: (person) => card(person).seesText('Les propositions n’ont pas pu être lues. Vérifiez votre'),
    'listed.fresh': async (person, { context: { offers, candidates, reason } }) => {
      if (reason) await card(person).seesText(reason)
      const list = card(person).within('list', title)
      await list.seesText(name)
      await list.seesText('Réponse attendue')
      await card(person).seesText(
        offers.length === 2 ? '1 oui, 1 réponse attendue' : '0 oui, 1 réponse attendue',
      )
      if (offers.length === 2) await list.sees('link', /Appeler Manon Lefèvre/)
      if (candidates === 0) await card(person).seesText('Personne d’autre à qui proposer')
    },
    'listed.refreshing': (person) => card(person).within('list', title).seesText(name),
    'listed.stale': (person) => card(person).seesText('Les réponses montrées datent un peu.'),
    'listed.failed': (person) => card(person).seesText('L’envoi n’a pas abouti. Vérifiez votre réseau'),
    offering: (person) => person.sees('button', 'Envoi…'),
    offeringNext: (person) => card(person).sees('button', 'Envoi…'),
    confirming: (person) =>
      person.within('alertdialog', question).seesText('Un e-mail prévient Julie Fontaine'),
    withdrawing: (person) => card(person).sees('button', 'Retrait…'),
  },
  screen: async () => {
    const { HuntOffers } = await import('../../../src/screens/giver/hunt-offers.tsx')
    const { ContactOffer } = await import('../../../src/screens/giver/contact-offer.tsx')
    const contact = contactsOf(planned).find(({ firstname }) => firstname === manon.firstname)!
    return ({ actor }) =>
      createElement(
        Fragment,
        null,
        createElement(HuntOffers, { actor }),
        createElement(ContactOffer, { actor, contact }),
      )
  },
  browser: {
    as: 'giver',
    recordsIn: contactsRead,
    navigate: async (driver, path) => {
      const { hunt } = path.input as { hunt: typeof planned }
      await atHome(driver)
      await driver.interceptCalls()
      await driver.click('button', `Contacts de ${called(hunt)}`)
    },
  },
})
