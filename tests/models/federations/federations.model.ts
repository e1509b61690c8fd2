import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { stateOf } from '../../../machines/federations/federation-rights.ts'
import { federationsMachine } from '../../../machines/federations/federations.ts'
import { foundFederations } from '../../../machines/federations/found-federations.ts'
import { httpError } from '../../model/failures.ts'
import { endWork } from './federation-work.ts'
import { flow, type Driver, fromOutside } from '../../model/model.ts'
import { type Person, showing } from '../../model/person.ts'
import { initialised, listedFederations, logoFile, uninitialised } from '../../world/federations.ts'
import type { FederationsQuery } from '../../../contract/federations/federations.ts'
import type { Federation } from '../../../contract/shared/federations.ts'
import { theFederation } from '../../../contract/words-in-french.ts'
import { act } from '../pages/federations.ts'
import { retry } from '../patterns/paged-list.ts'
import { ends, isChanged } from '../patterns/ended-windows.ts'

type State = SnapshotFrom<typeof federationsMachine>

/** A row begins with its department's code; its name may be shortened on the screen. */
const rowOf = ({ department_code }: Federation) => new RegExp(`^\\s*${department_code}\\s`)

/** What may be done is folded on a phone: gestures unfold it, and scenarios name it. */
const seesRow = async (person: Person, federation: Federation) => {
  const row = person.within('table', 'Fédérations').within('row', rowOf(federation))
  await row.seesText(federation.department_code)
  await row.sees('button', federation.name)
  await row.seesText(stateOf(federation) === 'initialised' ? 'Initialisée' : 'À initialiser')
}
const seesRows = async (person: Person, state: State) => {
  await person.sees('heading', 'Fédérations')
  const found = foundFederations(state.context)
  for (const federation of found) await seesRow(person, federation)
  const hidden = state.context.federations.find((federation) => !found.includes(federation))
  if (hidden) await person.doesNotSee('row', rowOf(hidden))
}

/** Adds a federation, or saves the open one unchanged. */
async function saveForm(driver: Driver, { context }: State) {
  if (context.federation) {
    await driver.click('button', 'Enregistrer')
    return driver.answer('updateFederation')
  }
  await driver.fill('Code du département', '45')
  await driver.fill('Nom de la fédération', 'Fédération des chasseurs du Loiret')
  await driver.upload('Logo', logoFile)
  await driver.click('button', 'Enregistrer')
  return driver.answer('createFederation')
}

const usual: FederationsQuery = { search: '', state: '', order: 'department_code', desc: false }
/** Whether nothing was typed or chosen yet: one choice at a time keeps the states few. */
const isUsual = ({ context: { query } }: State) =>
  query.search === '' && query.state === '' && query.order === usual.order
/** What is done to a federation, while it is listed. */
const toListed = (federation: Federation) => (state: AnyMachineSnapshot) =>
  foundFederations((state as State).context).some(({ id }) => id === federation.id) ? [{ federation }] : []
const everything = { mayWrite: true, mayImport: true, isNational: true, query: usual }

