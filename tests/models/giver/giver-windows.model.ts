import { createElement, Fragment } from 'react'
import { documents } from '../../../contract/giver/documents.ts'
import { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { dayInWords } from '../../../src/words/words.ts'
import { flow } from '../../model/model.ts'
import { giverRecord, specimenTypes, territories } from '../../world/answers.ts'
import {
  atHome,
  called,
  contactsOf,
  contactsRead,
  finished,
  informed,
  planHunt,
  planned,
} from '../pages/giver.ts'
import { today } from '../../world/today.ts'

const past = finished[0]!
const ends = [{ changed: true }, { changed: false }]
const isChanged = (output: unknown) => (output as { changed: boolean }).changed

export const giverWindows = flow(giverWindowsMachine, {
  name: 'giver-windows',
  input: { today, mayPlan: true, mainCityId: territories[0]!.id, federationId: 1, specimenTypes },
  samples: {
    events: {
      'edition.requested': [{ hunt: planned }],
      'deletion.requested': [{ hunt: planned }],
      'contacts.requested': [{ hunt: planned }, { hunt: past }],
      'report.requested': [{ hunt: informed }],
      'specimenTypes.read': [{ types: specimenTypes }],
    },
    answers: { huntForm: ends, huntDeletion: ends, donation: ends },
  },
  machineOnly: {
    inputs: [{ today, mayPlan: false, mainCityId: territories[0]!.id, federationId: 1, specimenTypes }],
  },
  gestures: {
    'documents.requested': (driver) => driver.click('button', 'Documents'),
    'territories.requested': (driver) => driver.click('button', 'Territoires'),
    'planning.requested': (driver) => driver.click('button', 'Prévoir une chasse'),
    'edition.requested': (driver, { hunt }) => driver.click('button', `Modifier ${called(hunt)}`),
    'deletion.requested': (driver, { hunt }) => driver.click('button', `Supprimer ${called(hunt)}`),
    'contacts.requested': (driver, { hunt }) => driver.click('button', `Contacts de ${called(hunt)}`),
    'report.requested': (driver, { hunt }) => driver.click('button', `J'informe pour ${called(hunt)}`),
    'specimenTypes.read': (driver, event) => driver.sendEvent!(event),
    'window.closed': (driver) => driver.click('button', 'Fermer'),
  },
  endings: {
    'xstate.done.actor.huntForm': async (driver, { output }, { context: { hunt } }) => {
      if (!hunt && isChanged(output)) return planHunt(driver)
      await driver.answer('readGiver', giverRecord)
      await driver.click('button', isChanged(output) ? 'Enregistrer' : 'Annuler')
      if (isChanged(output)) await driver.answer('updateHunt')
    },
    'xstate.done.actor.huntDeletion': async (driver, { output }) => {
      const question = driver.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.click('button', isChanged(output) ? 'Supprimer' : 'Annuler')
      if (isChanged(output)) await driver.answer('deleteHunt')
    },
    'xstate.done.actor.donation': async (driver, { output }) => {
      await driver.answer('recallDraft' as never, {})
      await driver.answer('readDonations', { contacts: contactsOf(informed).slice(0, 1) })
      await driver.click('button', isChanged(output) ? 'Enregistrer' : 'Annuler')
      if (!isChanged(output)) return
      await driver.within('alertdialog', 'Voulez-vous confirmer ces dons ?').click('button', 'Confirmer')
      await driver.answer('recordDonations')
    },
    'xstate.done.actor.territories': (driver) => driver.click('button', 'Fermer'),
  },
  expects: {
    closed: async (person) => {
      await person.doesNotSee('dialog', /./)
      await person.doesNotSee('alertdialog', /./)
      await person.sees('button', 'Documents')
    },
    documents: async (person) => {
      const window = person.within('dialog', 'Documents')
      for (const { label } of documents) await window.sees('link', `${label} (PDF)`)
    },
    territories: (person) => person.sees('dialog', 'Territoires de chasse'),
    planning: (person, { context }) =>
      person.sees('dialog', context.hunt ? 'Modifier la chasse' : 'Prévoir une chasse'),
    deleting: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    consulting: async (person, { context: { hunt } }) => {
      const title = `Contacts - Chasse du ${dayInWords(hunt!.started_at)} à ${hunt!.city.label}`
      await person.within('dialog', title).sees('button', 'Fermer')
    },
    reporting: async (person) => {
      const window = person.within('dialog', 'Qui a reçu quoi ?')
      await window.sees('button', 'Annuler')
      await window.sees('button', 'Enregistrer')
    },
  },
  screen: async () => {
    const { GiverControls } = await import('../../../src/screens/giver/giver-controls.tsx')
    const { GiverWindows } = await import('../../../src/screens/giver/giver-windows.tsx')
    const { HuntCard } = await import('../../../src/screens/giver/hunt-card.tsx')
    return ({ actor }) => {
      const { mayPlan } = actor.getSnapshot().context
      const card = (hunt: typeof planned, gestures: object) =>
        createElement(HuntCard, { key: hunt.id, hunt, specimenTypes, ...gestures })
      const onContacts = (hunt: typeof planned) => actor.send({ type: 'contacts.requested', hunt })
      return createElement(
        Fragment,
        null,
        createElement(GiverControls, { windows: actor, mayPlan }),
        createElement('ul', null, [
          card(informed, { onReport: () => actor.send({ type: 'report.requested', hunt: informed }) }),
          card(planned, {
            onContacts,
            ...(mayPlan && {
              onEdit: () => actor.send({ type: 'edition.requested', hunt: planned }),
              onDelete: () => actor.send({ type: 'deletion.requested', hunt: planned }),
            }),
          }),
          card(past, { onContacts }),
        ]),
        createElement(GiverWindows, { actor, isWolfhunter: false }),
      )
    }
  },
  browser: {
    as: 'giver',
    recordsIn: contactsRead,
    navigate: atHome,
    // The giver's home reads them once, before any window can be opened.
    unreachable: ({ type }) => type === 'specimenTypes.read',
  },
})
