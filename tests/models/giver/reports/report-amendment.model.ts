import { createElement } from 'react'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { type Correction, correctedQuantities } from '../../../../machines/giver/reports/correction-draft.ts'
import { reportOf } from '../../../../machines/giver/reports/donation-draft.ts'
import { reportAmendmentMachine } from '../../../../machines/giver/reports/report-amendment.ts'
import { flow } from '../../../model/model.ts'
import { type Person, showing } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { camille } from '../../../world/people.ts'
import { atHome, called, contactOf, contactsOf, finished, reported } from '../../pages/giver.ts'
import { refusals } from '../../patterns/entry-form.ts'

type State = SnapshotFrom<typeof reportAmendmentMachine>

const past = finished[0]!
const people = contactsOf(past)
const id = contactOf(past, camille)
const name = `${camille.firstname} ${camille.lastname}`
const title = 'Corriger le compte rendu'
const question = 'Corriger ce compte rendu ?'
const why = 'Pourquoi cette correction ?'
const draft: Correction = { quantities: { [id]: { 1: 2 } }, reason: 'Camille était oubliée' }
const none: Correction = { quantities: {}, reason: '' }
const reasons = [{ value: 'ok' }, { value: 'Camille était oubliée' }]
const boar = /^Sangliers?$/
const window = (person: Person) => person.within('dialog', title)
const asked = (person: Person) => person.within('alertdialog', question)
const row = (driver: Person) => driver.within('article', name)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const types = specimenTypes.slice(0, 2)
const chosen = [0, 1].map((quantity) => ({ contactId: id, specimenTypeId: 1, quantity }))
const contextOf = (state: AnyMachineSnapshot) => state.context as State['context']
const isRead = (state: AnyMachineSnapshot) => contextOf(state).contacts !== null
const isUntouched = (state: AnyMachineSnapshot) =>
  state.matches('editing') && Object.keys(contextOf(state).quantities).length === 0
const given = ({ context }: State) => context.quantities[id]?.[1] ?? 0

/** The whole report is sent, with the reason and the version that it corrects. */
const isCorrected = (state: State) => (parts: { body?: unknown }) => {
  const { quantities, reason, report } = state.context
  return isSame(parts.body, {
    ...reportOf(correctedQuantities(people, quantities)),
    reason: reason.trim(),
    version: report.version,
  })
}
const seesDifference = (person: Person, state: State) =>
  asked(person).seesText(`${name} : rien → ${['', '1 sanglier', '2 sangliers'][given(state)]}`)
const seesIdle = async (person: Person, state: State) => {
  await window(person).seesDisabled('button', 'Voir la différence')
  if (isRead(state)) await row(person).seesDisabled('combobox', boar)
}

