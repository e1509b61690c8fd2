import { territoriesMachine } from '../../../machines/giver/territories.ts'
import { httpError, commonFailures } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { type Person, disabled, showing } from '../../model/person.ts'
import { clicking } from '../../model/navigation.ts'
import { giverRecord, territories as listed } from '../../world/answers.ts'
import { place } from '../../world/places.ts'
import { atHome } from '../pages/giver.ts'

const [main, kept, removable] = listed as [(typeof listed)[0], (typeof listed)[0], (typeof listed)[0]]
const label = 'Commune à ajouter'
const windowOf = (person: Person) => person.within('dialog', 'Territoires de chasse')

/** The main territory cannot be removed; the others can, unless a call is in progress. */
const seesList = async (person: Person, isUsable: boolean) => {
  const window = windowOf(person)
  const button = `Supprimer ${kept.label_full}`
  await window.seesText(main.label_full)
  await window.seesText('Territoire principal')
  await window.doesNotSee('button', `Supprimer ${main.label_full}`)
  await (isUsable ? window.sees('button', button) : window.seesDisabled('button', button))
}

const seesAddition = async (person: Person) => {
  const addition = person.within('region', 'Ajouter un territoire')
  await addition.sees('combobox', label)
  await addition.sees('button', 'Annuler')
  await addition.sees('button', 'Ajouter')
  await person.doesNotSee('button', 'Ajouter un territoire')
}

export const territories = flow(territoriesMachine, {
  name: 'territories',
  input: { mainCityId: main.id, federationId: 1, nearTerritories: false },
  samples: {
    events: {
      'addition.submitted': [{ city: place('Saint-Doulchard') }, { city: place('Vierzon') }],
      'removal.requested': [{ territory: removable }, { territory: main }],
    },
    answers: {
      readGiver: [giverRecord],
    },
    failures: {
      addTerritory: [
        ...commonFailures(),
        httpError(422, { fields: { city_id: ['Cette commune n’existe pas.'] } }),
      ],
    },
  },
  gestures: {
    'loading.retried': (driver) => driver.click('button', 'Réessayer'),
    'addition.requested': (driver) => driver.click('button', 'Ajouter un territoire'),
    'addition.submitted': async (driver, { city }) => {
      await driver.fill(label, city.label)
      await driver.elapse(250)
      await driver.answer('searchCities', [city])
      await driver.click('option', city.label_full)
      await driver.click('button', 'Ajouter')
    },
    'addition.cancelled': (driver) => driver.click('button', 'Annuler'),
    'removal.requested': (driver, { territory }) =>
      driver.click('button', `Supprimer ${territory.label_full}`),
    'question.confirmed': (driver) =>
      driver.within('alertdialog', 'Êtes-vous sûrs ?').click('button', 'Valider'),
    'question.cancelled': (driver) => driver.press('Escape'),
    'removal.retried': (driver) => driver.click('button', 'Réessayer'),
    'removal.cancelled': (driver, _, state) =>
      driver.click('button', state.matches({ removing: 'refused' }) ? 'J’ai compris' : 'Annuler'),
    'window.closed': (driver) => driver.press('Escape'),
  },
  expects: {
    loading: (person, { context }) =>
      context.territories.length === 0
        ? windowOf(person).seesText('Lecture de vos territoires…')
        : seesList(person, false),
    unavailable: async (person) => {
      await windowOf(person).seesText('Vos territoires n’ont pas pu être lus.')
      await windowOf(person).sees('button', 'Réessayer')
      await person.seesDisabled('button', 'Ajouter un territoire')
    },
    listing: async (person) => {
      await seesList(person, true)
      await person.sees('button', 'Ajouter un territoire')
      await person.sees('button', 'Fermer')
    },
    'adding.choosing.fresh': async (person) => {
      await seesAddition(person)
      await seesList(person, false)
      await person.doesNotSee('alert', /./)
    },
    'adding.choosing.refused': async (person, { context }) => {
      await seesAddition(person)
      await person.seesText(context.errors[0] ?? 'no reason')
    },
    'adding.choosing.failed': async (person, { context }) => {
      await seesAddition(person)
      await person.seesText('L’ajout n’a pas abouti.')
      await person.seesValue(label, context.chosen?.label_full ?? '')
    },
    'adding.saving': showing(['button', 'Ajout…'], disabled('button', 'Annuler')),
    'removing.confirming': async (person) => {
      const question = person.within('alertdialog', 'Êtes-vous sûrs ?')
      await question.seesText(`${removable.label_full} ne fera plus partie de vos territoires de chasse.`)
      await question.sees('button', 'Annuler')
      await question.sees('button', 'Valider')
    },
    'removing.deleting': async (person) => {
      await windowOf(person).seesText('Suppression en cours…')
      await seesList(person, false)
    },
    'removing.failed': async (person) => {
      await windowOf(person).seesText('La suppression n’a pas abouti.')
      await windowOf(person).sees('button', 'Annuler')
      await windowOf(person).sees('button', 'Réessayer')
    },
    'removing.refused': async (person) => {
      await windowOf(person).seesText('Le territoire principal ne peut pas être supprimé.')
      await windowOf(person).sees('button', 'J’ai compris')
    },
  },
  screen: async () => (await import('../../../src/screens/giver/territories/territories.tsx')).Territories,
  browser: {
    entryIsLost: 'des filtres et une recherche ne sont pas une saisie',
    as: 'giver',
    navigate: clicking('Territoires', atHome),
  },
})
