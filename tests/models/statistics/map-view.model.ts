import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { MOST_ZOOM, mapViewMachine } from '../../../machines/statistics/map-view.ts'
import { flow, fromOutside } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { named, viewOf } from '../pages/statistics.ts'

const summaries = named('coverage').summarize.filter(({ type }) => type === 'map')
// Communes of different departments may have the same name.
const view = viewOf('coverage', [
  ['', '18', null, null, 2, 14, 3],
  ['Saint-Denis', '11', 43.36, 2.22, 0, 1, 1],
  ['Saint-Denis', '93', 48.93, 2.36, 0, 1, 1],
])

const seesWhole = async (person: Person, isWhole: boolean) => {
  await person.sees('list', 'Légende de la carte')
  await (isWhole
    ? person.seesDisabled('button', 'Voir toute la France')
    : person.sees('button', 'Voir toute la France'))
}

type Context = SnapshotFrom<typeof mapViewMachine>['context']

/** The values of Cher in the columns of the two figures. */
const ofCher: Record<string, string> = { [summaries[0]!.code]: '3', [summaries[1]!.code]: '14' }

const seesNamed = async (person: Person, { named: department, summary }: Context) => {
  if (department === null) return person.doesNotSee('status', 'Département touché')
  const note = person.within('status', 'Département touché')
  await note.seesText(`Cher : ${ofCher[summary ?? summaries[0]!.code]}`)
}

export const mapView = flow(mapViewMachine, {
  name: 'map-view',
  inputs: [{ department: null }, { department: '18' }],
  samples: {
    events: {
      'map.moved': [
        { center: [2, 47], zoom: 2 },
        { center: [2, 47], zoom: MOST_ZOOM },
      ],
      'department.chosen': [{ department: '18' }],
      'summary.chosen': [{ code: summaries[1]!.code }],
      'department.pressed': [{ department: '18' }],
    },
  },
  key: ({ context: { zoom, department, summary, named } }) => [Math.round(zoom), department, summary, named],
  gestures: {
    'zoom.increased': (driver) => driver.click('button', 'Agrandir la carte'),
    'zoom.decreased': (driver) => driver.click('button', 'Réduire la carte'),
    // Moving requires two fingers, and pressing a shape without a name.
    'map.moved': fromOutside,
    'department.pressed': fromOutside,
    'elsewhere.pressed': fromOutside,
    'department.chosen': (driver) => driver.choose('Aller à un département', '18 Cher'),
    'country.chosen': (driver) => driver.click('button', 'Voir toute la France'),
    'summary.chosen': (driver) => driver.choose('Montrer', summaries[1]!.name),
  },
  expects: {
    whole: async (person, { context }) => {
      await seesWhole(person, true)
      await seesNamed(person, context)
      await person.seesDisabled('button', 'Réduire la carte')
      await person.seesValue('Montrer', context.summary ?? summaries[0]!.code)
    },
    near: async (person, { context }) => {
      await seesWhole(person, false)
      await seesNamed(person, context)
      await person.sees('button', 'Réduire la carte')
      await person.seesValue('Aller à un département', context.department ?? '')
    },
  },
  screen: async () => {
    const { StatisticMap } = await import('../../../src/screens/statistics/statistic-map.tsx')
    return ({ actor }) => createElement(StatisticMap, { actor, view, summaries })
  },
  browser: {
    entryIsLost: 'des filtres et une recherche ne sont pas une saisie',
    reloadDiffers: { near: 'la carte choisie n’est pas dans l’adresse de la page' },
    as: 'stats',
    navigate: async (driver, { input }) => {
      await driver.open('/statistics/coverage')
      await driver.sees('button', 'Agrandir la carte')
      if (input.department) await driver.choose('Aller à un département', '18 Cher')
    },
    // Choosing the current value causes no event.
    unreachable: ({ type }, { context }) =>
      (type === 'department.chosen' && context.department !== null) ||
      (type === 'summary.chosen' && context.summary !== null),
  },
})
