import { stateOf } from '../../../machines/federations/federation-rights.ts'
import { federationDetailMachine } from '../../../machines/federations/federation-detail.ts'
import { flow } from '../../model/model.ts'
import { type Person, showing } from '../../model/person.ts'
import { bare, detailed, known } from '../../world/federations.ts'
import { endWork } from './federation-work.ts'
import { ends } from '../patterns/ended-windows.ts'

const members = 'Adhérents importés'
const removed = 'Adhérents retirés'

/** What the page says where members were imported. */
const seesImport = async (window: Person) => {
  const people = window.within('region', 'Communes et personnes')
  for (const text of [
    '16 communes',
    '4 responsables de territoire',
    '13 particuliers',
    '2 adhérents importés',
    '1 administrateur',
  ])
    await people.seesText(text)
  const retrievers = window.within('region', 'Adhérents')
  await retrievers.seesText(
    'Le 09/03/2026 à 10 h 12, Denis Perrin a importé des adhérents, fichier « adherents.csv » : 2 nouveaux, 1 mis à jour, 4 retirés.',
  )
  await retrievers.seesText(/^2 responsables validés ne sont pas parmi ces adhérents/)
  await retrievers.sees('button', 'Voir les adhérents')
  await retrievers.sees('button', 'Voir les adhérents retirés')
  const jobs = window.within('list', 'Traitements')
  for (const text of ['En cours', 'Interrompu', 'Pas allé au bout', '16 communes, 1 200 communes voisines'])
    await jobs.seesText(text)
  await jobs.seesText('2 nouveaux, 1 mis à jour, 4 retirés, 0 sans changement, 1 ligne laissée de côté')
}
/** The same before the first import. */
const seesNoImport = async (window: Person) => {
  await window.within('region', 'Communes et personnes').seesText('0 adhérent importé')
  const retrievers = window.within('region', 'Adhérents')
  await retrievers.seesText('Aucun import n’a été noté.')
  await retrievers.doesNotSeeText(/parmi ces adhérents/)
  await window.within('region', 'Traitements').seesText('Aucun traitement.')
  for (const name of ['Voir les adhérents', 'Voir les adhérents retirés'])
    await window.doesNotSee('button', name)
}

const everything = { federationId: detailed.id, mayWrite: true, mayImport: true, isNational: true }

const readingOnly = { federationId: detailed.id, mayWrite: false, mayImport: false, isNational: false }
const written = [
  'Modifier',
  'Initialiser',
  'Importer les adhérents',
  'Voir les adhérents',
  'Voir les adhérents retirés',
]

