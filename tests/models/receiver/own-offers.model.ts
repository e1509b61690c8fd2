import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { commonFailures, httpError, rareFailures } from '../../model/failures.ts'
import { flow, fromOutside } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { openOffer } from '../../world/offers.ts'
import {
  acceptedOffer as accepted,
  confirmedOffer as confirmed,
  missedOffer as missed,
  soundedOffer as sounded,
} from '../pages/own-offers.ts'
import { retry } from '../patterns/paged-list.ts'

const title = 'Mes propositions'
const contestedOffer: OwnOffer = {
  ...missed,
  absence: { ...missed.absence!, state: 'contested', may_contest: false, behind_until: null },
}
const saying = 'Le portail était fermé'
const willing: OwnOffer = { ...sounded, state: 'willing' }
const tooLate = 'Le temps pour répondre est passé et rien n’a changé.'
const words: Partial<Record<OwnOffer['state'], string>> = {
  sounded: 'Réponse attendue',
  willing: 'Vous êtes intéressé',
  declined: 'Vous avez dit non',
  cancelled: 'Vous avez renoncé',
  confirmed: 'Rendez-vous à accepter',
  accepted: 'Rendez-vous accepté',
  noShow: 'Absence',
}
const question = 'Renoncer à cette proposition ?'
const card = (person: Person) => person.within('region', title)

export const ownOffers = flow(ownOffersMachine, {
  name: 'own-offers',
  // Offers are distinguished by the possible answers, a reason by its presence.
  key: ({ context: { offers, chosen, reason, contesting } }) => [
    offers.map(({ state, absence }) => [state, absence?.may_contest]),
    chosen?.answer,
    reason !== '',
    contesting !== null,
  ],
  samples: {
    events: {
      'interest.given': [{ id: openOffer.id }],
      'interest.refused': [{ id: openOffer.id }],
      'meeting.accepted': [{ id: openOffer.id }],
      'cancellation.requested': [{ id: openOffer.id }],
      'absence.contested': [{ id: openOffer.id }],
      'contest.typed': ({ context: { contesting } }) =>
        contesting ? [] : [{ id: openOffer.id, value: saying }],
    },
    answers: {
      listOwnOffers: [[sounded], [willing], [confirmed], [accepted], [missed], []],
      answerOffer: [],
      contestAbsence: [contestedOffer],
    },
    failures: {
      listOwnOffers: [...commonFailures(), httpError(404), ...rareFailures()],
      answerOffer: [
        httpError(409, { message: tooLate }),
        ...commonFailures(),
        httpError(404),
        ...rareFailures(),
      ],
      contestAbsence: [
        httpError(409, { message: tooLate }),
        ...commonFailures(),
        httpError(404),
        ...rareFailures(),
      ],
    },
    // The server answers the new state.
    others: {
      'xstate.done.actor.answerOffer': ({ context: { chosen } }) =>
        chosen
          ? [{ output: chosen.answer === 'accepted' ? accepted : { ...sounded, state: chosen.answer } }]
          : [],
    },
  },
  gestures: {
    // Sent by the card of preferences on the same page.
    'offers.outdated': fromOutside,
    'offers.retried': (driver) => driver.within('region', title).click('button', retry),
    'interest.given': (driver) => driver.within('region', title).click('button', 'Oui, ça m’intéresse'),
    'interest.refused': (driver) => driver.within('region', title).click('button', 'Non, pas cette fois'),
    'meeting.accepted': (driver) =>
      driver.within('region', title).click('button', 'J’ai lu et j’accepte le rendez-vous'),
    'cancellation.requested': (driver) =>
      driver.within('region', title).click('button', 'Finalement, je renonce'),
    'absence.contested': (driver) =>
      driver.within('region', title).click('button', 'Contester cette absence'),
    'contest.typed': (driver, { value }) => driver.fill('Un mot pour la fédération (facultatif)', value),
    'question.confirmed': (driver) => driver.within('alertdialog', question).click('button', 'Renoncer'),
    'question.cancelled': (driver) => driver.within('alertdialog', question).click('button', 'Annuler'),
  },
  expects: {
    loading: (person) => card(person).seesText('Lecture de vos propositions…'),
    gone: (person) => card(person).seesText('Cette proposition n’est plus ouverte'),
    unavailable: (person) => card(person).seesText('Vos propositions n’ont pas pu être lues. Vérifiez votre'),
    'listed.fresh': async (person, { context: { offers, reason, contesting } }) => {
      if (reason) await card(person).seesText(reason)
      if (offers.length === 0) return card(person).seesText('Aucune proposition pour l’instant.')
      const list = card(person).within('list', 'Propositions')
      for (const offer of offers) {
        await list.seesText(words[offer.state]!)
        await list.seesText('Vers Bourges')
        if (offer.absence?.behind_until)
          await card(person).seesText(
            'Jusqu’au jeudi 16 avril 2026, les propositions vous arrivent après les autres',
          )
        if (offer.absence?.may_contest)
          await person.seesValue('Un mot pour la fédération (facultatif)', contesting?.words ?? '')
        if (offer.meeting) await list.seesText('Rendez-vous mardi 17 mars 2026, de 18 h à 18 h 30, à Bourges')
        if (offer.state === 'confirmed') {
          await list.seesText('Le lieu exact et le contact sur place')
          await list.seesText('à 71 °C au moins')
        }
        if (offer.state !== 'accepted') continue
        await list.seesText('Sur place : Odile Marchand')
        await list.sees('link', 'Appeler Odile Marchand au 06 39 98 00 77')
        await list.sees('link', 'Ajouter à mon agenda')
      }
    },
    'listed.failed': (person) =>
      card(person).seesText('Votre réponse n’est pas partie. Vérifiez votre réseau'),
    confirming: async (person, { context: { offers } }) => {
      const asked = person.within('alertdialog', question)
      await asked.seesText('Le responsable est prévenu et propose à quelqu’un')
      if (offers[0]?.state === 'accepted') await asked.seesText('L’animal qui vous attendait est libéré.')
    },
    contesting: (person) => card(person).sees('button', 'Envoi de votre contestation…'),
    answering: (person) => card(person).sees('button', 'Envoi de votre réponse…'),
  },
  screen: async () => (await import('../../../src/screens/receiver/own-offers.tsx')).OwnOffers,
  browser: {
    entryIsLost: 'la question attend un mot ou un choix : qui la quitte répond non',
    as: 'receiver',
    navigate: '/',
    // States that only a sample contains are unknown to the server: no yes to withdraw, no meeting to
    // accept, no absence to contest.
    unreachable: ({ type }, { context: { chosen } }) =>
      type === 'xstate.done.actor.contestAbsence' ||
      (type === 'xstate.done.actor.answerOffer' &&
        (chosen?.answer === 'cancelled' || chosen?.answer === 'accepted')),
  },
})
