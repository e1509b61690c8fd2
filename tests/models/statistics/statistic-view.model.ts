import { statisticViewMachine } from '../../../machines/statistics/statistic-view.ts'
import { httpError, commonFailures } from '../../model/failures.ts'
import { flow, fromOutside } from '../../model/model.ts'
import { type Person, showing, without } from '../../model/person.ts'
import { today } from '../../world/today.ts'
import { named, unfoldFilters, viewOf } from '../pages/statistics.ts'

const statistic = named('hunts')
const some = viewOf('hunts', [['2026-03-01', 16, 2, 12, 2]])
/** Rows may be equal; these come from a replica. */
const equal = {
  ...viewOf('hunts', [...some.rows, ...some.rows, ...some.rows]),
  as_of: '2026-03-10T11:04:30.000Z',
}
/** The first of two pages. */
const paged = { ...some, total: 2, last_page: 2 }
const firstDay = '2026-01-15'
const refusal = 'Choisissez une valeur de la liste.'

const seesFilters = async (
  person: Person,
  { granularity = 'month', from = '', to = '' }: Record<string, string>,
) => {
  await person.seesValue('Par', granularity)
  await person.seesValue('Du', from)
  await person.seesValue('Au', to)
  await (granularity === 'month' && from === ''
    ? person.doesNotSee('button', 'Effacer les filtres')
    : person.sees('button', 'Effacer les filtres'))
}

export const statisticView = flow(statisticViewMachine, {
  name: 'statistic-view',
  input: { statistic, chosen: {}, page: 1, reader: { federation: null, today, seesUsers: false } },
  samples: {
    events: {
      'filter.chosen': [
        { field: 'granularity', value: 'year' },
        { field: 'from', value: firstDay },
      ],
      'period.chosen': [{ preset: 'lastSeason' }],
      // Only a table of several pages has buttons for them.
      'page.chosen': ({ context: { view } }) => (view && view.last_page > 1 ? [{ page: 2 }] : []),
      'filters.given': [
        { chosen: { granularity: 'week' }, page: 1 },
        { chosen: {}, page: 3 },
      ],
    },
    answers: { viewStatistic: [some, viewOf('hunts', []), equal, paged], mapView: [], statisticExport: [] },
    failures: {
      viewStatistic: [...commonFailures(), httpError(422, { fields: { granularity: [refusal] } })],
    },
  },
  gestures: {
    'filter.chosen': (driver, { field, value }) =>
      field === 'from' ? driver.fill('Du', value) : driver.choose('Par', 'Année'),
    'period.chosen': (driver) => driver.click('button', 'Saison passée'),
    'filters.given': fromOutside,
    'filters.cleared': (driver) => driver.click('button', 'Effacer les filtres'),
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'view.retried': (driver) => driver.click('button', 'Réessayer'),
  },
  expects: {
    choosing: (person, { context }) => seesFilters(person, context.chosen),
    loading: async (person, { context }) => {
      await seesFilters(person, context.chosen)
      await person.seesText('Lecture des chiffres…')
    },
    shown: async (person, { context }) => {
      await seesFilters(person, context.chosen)
      await person.sees('table', statistic.label)
      await person.sees('region', 'Chasses')
      await person.seesText('Informées')
      await (context.view?.as_of === undefined
        ? person.doesNotSeeText('Chiffres de')
        : person.seesText('Chiffres de 12\u00a0h\u00a004'))
      await person.doesNotSeeText('Lecture des chiffres…')
    },
    empty: showing('Aucun résultat.', without('table', statistic.label)),
    refused: (person, { context }) => person.seesText(Object.values(context.errors).flat()[0]!),
    failed: showing('Les chiffres n’ont pas pu être lus.', ['button', 'Réessayer']),
  },
  // The order in which filters were chosen is irrelevant, and so is which period.
  key: ({ context: { chosen, view } }) => [chosen['granularity'], 'from' in chosen, view?.total],
  screen: async () => (await import('../../../src/screens/statistics/statistic-view.tsx')).StatisticView,
  browser: {
    as: 'stats',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/statistics/hunts')
      await unfoldFilters(driver)
    },
    unreachable: ({ type, value }, { context: { chosen } }) =>
      (type === 'filter.chosen' && value === (chosen['granularity'] ?? '')) ||
      (type === 'filters.cleared' && Object.keys(chosen).length === 0),
  },
})