export const reportAmendment = flow(reportAmendmentMachine, {
  name: 'report-amendment',
  input: { hunt: past, report: reported, specimenTypes: types, formKey: 'a-key' },
  samples: {
    events: {
      'contacts.read': (state) => (isRead(state) || !state.matches('editing') ? [] : [{ contacts: people }]),
      // Quantities can be entered and a refresh requested once the contacts are loaded.
      'quantity.chosen': (state) => (isRead(state) ? chosen : []),
      'specimenTypes.read': (state) => (isUntouched(state) ? [{ types }] : []),
      'reason.typed': reasons,
    },
    others: {
      'contacts.awaited': (state) => (isRead(state) && isUntouched(state) ? [{}] : []),
    },
    answers: { recallCorrection: [none, draft], amendDonations: [{ state: 'amended' }] },
    failures: {
      amendDonations: refusals({ 'contact_ids.0': ['Cette personne n’est pas un contact de cette chasse.'] }),
    },
  },
  // Without the game types no quantity can be changed.
  machineOnly: { inputs: [{ hunt: past, report: reported, specimenTypes: [], formKey: 'a-key' }] },
  gestures: {
    'contacts.read': (driver) => driver.answer('readDonations', { contacts: people }),
    'contacts.awaited': (driver) => driver.click('button', 'Relire les contacts'),
    'specimenTypes.read': (driver, event) => driver.sendEvent!(event),
    'draft.resumed': (driver) => driver.click('button', 'Reprendre ma correction'),
    'draft.discarded': (driver) => driver.click('button', 'Repartir du compte rendu'),
    'quantity.chosen': (driver, { quantity }) => row(driver).choose(boar, String(quantity)),
    'reason.typed': (driver, { value }) => driver.fill(why, value),
    'correction.submitted': (driver) => driver.click('button', 'Voir la différence'),
    'correction.confirmed': (driver, _, state) =>
      driver
        .within('alertdialog', question)
        .click('button', state.matches('failed') ? 'Réessayer' : 'Corriger'),
    'correction.cancelled': (driver, _, state) =>
      state.matches('refused')
        ? driver.click('button', 'Revoir')
        : driver.within('alertdialog', question).click('button', 'Annuler'),
    'amendment.closed': (driver, _, state) =>
      window(driver as Person).click('button', state.matches('superseded') ? 'Fermer' : 'Annuler'),
  },
  endings: {
    // A browser reads its own storage.
    'xstate.done.actor.recallCorrection': (driver, { output }) => driver.answer('recallCorrection', output),
    'xstate.error.actor.recallCorrection': (driver) =>
      driver.fail('recallCorrection', new Error('forbidden')),
    'xstate.done.actor.amendDonations': (driver, _, state) =>
      driver.answer('amendDonations', { state: 'amended' }, isCorrected(state)),
  },
  expects: {
    restoring: seesIdle,
    offering: showing(
      seesIdle,
      'Vous aviez commencé une correction',
      ['button', 'Reprendre ma correction'],
      ['button', 'Repartir du compte rendu'],
    ),
    editing: async (person, state) => {
      if (!isRead(state)) {
        await window(person).seesText('Lecture des contacts…')
        return window(person).seesDisabled('button', 'Voir la différence')
      }
      const boars = given(state)
      await row(person).seesValue(boars > 1 ? 'Sangliers' : 'Sanglier', String(boars))
      // The reported quantities are prefilled.
      await person.within('article', 'Nadia Rousseau').seesValue('Sangliers', '2')
      const isKept = Object.keys(state.context.quantities).length > 0
      if (isKept) await person.seesText('Votre correction est gardée sur cet appareil')
      else await person.doesNotSeeText('Votre correction est gardée sur cet appareil')
      if (boars > 0) await window(person).sees('button', 'Voir la différence')
      else await window(person).seesDisabled('button', 'Voir la différence')
    },
    confirming: async (person, state) => {
      await seesDifference(person, state)
      await asked(person).sees('button', 'Annuler')
      await asked(person).seesValue(why, state.context.reason)
      if (state.context.reason.length > 2) await asked(person).sees('button', 'Corriger')
      else await asked(person).seesDisabled('button', 'Corriger')
    },
    saving: async (person) => {
      await person.sees('button', 'Enregistrement…')
      await asked(person).seesDisabled('button', 'Annuler')
    },
    failed: showing(seesDifference, 'L’envoi n’a pas abouti. Votre correction est gardée sur cet appareil', [
      'button',
      'Réessayer',
    ]),
    refused: async (person, { context }) => {
      await person.seesText('Cette correction a été refusée')
      for (const message of context.errors) await person.seesText(message)
      await person.seesDisabled('button', 'Voir la différence')
    },
    superseded: async (person, { context }) => {
      await person.seesText('Ce compte rendu n’a pas été corrigé')
      for (const message of context.errors) await person.seesText(message)
    },
  },
  screen: async () => {
    const { ReportAmendment } = await import('../../../../src/screens/giver/reports/report-amendment.tsx')
    const { KeptHere } = await import('../../../../src/screens/giver/reports/kept-here.ts')
    const value = { reports: [], corrections: [past.id] }
    return ({ actor }) => createElement(KeptHere, { value }, createElement(ReportAmendment, { actor }))
  },
  browser: {
    entryIsLost: 'la saisie est gardée sur l’appareil, et revient avec la fenêtre',
    as: 'giver',
    navigate: async (driver, { steps }) => {
      await atHome(driver)
      const start = async () => {
        await driver.click('button', `Compte rendu de ${called(past)}`)
        await driver.click('button', title)
      }
      if (isSame(steps[0]?.event['output'], draft)) {
        await start()
        await row(driver).choose(boar, '2')
        await driver.click('button', 'Voir la différence')
        await driver.fill(why, draft.reason)
        await driver.within('alertdialog', question).click('button', 'Annuler')
        await window(driver).click('button', 'Annuler')
      }
      await driver.click('button', `Compte rendu de ${called(past)}`)
      await driver.sees('button', title)
      // The contacts are loaded only when the path says so.
      await driver.interceptCalls()
      await driver.click('button', title)
    },
    transient: ['restoring'],
    extraCalls: ['readDonations'],
    unreachable: ({ type }) => ['xstate.error.actor.recallCorrection', 'specimenTypes.read'].includes(type),
  },
})
