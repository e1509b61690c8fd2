import { createElement } from 'react'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { donationMachine } from '../../../../machines/giver/reports/donation.ts'
import { type Quantities, reported } from '../../../../machines/giver/reports/donation-draft.ts'
import { flow } from '../../../model/model.ts'
import { type Person, showing } from '../../../model/person.ts'
import { specimenTypes } from '../../../world/answers.ts'
import { luc } from '../../../world/people.ts'
import { atHome, called, contactOf, contactsOf, informed } from '../../pages/giver.ts'
import { refusals } from '../../patterns/entry-form.ts'

type State = SnapshotFrom<typeof donationMachine>

const id = contactOf(informed, luc)
const draft: Quantities = { [id]: { 1: 2, 2: 0 } }
const title = 'Qui a reçu quoi ?'
const question = 'Voulez-vous confirmer ces dons ?'
const boar = /^Sangliers?$/
const window = (person: Person) => person.within('dialog', title)
const row = (driver: Person) => driver.within('article', 'Luc Petit')
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const types = specimenTypes.slice(0, 2)
const chosen = [0, 1].map((quantity) => ({ contactId: id, specimenTypeId: 1, quantity }))
const isRead = ({ context }: AnyMachineSnapshot) => (context as State['context']).areContactsRead
const isUntouched = (state: AnyMachineSnapshot) =>
  state.matches('editing') && Object.keys((state.context as State['context']).quantities).length === 0
const given = ({ context }: State) => reported(context)[id]?.[1] ?? 0
const isHanded = ({ context }: State) => Object.keys(context.handed).length > 0

/** The contacts on the page; and the same after an animal was handed over to Luc. */
const seen = contactsOf(informed).slice(0, 2)
const served = seen.map((contact) =>
  contact.id === id ? { ...contact, handed_over: [{ specimen_type_id: 1, quantity: 1 }] } : contact,
)

/** Only quantities above 0 are sent, as parallel lists. */
const isReported = (state: State) => (parts: { body?: unknown }) => {
  const boars = given(state)
  const wanted =
    boars > 0
      ? { contact_ids: [id], quantities: [boars], specimen_type_ids: [1] }
      : { contact_ids: [], quantities: [], specimen_type_ids: [] }
  return isSame(parts.body, wanted)
}
const seesSummary = (person: Person, state: State) =>
  person
    .within('alertdialog', question)
    .seesText(
      ['Aucun don', '1 gibier cédé à 1 particulier.', '2 gibiers cédés à 1 particulier.'][given(state)]!,
    )
const seesIdle = async (person: Person, state: State) => {
  await window(person).seesDisabled('button', 'Enregistrer')
  if (isRead(state)) await row(person).seesDisabled('combobox', boar)
}

