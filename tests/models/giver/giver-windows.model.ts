import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { Report } from '../../../contract/giver/reports.ts'
import type { SnapshotFrom } from 'xstate'
import { documents } from '../../../contract/giver/documents.ts'
import { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { mayNoteHandOvers } from '../../../machines/giver/giver-windows-types.ts'
import { dayInWords } from '../../../src/words/words.ts'
import { httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { without, showing } from '../../model/person.ts'
import { giverRecord, specimenTypes } from '../../world/answers.ts'
import {
  type Asked,
  calledContact as contact,
  contactsOf,
  openings,
  refusedOpenings,
  urlOf,
} from '../pages/giver-windows-openings.ts'
import { giverWindowsScreen } from '../pages/giver-windows-screen.ts'
import { endAmendment, endReport } from '../pages/report-endings.ts'
import { atHome, called, finished, informed, planHunt, planned, reported } from '../pages/giver.ts'
import { noOffers } from '../pages/offers.ts'
import { answering, ends, isChanged } from '../patterns/ended-windows.ts'

type State = SnapshotFrom<typeof giverWindowsMachine>

const past = finished[0]!
const huntOf = (id: number) => [planned, informed].find((hunt) => hunt.id === id)!
const titleOf = ({ started_at, city }: Hunt) =>
  `Contacts - Chasse du ${dayInWords(started_at)} à ${city.label}`
const call = { outcome: 'interested', text: null } as const
const noteTitle = 'Appel à Luc Petit'
const isLost = (output: unknown) => !(output as { isSaved: boolean }).isSaved && isChanged(output)

export const giverWindows = flow(giverWindowsMachine, {
  name: 'giver-windows',
  inputs: openings,
  samples: {
    events: {
      'duplication.requested': [{ hunt: past }],
      'edition.requested': [{ hunt: planned }],
      'deletion.requested': [{ hunt: planned }],
      'contacts.requested': [{ hunt: past }, { hunt: informed }],
      'report.requested': [{ hunt: informed }],
      'versions.requested': [{ hunt: past }],
      'animals.requested': [{ hunt: informed }],
      'specimenTypes.read': [{ types: specimenTypes }],
      'contact.requested': ({ context }) =>
        (context as State['context']).hunt === informed && context['contact'] === null ? [{ contact }] : [],
      'handOver.requested': ({ context }) =>
        mayNoteHandOvers(context as State['context']) ? [{ contact }] : [],
      'callNote.requested': [{ contact }],
      'offer.requested': [{ contact }],
      // Once per window: the contacts are already read the second time.
      'contacts.read': ({ context }) => {
        const { hunt } = context as State['context']
        return hunt ? [{ contacts: contactsOf(hunt) }] : []
      },
    },
    answers: {
      huntForm: [
        ...ends.map((end) => ({ ...end, contactsOf: null })),
        { changed: true, contactsOf: planned.id },
      ],
      huntDeletion: ends,
      donation: ends,
      reportAmendment: ends,
      reportVersions: [{ report: reported }, { report: null }],
      callNote: [
        { contactId: contact.id, call, isSaved: true, changed: true },
        { contactId: contact.id, call: null, isSaved: false, changed: true },
        { contactId: contact.id, call: null, isSaved: false, changed: false },
      ],
    },
    others: {
      // Those of a hunt to come would be searched for first.
      'contacts.awaited': ({ context }) => ((context as State['context']).hunt === informed ? [{}] : []),
      'xstate.done.actor.windowOpening': ({ context }) => {
        const asked = context['asked'] as Asked
        if (asked?.name !== 'contacts') return [{ output: { request: null } }]
        const { huntId, askedContact } = asked
        return [{ output: { request: { type: 'contacts.requested', hunt: huntOf(huntId), askedContact } } }]
      },
    },
  },
  machineOnly: {
    inputs: refusedOpenings,
    samples: { 'handOver.requested': [{ contact }] },
  },
  gestures: {
    'documents.requested': (driver) => driver.click('button', 'Documents'),
    'territories.requested': (driver) => driver.click('button', 'Territoires'),
    'planning.requested': (driver) => driver.click('button', 'Prévoir une chasse'),
    'duplication.requested': async (driver, { hunt }) => {
      await driver.click('button', `Plus, pour ${called(hunt)}`)
      await driver.click('button', `Dupliquer ${called(hunt)}`)
    },
    'edition.requested': (driver, { hunt }) => driver.click('button', `Modifier ${called(hunt)}`),
    'deletion.requested': (driver, { hunt }) => driver.click('button', `Supprimer ${called(hunt)}`),
    'contacts.requested': async (driver, { hunt }) => {
      if (hunt === past) await driver.click('button', `Plus, pour ${called(hunt)}`)
      await driver.click('button', `Contacts de ${called(hunt)}`)
    },
    'contacts.read': (driver, { contacts }) => driver.answer('readDonations', { contacts }),
    'contacts.awaited': (driver) => driver.click('button', 'Relire les contacts'),
    'contact.requested': (driver) => driver.click('button', 'Luc Petit'),
    'handOver.requested': (driver) => driver.click('button', 'Remis…'),
    'callNote.requested': (driver) => driver.click('button', 'Noter l’appel'),
    // The list asks before anybody is mailed.
    'offer.requested': async (driver) => {
      await driver.answerIfPending('listHuntOffers', { ...noOffers, may_ask: true })
      await driver.click('button', 'Proposer un animal')
      await driver.within('alertdialog', 'Proposer à Luc Petit ?').click('button', 'Annuler')
    },
    'report.requested': (driver, { hunt }) => driver.click('button', `J'informe pour ${called(hunt)}`),
    'versions.requested': (driver, { hunt }) => driver.click('button', `Compte rendu de ${called(hunt)}`),
    'animals.requested': (driver, { hunt }) => driver.click('button', `Animaux de ${called(hunt)}`),
    'specimenTypes.read': (driver, event) => driver.sendEvent!(event),
    'window.closed': (driver) => driver.click('button', 'Fermer'),
    'window.abandoned': (driver, event) => driver.sendEvent!(event),
  },
  endings: {
    'xstate.done.actor.windowOpening': (driver, { output }) => {
      const { request } = output as { request: { hunt: Hunt } | null }
      return driver.answer('readHunt', request?.hunt ?? informed)
    },
    'xstate.done.actor.huntForm': async (driver, { output }, { context: { hunt } }) => {
      if (hunt?.hunt_state.code !== 'planned' && isChanged(output)) {
        const { contactsOf } = output as { contactsOf: number | null }
        // The model says that the contacts belong to the planned hunt, so the new hunt equals it.
        if (contactsOf === null) await planHunt(driver)
        else await planHunt(driver, planned)
        return driver.click('button', contactsOf === null ? 'Fermer' : 'Voir les contacts')
      }
      await driver.answer('readGiver', giverRecord)
      await driver.click('button', isChanged(output) ? 'Enregistrer' : 'Annuler')
      if (isChanged(output)) await driver.answer('updateHunt')
    },
    'xstate.done.actor.huntDeletion': answering('Supprimer', 'deleteHunt'),
    'xstate.done.actor.donation': (driver, { output }) => endReport(driver, isChanged(output)),
    'xstate.done.actor.reportVersions': async (driver, { output }) => {
      const { report } = output as { report: Report | null }
      const window = driver.within('dialog', 'Compte rendu')
      if (!report) return window.click('button', 'Fermer')
      await driver.answer('readReport', report)
      await window.click('button', 'Corriger le compte rendu')
    },
    'xstate.done.actor.reportAmendment': (driver, { output }) => endAmendment(driver, isChanged(output)),
    'xstate.done.actor.personHandOver': (driver) =>
      driver.within('dialog', 'Remis à Luc Petit').click('button', 'Fermer'),
    'xstate.done.actor.callNote': async (driver, { output }) => {
      const window = driver.within('dialog', noteTitle)
      const { isSaved } = output as { isSaved: boolean }
      if (isSaved) await window.check('Intéressé')
      if (!isSaved && !isChanged(output)) return window.click('button', 'Annuler')
      await window.click('button', 'Enregistrer')
      if (isSaved) return driver.answer('noteCall')
      await driver.fail('noteCall', httpError(404))
      await window.click('button', 'Fermer')
    },
    'xstate.done.actor.animals': (driver) => driver.press('Escape'),
    'xstate.done.actor.territories': (driver) => driver.click('button', 'Fermer'),
  },
  expects: {
    'closed.arriving': (person) => person.seesText('Ouverture…'),
    'closed.idle': showing(without('dialog', /./), without('alertdialog', /./), ['button', 'Documents']),
    documents: async (person) => {
      const window = person.within('dialog', 'Documents')
      for (const { label } of documents) await window.sees('link', `${label} (PDF)`)
    },
    territories: (person) => person.sees('dialog', 'Territoires de chasse'),
    planning: (person, { context }) =>
      person.sees(
        'dialog',
        context.hunt?.hunt_state.code === 'planned' ? 'Modifier la chasse' : 'Prévoir une chasse',
      ),
    deleting: (person) => person.sees('alertdialog', 'Êtes-vous sûrs ?'),
    'consulting.reading': (person, { context }) =>
      person.within('dialog', titleOf(context.hunt!)).sees('button', 'Fermer'),
    'consulting.browsing': async (person, { context }) => {
      await person.within('dialog', titleOf(context.hunt!)).sees('button', 'Fermer')
      await person.doesNotSee('dialog', /Luc Petit/)
    },
    'consulting.choosing': async (person, { context }) => {
      const sheet = person.within('dialog', 'Luc Petit')
      await sheet.sees('link', 'Appeler le 06 39 98 00 11')
      await sheet.sees('link', 'Écrire un SMS')
      await sheet.sees('button', 'Copier le numéro')
      await sheet.sees('button', 'Noter l’appel')
      await sheet.sees('button', 'Proposer un animal')
      await (mayNoteHandOvers(context)
        ? sheet.sees('button', 'Remis…')
        : sheet.doesNotSee('button', 'Remis…'))
    },
    'consulting.handingOver': (person) =>
      person.within('dialog', 'Remis à Luc Petit').sees('button', 'Fermer'),
    'consulting.annotating': (person) => person.within('dialog', noteTitle).sees('button', 'Annuler'),
    noting: (person) => person.sees('dialog', /^Animaux - Chasse du/),
    reporting: async (person) => {
      const window = person.within('dialog', 'Qui a reçu quoi ?')
      await window.sees('button', 'Annuler')
      await window.sees('button', 'Enregistrer')
    },
    reviewing: (person) => person.within('dialog', 'Compte rendu').sees('button', 'Fermer'),
    amending: (person) => person.within('dialog', 'Corriger le compte rendu').sees('button', 'Annuler'),
  },
  screen: giverWindowsScreen,
  browser: {
    entryIsLost: 'la saisie est gardée sur l’appareil, et revient avec la fenêtre',
    as: 'giver',
    // Held, so that the window of a contact that an address names waits until the model lets it open.
    extraCalls: ['readHunt', 'readDonations'],
    navigate: async (driver, path) => {
      const url = urlOf(path.input.asked)
      if (!url) return atHome(driver)
      await driver.interceptCalls()
      await driver.open(url)
    },
    // The giver's home loads the types once, before any window can open. The server has the contact. The code
    // is there (`windows-arrive.test.ts` is about when it is not).
    unreachable: (event) =>
      event.type === 'specimenTypes.read' ||
      event.type === 'window.abandoned' ||
      (event.type === 'xstate.done.actor.callNote' && isLost((event as { output?: unknown }).output)),
  },
})