export const federations = flow(federationsMachine, {
  name: 'federations',
  inputs: [
    everything,
    { ...everything, asked: initialised.id, window: 'history' },
    { ...everything, isAdditionAsked: true },
  ],
  samples: {
    events: {
      // Matches all of them; another test covers hiding.
      'search.typed': [{ value: 'chasseurs' }],
      'query.changed': ({ context: { query } }) => (query.search ? [{ query: usual }] : []),
      'filter.chosen': (state) => {
        if (isUsual(state as State)) return [{ filter: { state: 'initialised' } }]
        return state.context.query.state ? [{ filter: { search: '', state: '' } }] : []
      },
      'sort.chosen': (state) => (isUsual(state as State) ? [{ order: 'name', desc: true }] : []),
      'detail.requested': toListed(initialised),
      'edition.requested': toListed(uninitialised),
      'deletion.requested': toListed(uninitialised),
      'initialisation.requested': toListed(uninitialised),
      'import.requested': toListed(initialised),
      'history.requested': toListed(initialised),
    },
    answers: {
      listFederations: [listedFederations, []],
      federationDetail: ends,
      federationForm: ends,
      federationDeletion: ends,
      federationInitialisation: ends,
      retrieverImport: ends,
    },
  },
  machineOnly: {
    inputs: [{ ...everything, mayWrite: false, mayImport: false, isNational: false }],
    samples: { 'query.changed': ({ context: { query } }) => [{ query }] },
  },
  gestures: {
    'list.retried': (driver) => driver.click('button', retry),
    'search.typed': (driver, { value }) => driver.fill('Rechercher une fédération', value),
    'filter.chosen': (driver, { filter }) =>
      filter.state
        ? driver.choose('Filtrer par état', 'Initialisées')
        : driver.click('button', 'Retirer les filtres'),
    'sort.chosen': (driver) => driver.choose('Trier par', 'Fédération, décroissant'),
    'query.changed': fromOutside,
    'creation.requested': (driver) => driver.click('button', 'Ajouter une fédération'),
    'detail.requested': (driver, { federation }) => driver.click('button', federation.name),
    'edition.requested': (driver, { federation }) =>
      act(driver, federation, `Modifier ${theFederation(federation.name)}`),
    'deletion.requested': (driver, { federation }) =>
      act(driver, federation, `Supprimer ${theFederation(federation.name)}`),
    'initialisation.requested': (driver, { federation }) =>
      act(driver, federation, `Initialiser ${theFederation(federation.name)}`),
    'import.requested': (driver, { federation }) =>
      act(driver, federation, `Importer les adhérents de ${theFederation(federation.name)}`),
    'history.requested': (driver, { federation }) =>
      act(driver, federation, `Historique de ${theFederation(federation.name)}`),
  },
  endings: {
    'xstate.done.actor.history': (driver) => driver.click('button', 'Fermer'),
    // Somebody else deleted it while it was opened.
    'xstate.done.actor.federationDetail': async (driver, { output }) => {
      if (isChanged(output)) await driver.fail('readFederation', httpError(404))
      await driver.click('button', 'Fermer')
    },
    'xstate.done.actor.federationForm': (driver, { output }, state) =>
      isChanged(output) ? saveForm(driver, state) : driver.click('button', 'Annuler'),
    // Somebody else deleted it first: the list changes without this deletion.
    'xstate.done.actor.federationDeletion': (driver, { output }) =>
      isChanged(output)
        ? driver.fail('readFederationActions', httpError(404))
        : driver.click('button', 'Annuler'),
    'xstate.done.actor.federationInitialisation': endWork,
    'xstate.done.actor.retrieverImport': endWork,
  },
  expects: {
    'loading.unread': (person) => person.seesText('Lecture des fédérations…'),
    'loading.filled': async (person, state) => {
      await seesRows(person, state)
      await person.doesNotSeeText('Lecture des fédérations…')
    },
    failed: showing(seesRows, 'Les fédérations n’ont pas pu être lues.', ['button', 'Réessayer']),
    'listed.filled': async (person, state) => {
      await seesRows(person, state)
      const { search, state: filter } = state.context.query
      await person.seesValue('Rechercher une fédération', search)
      await person.seesValue('Filtrer par état', filter)
      await person.sees('button', 'Ajouter une fédération')
    },
    'listed.empty': showing('Il n’y a encore aucune fédération.', ['button', 'Ajouter une fédération']),
    viewing: (person) => person.sees('dialog', /./),
    forming: (person, { context }) =>
      person.sees('dialog', context.federation ? 'Modifier la fédération' : 'Ajouter une fédération'),
    deleting: (person) => person.sees('dialog', 'Supprimer la fédération'),
    initialising: (person) => person.sees('dialog', 'Initialiser la fédération'),
    readingHistory: (person, { context }) =>
      person.sees('dialog', `Historique – ${context.federation!.name}`),
    importing: (person) => person.sees('dialog', 'Importer les adhérents'),
  },
  screen: async () => (await import('../../../src/screens/federations/federations.tsx')).Federations,
  browser: {
    as: 'admin',
    navigate: async (driver, { input: { asked, isAdditionAsked } }) => {
      await driver.interceptCalls()
      if (asked) return driver.open(`/federations/${asked}`)
      await driver.open(isAdditionAsked ? '/federations?addition=1' : '/federations')
    },
    extraCalls: [
      'readFederation',
      'createFederation',
      'updateFederation',
      'readFederationActions',
      'readFederationJob',
    ],
  },
})
