import { createElement, Fragment } from 'react'
import type { HuntOffer } from '../../../../contract/giver/offers.ts'
import { countToAsk } from '../../../../machines/giver/offers/hunt-offers-parts.ts'
import { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { commonFailures, httpError, rareFailures } from '../../../model/failures.ts'
import { flow } from '../../../model/model.ts'
import { askPageAround } from '../../../model/page-around.ts'
import type { Person } from '../../../model/person.ts'
import { luc, manon, nadia, paul, receiver, yves } from '../../../world/people.ts'
import { atHome, called, contactOf, contactsOf, finished, planned } from '../../pages/giver.ts'
import { accepted, choices, julie, willing } from '../../pages/offers.ts'

const title = 'Propositions'
const missed: HuntOffer = { ...accepted, state: 'noShow', absence: 'noted' }
const name = `${receiver.firstname} ${receiver.lastname}`
const question = 'Retirer cette proposition ?'
const taken = 'Cette personne a déjà autant de propositions que d’animaux souhaités.'
const card = (person: Person) => person.within('region', title)
const failures = [httpError(409, { message: taken }), ...commonFailures(), httpError(404), ...rareFailures()]
const isListed = (context: { offers: HuntOffer[] }, { id, state }: HuntOffer) =>
  context.offers.some((offer) => offer.id === id && offer.state === state)
/** Only in states where the screen displays such an offer. */
const whereListed =
  (offer: HuntOffer) =>
  ({ context }: { context: { offers: HuntOffer[] } }) =>
    isListed(context, offer) ? [{ offer }] : []
const asked = (count: number) => (count === 1 ? 'Proposer au premier' : `Proposer aux ${count} premiers`)
const closing = 'Annuler'
const sure = 'Êtes-vous sûrs ?'
const turnOf = (person: typeof luc) => ({
  contact_id: contactOf(planned, person),
  firstname: person.firstname,
  lastname: person.lastname,
  reason: 'C’est son tour : n’a encore jamais reçu de gibier.',
})
const next = turnOf(luc)
const open = { may_ask: true, to_give: 4, next: null, turns: [turnOf(luc)] }
/** As the server answers it in the world: its order is what the question names. */
const turns = [manon, luc, paul, yves, nadia].map(turnOf)
const sentSoFar = { ...open, to_give: 5, offers: [julie], candidates: 5, turns }

const toManon = {
  contactId: contactOf(planned, manon),
  firstname: manon.firstname,
  lastname: manon.lastname,
}

export const huntOffers = flow(huntOffersMachine, {
  name: 'hunt-offers',
  inputs: [
    { hunt: planned, asked: null, formKey: 'form' },
    { hunt: finished[0]!, asked: null, formKey: 'form' },
    { hunt: planned, asked: willing.contact_id, formKey: 'form' },
  ],
  key: ({ context: { offers, reason } }) => [offers.map(({ state }) => state).toSorted(), reason !== ''],
  samples: {
    events: {
      'offer.requested': [toManon],
      'count.chosen': [{ count: 2 }],
      'withdrawal.requested': whereListed(julie),
      'confirmation.requested': whereListed(willing),
      'handOver.requested': whereListed(accepted),
      'absence.requested': whereListed(accepted),
    },
    answers: {
      listHuntOffers: [
        sentSoFar,
        { ...open, offers: [willing, julie], candidates: 0 },
        { ...open, offers: [accepted, julie], candidates: 0 },
        { ...open, offers: [missed], candidates: 2, to_give: 1, next },
      ],
      offerConfirmation: [{ changed: false }],
      offerHandOver: [{ changed: false }],
      offerAbsence: [{ changed: false }],
      offerToNext: [{ offered: 3 }],
    },
    failures: {
      offerToContact: failures,
      offerToNext: failures,
      withdrawOffer: failures,
    },
  },
  machineOnly: {
    samples: {
      'withdrawal.requested': [{ offer: { ...julie, state: 'declined' } }],
      'confirmation.requested': [{ offer: julie }],
      'handOver.requested': [{ offer: willing }],
      'absence.requested': [{ offer: willing }],
    },
  },
  gestures: {
    'offers.retried': (driver) => driver.within('region', title).click('button', 'Réessayer'),
    'offer.requested': async (driver) => {
      await driver.click('button', 'Manon Lefèvre')
      await driver.click('button', 'Proposer un animal')
    },
    'count.chosen': (driver, { count }) =>
      driver.within('region', title).choose('Nombre de personnes', String(count)),
    'offers.requested': (driver, _, { context }) =>
      driver.within('region', title).click('button', asked(countToAsk(context))),
    'suggestion.taken': (driver) =>
      driver.within('region', title).click('button', 'Proposer à la personne suivante'),
    'confirmation.requested': (driver) =>
      driver.within('region', title).click('button', 'Confirmer Manon Lefèvre'),
    'handOver.requested': (driver) => driver.within('region', title).click('button', 'Remis à Manon Lefèvre'),
    'absence.requested': (driver) =>
      driver.within('region', title).click('button', 'Absence de Manon Lefèvre'),
    'withdrawal.requested': (driver) =>
      driver.within('region', title).click('button', `Retirer la proposition à ${name}`),
    'question.confirmed': (driver, _, state) =>
      state.matches('confirming')
        ? driver.within('alertdialog', question).click('button', 'Retirer')
        : driver.within('alertdialog', /^Proposer/).click('button', /^Envoyer/),
    'question.cancelled': (driver, _, state) =>
      driver
        .within('alertdialog', state.matches('confirming') ? question : /^Proposer/)
        .click('button', 'Annuler'),
  },
  endings: {
    'xstate.done.actor.offerConfirmation': async (driver) => {
      await driver.stubAnswer('listConfirmationChoices', choices)
      await driver.within('dialog', 'Rendez-vous avec Manon Lefèvre').click('button', closing)
    },
    'xstate.done.actor.offerHandOver': (driver) =>
      driver.within('alertdialog', sure).click('button', closing),
    'xstate.done.actor.offerAbsence': (driver) => driver.within('alertdialog', sure).click('button', closing),
  },
  expects: {
    closed: (person) => person.doesNotSee('region', title),
    loading: (person) => card(person).seesText('Lecture des propositions…'),
    unavailable: (person) => card(person).seesText('Les propositions n’ont pas pu être lues. Vérifiez votre'),
    'listed.fresh': async (person, { context: { offers, candidates, reason } }) => {
      if (reason) await card(person).seesText(reason)
      const list = card(person).within('list', title)
      const [first] = offers
      if (first?.state === 'noShow') {
        await list.seesText('Absence notée')
        await card(person).seesText('1 animal est à donner.')
        return card(person).seesText(`${luc.firstname} ${luc.lastname}, c’est son tour`)
      }
      await list.seesText(name)
      await list.seesText('Réponse attendue')
      const yes = first?.state === 'willing' ? '1 oui' : '0 oui'
      const met = first?.state === 'accepted' ? ', 1 rendez-vous accepté' : ''
      await card(person).seesText(`${yes}${met}, 1 réponse attendue`)
      if (offers.length === 2) await list.sees('link', /Appeler Manon Lefèvre/)
      if (met) await list.seesText('Sanglier, bracelet SA 0451 : mardi 17 mars 2026, de 18 h à 18 h 30')
      if (candidates === 0) await card(person).seesText('Personne d’autre à qui proposer')
    },
    'listed.refreshing': (person, { context: { offers } }) =>
      card(person).within('list', title).seesText(`${offers[0]!.firstname} ${offers[0]!.lastname}`),
    'listed.stale': (person) => card(person).seesText('Les réponses montrées datent un peu.'),
    'listed.failed': (person) => card(person).seesText('L’envoi n’a pas abouti. Vérifiez votre réseau'),
    asking: (person) =>
      person.within('alertdialog', 'Proposer à Manon Lefèvre ?').seesText('Un e-mail part tout de suite'),
    askingNext: (person, { context: { whom } }) =>
      whom.length === 1
        ? person.sees('alertdialog', `Proposer à ${whom[0]!.firstname} ${whom[0]!.lastname} ?`)
        : person
            .within('alertdialog', `Proposer à ces ${whom.length} personnes ?`)
            .seesText(`${whom[0]!.firstname} ${whom[0]!.lastname}`),
    offering: (person) => person.seesText('Envoi…'),
    offeringNext: (person) => card(person).sees('button', 'Envoi…'),
    confirming: (person) =>
      person.within('alertdialog', question).seesText('Un e-mail prévient Julie Fontaine'),
    confirmingOffer: (person) => person.sees('dialog', 'Rendez-vous avec Manon Lefèvre'),
    handingOver: (person) => person.within('alertdialog', sure).seesText('Vous remettez un sanglier'),
    reportingAbsence: (person) => person.within('alertdialog', sure).seesText('l’absence de Manon Lefèvre'),
    withdrawing: (person) => card(person).sees('button', 'Retrait…'),
  },
  screen: async () => {
    const { HuntOffers } = await import('../../../../src/screens/giver/offers/hunt-offers.tsx')
    const { ContactOffer, OfferOutcome } =
      await import('../../../../src/screens/giver/offers/contact-offer.tsx')
    const contact = contactsOf(planned).find(({ firstname }) => firstname === manon.firstname)!
    return ({ actor }) => {
      const onOffer = () => actor.send({ type: 'offer.requested', ...toManon })
      return createElement(
        Fragment,
        null,
        createElement(HuntOffers, { actor }),
        createElement(OfferOutcome, { actor, contact }),
        // The surrounding window opens the sheet of a person.
        createElement('button', { onClick: askPageAround }, 'Manon Lefèvre'),
        createElement(ContactOffer, { actor, contact, onOffer }),
      )
    }
  },
  browser: {
    entryIsLost: 'des filtres et une recherche ne sont pas une saisie',
    as: 'giver',
    extraCalls: ['listConfirmationChoices'],
    // The next person is made up by the sample; the server would refuse it. The scenario of a weekend
    // covers a real one.
    unreachable: ({ type }) => type === 'suggestion.taken',
    navigate: async (driver, { input: { hunt, asked: contact } }) => {
      if (contact !== null) {
        await driver.interceptCalls()
        await driver.open(`/giver?contacts=${hunt.id}&meeting=${contact}`)
        return driver.click('button', 'Propositions')
      }
      await atHome(driver)
      await driver.interceptCalls()
      await driver.click('button', `Contacts de ${called(hunt)}`)
      if (hunt !== finished[0]) await driver.click('button', 'Propositions')
    },
  },
})