export const donation = flow(donationMachine, {
  name: 'donation',
  input: { hunt: informed, specimenTypes: types },
  samples: {
    events: {
      // Quantities can be entered and a refresh requested once the contacts are loaded.
      'quantity.chosen': (state) => (isRead(state) ? chosen : []),
      'specimenTypes.read': (state) => (isUntouched(state) ? [{ types }] : []),
      'contacts.read': (state) =>
        isRead(state) || !state.matches('editing') ? [] : [{ contacts: seen }, { contacts: served }],
    },
    others: {
      'contacts.awaited': (state) => (isRead(state) && isUntouched(state) ? [{}] : []),
    },
    answers: { recallDraft: [{}, draft] },
    failures: {
      recordDonations: refusals({
        'contact_ids.0': ['Cette personne n’est pas un contact de cette chasse.'],
      }),
    },
  },
  // Without the game types no quantity can be entered.
  machineOnly: { inputs: [{ hunt: informed, specimenTypes: [] }] },
  gestures: {
    'contacts.read': (driver, { contacts }) => driver.answer('readDonations', { contacts }),
    'contacts.awaited': (driver) => driver.click('button', 'Relire les contacts'),
    'specimenTypes.read': (driver, event) => driver.sendEvent!(event),
    'draft.resumed': (driver) => driver.click('button', 'Reprendre ma saisie'),
    'draft.discarded': (driver) => driver.click('button', 'Repartir de zéro'),
    'quantity.chosen': (driver, { quantity }) => row(driver).choose(boar, String(quantity)),
    'donations.submitted': (driver) => driver.click('button', 'Enregistrer'),
    'donations.confirmed': (driver, _, state) =>
      driver
        .within('alertdialog', question)
        .click('button', state.matches('failed') ? 'Réessayer' : 'Confirmer'),
    'donations.cancelled': (driver, _, state) =>
      state.matches('refused')
        ? driver.click('button', 'Corriger')
        : driver.within('alertdialog', question).click('button', 'Annuler'),
    'report.closed': (driver, _, state) =>
      window(driver as Person).click('button', state.matches('superseded') ? 'Fermer' : 'Annuler'),
  },
  endings: {
    // A browser reads its own storage.
    'xstate.done.actor.recallDraft': (driver, { output }) => driver.answer('recallDraft', output),
    'xstate.error.actor.recallDraft': (driver) => driver.fail('recallDraft', new Error('forbidden')),
    'xstate.done.actor.recordDonations': (driver, _, state) =>
      driver.answer('recordDonations', undefined, isReported(state)),
  },
  expects: {
    restoring: seesIdle,
    offering: showing(
      seesIdle,
      'Vous aviez commencé une saisie',
      ['button', 'Reprendre ma saisie'],
      ['button', 'Repartir de zéro'],
    ),
    editing: async (person, state) => {
      if (!isRead(state)) {
        await window(person).seesText('Lecture des contacts…')
        return window(person).seesDisabled('button', 'Enregistrer')
      }
      await window(person).sees('button', 'Enregistrer')
      const boars = given(state)
      const label = boars > 1 ? 'Sangliers' : 'Sanglier'
      await window(person).within('article', 'Luc Petit').seesValue(label, String(boars))
      if (isHanded(state)) {
        await person.seesText('Rempli d’après les remises notées')
        await person.within('list', 'Remises notées').seesText('Luc Petit : 1 sanglier')
        await row(person).seesText('D’après les remises notées : 1 sanglier.')
        if (state.context.isResumed && boars !== 1)
          await person.seesText('Votre saisie reprise passe avant elles.')
      } else await person.doesNotSeeText('remises notées')
      // A choice equal to the noted hand-overs is not an entry.
      if (boars !== (isHanded(state) ? 1 : 0))
        await person.seesText('Votre saisie est gardée sur cet appareil')
      else await person.doesNotSeeText('Votre saisie est gardée sur cet appareil')
    },
    confirming: async (person, state) => {
      await seesSummary(person, state)
      await person.within('alertdialog', question).sees('button', 'Annuler')
      await person.within('alertdialog', question).sees('button', 'Confirmer')
    },
    saving: async (person) => {
      await person.sees('button', 'Enregistrement…')
      await person.within('alertdialog', question).seesDisabled('button', 'Annuler')
    },
    failed: async (person, state) => {
      await seesSummary(person, state)
      // What equals the noted hand-overs is no entry, and need not be kept.
      const isEntry = given(state) !== (isHanded(state) ? 1 : 0)
      const where = isEntry ? 'gardée sur cet appareil' : '(gardée sur cet appareil|encore à l’écran)'
      await person.seesText(new RegExp(`L’envoi n’a pas abouti. Votre saisie est ${where}`))
      await person.sees('button', 'Réessayer')
    },
    refused: async (person, { context }) => {
      await person.seesText('Ces dons ont été refusés')
      for (const message of context.errors) await person.seesText(message)
      await person.seesDisabled('button', 'Enregistrer')
    },
    superseded: (person) => person.seesText('Cette chasse a déjà été déclarée'),
  },
  screen: async () => {
    const { Donation } = await import('../../../../src/screens/giver/reports/donation.tsx')
    const { KeptHere } = await import('../../../../src/screens/giver/reports/kept-here.ts')
    const value = { reports: [informed.id], corrections: [] }
    return ({ actor }) => createElement(KeptHere, { value }, createElement(Donation, { actor }))
  },
  browser: {
    entryIsLost: 'la saisie est gardée sur l’appareil, et revient avec la fenêtre',
    as: 'giver',
    navigate: async (driver, { steps }) => {
      await atHome(driver)
      const start = () => driver.click('button', `J'informe pour ${called(informed)}`)
      if (isSame(steps[0]?.event['output'], draft)) {
        await start()
        await row(driver).choose(boar, '2')
        await window(driver).click('button', 'Annuler')
      }
      // The contacts are loaded only when the path says so.
      await driver.interceptCalls()
      await start()
    },
    transient: ['restoring'],
    extraCalls: ['readDonations'],
    // At yesterday's hunt nobody has received an animal yet.
    unreachable: ({ type, ...event }) =>
      ['xstate.error.actor.recallDraft', 'specimenTypes.read'].includes(type) || event['contacts'] === served,
  },
})