export const federationDetail = flow(federationDetailMachine, {
  name: 'federation-detail',
  inputs: [
    everything,
    { ...everything, asked: 'edition' },
    { ...everything, asked: 'history' },
    { ...everything, asked: 'members' },
    { ...everything, asked: 'removed' },
    { ...everything, asked: 'import' },
    { ...readingOnly, asked: 'edition' },
    { ...readingOnly, asked: 'members' },
    { ...readingOnly, asked: 'import' },
  ],
  samples: {
    others: {
      // Offered where there is anybody to list.
      'members.requested': ({ context }) => (context.federation?.retriever_users_count ? [{}] : []),
      'removed.requested': ({ context }) => (context.federation?.removed_retrievers_count ? [{}] : []),
    },
    answers: {
      readFederation: [known, detailed, bare],
      retrieverList: [undefined],
      federationForm: ends,
      federationInitialisation: ends,
      retrieverImport: ends,
      history: [undefined],
    },
  },
  machineOnly: {
    inputs: [readingOnly, { federationId: detailed.id, mayWrite: false, mayImport: true, isNational: false }],
  },
  gestures: {
    'reading.retried': (driver) => driver.click('button', 'Réessayer'),
    'members.requested': (driver) => driver.click('button', 'Voir les adhérents'),
    'removed.requested': (driver) => driver.click('button', 'Voir les adhérents retirés'),
    'edition.requested': (driver) => driver.click('button', 'Modifier'),
    'initialisation.requested': (driver) => driver.click('button', 'Initialiser'),
    'import.requested': (driver) => driver.click('button', 'Importer les adhérents'),
    'history.requested': (driver) => driver.click('button', 'Historique'),
    'window.closed': (driver) => driver.click('button', 'Fermer'),
  },
  endings: {
    'xstate.done.actor.retrieverList': (driver, _, state) =>
      driver
        .within('dialog', state.matches({ shown: 'listingRemoved' }) ? removed : members)
        .click('button', 'Fermer'),
    'xstate.done.actor.federationForm': async (driver, { output }) => {
      const window = driver.within('dialog', 'Modifier la fédération')
      const { changed } = output as { changed: boolean }
      await window.click('button', changed ? 'Enregistrer' : 'Annuler')
      if (changed) await driver.answer('updateFederation')
    },
    'xstate.done.actor.federationInitialisation': endWork,
    'xstate.done.actor.retrieverImport': endWork,
    'xstate.done.actor.history': (driver) => driver.within('dialog', /^Historique/).click('button', 'Fermer'),
  },
  expects: {
    'loading.unread': (person) => person.within('dialog', 'Fédération').seesText('Lecture de la fédération…'),
    'loading.filled': async (person, { context }) => {
      await person.within('dialog', context.federation!.name).sees('region', 'Chasses')
      await person.doesNotSeeText('Lecture de la fédération…')
    },
    'shown.alone': async (person, { context }) => {
      const federation = context.federation!
      const { name, code, department_code, hunts, contact_email } = federation
      const window = person.within('dialog', name)
      await window.seesText(`${code}, département ${department_code}`)
      if (!context.mayWrite) {
        for (const name of written) await window.doesNotSee('button', name)
        return
      }
      await window.sees('button', 'Modifier')
      if (federation.retriever_users_count > 0) await window.sees('button', /adhérents? importés?$/)
      if (stateOf(federation) === 'initialised') {
        await window.seesText('Initialisée')
        await window.sees('button', 'Importer les adhérents')
        await window.doesNotSee('button', 'Initialiser')
      } else {
        await window.seesText('À initialiser')
        await window.sees('button', 'Initialiser')
        await window.doesNotSee('button', 'Importer les adhérents')
      }
      const led = window.within('region', 'Chasses')
      if (hunts.finished === 0) await led.seesText('Aucune chasse.')
      else
        for (const text of [
          `${hunts.planned} chasses à venir`,
          hunts.informed > 1 ? `${hunts.informed} comptes rendus attendus` : '1 compte rendu attendu',
          `${hunts.finished} chasses terminées`,
        ])
          await led.seesText(text)
      const contact = window.within('region', 'Coordonnées')
      if (contact_email) await contact.seesText(contact_email)
      else await contact.seesText('Aucune coordonnée.')
      await (federation.retriever_users_count > 0 ? seesImport(window) : seesNoImport(window))
    },
    'shown.listing': (person) => person.sees('dialog', members),
    'shown.listingRemoved': (person) => person.sees('dialog', removed),
    'shown.forming': (person) => person.sees('dialog', 'Modifier la fédération'),
    'shown.initialising': (person) => person.sees('dialog', 'Initialiser la fédération'),
    'shown.importing': (person) => person.sees('dialog', 'Importer les adhérents'),
    'shown.readingHistory': (person, { context }) =>
      person.sees('dialog', `Historique – ${context.federation!.name}`),
    missing: showing('Cette fédération n’existe pas, ou n’est pas parmi celles que vous voyez.'),
    failed: showing('La fédération n’a pas pu être lue. Vérifiez votre réseau, puis réessayez.', [
      'button',
      'Réessayer',
    ]),
  },
  screen: async () =>
    (await import('../../../src/screens/federations/federation-detail.tsx')).FederationDetail,
  browser: {
    as: 'admin',
    // Another person reads only.
    unreachable: (_, { context }) => !context.mayWrite,
    navigate: async (driver, { input: { asked } }) => {
      if (!asked) await driver.open('/federations')
      await driver.interceptCalls()
      if (asked) await driver.open(`/federations/${detailed.id}?${asked}=1`)
      else await driver.click('button', detailed.name)
    },
    extraCalls: ['listRetrievers', 'listFederationAuditLog', 'updateFederation', 'readFederationJob'],
  },
})
