import { createElement } from 'react'
import type { City } from '../../../contract/shared/cities.ts'
import { citySearchMachine } from '../../../machines/shared/city-search.ts'
import { flow } from '../../model/model.ts'
import { type Person, showing } from '../../model/person.ts'
import { place } from '../../world/places.ts'
import { atHome } from '../pages/giver.ts'

const label = 'Commune à ajouter'
const town = place('Saint-Amand-Montrond')

/** The suggestions: the answer to the earlier text until there is a newer one. */
const seesOffered = (person: Person, cities: City[]) =>
  cities.length > 0 ? person.sees('option', town.label_full) : seesNoSuggestion(person)
const seesNoSuggestion = (person: Person) => person.doesNotSee('option', /./)
const seesNoError = (person: Person) => person.doesNotSee('alert', /./)

export const citySearch = flow(citySearchMachine, {
  name: 'city-search',
  input: { federationId: 1, nearFromFederation: false },
  samples: {
    events: {
      'text.typed': [{ value: 'st amand' }, { value: 'st amand m' }, { value: '' }],
      'city.chosen': [{ city: town }],
    },
    answers: { searchCities: [[town], []] },
  },
  gestures: {
    'text.typed': async (driver, { value }, { context }) => {
      // Only a changed text is typed: clearing it in between would discard the suggestions.
      if (value === context.text) await driver.fill(label, `${value} `)
      await driver.fill(label, value)
    },
    'city.chosen': (driver, { city }) => driver.click('option', city.label_full),
  },
  expects: {
    idle: async (person) => {
      await person.seesValue(label, '')
      await person.sees('combobox', label)
      await seesNoSuggestion(person)
    },
    typing: async (person, { context }) => {
      await person.seesValue(label, context.text)
      await seesOffered(person, context.cities)
    },
    searching: async (person, { context }) => {
      await person.seesText('Recherche…')
      await seesOffered(person, context.cities)
    },
    found: (person) => person.sees('option', town.label_full),
    unknown: showing('Aucun résultat.', seesNoSuggestion, seesNoError),
    chosen: async (person) => {
      await person.seesValue(label, town.label_full)
      await seesNoSuggestion(person)
    },
  },
  screen: async () => {
    const { CitySearch } = await import('../../../src/screens/shared/city-search.tsx')
    return ({ actor }) => createElement(CitySearch, { actor, label })
  },
  browser: {
    entryIsLost: 'des filtres et une recherche ne sont pas une saisie',
    as: 'giver',
    navigate: async (driver) => {
      await atHome(driver)
      await driver.click('button', 'Territoires')
      await driver.click('button', 'Ajouter un territoire')
    },
    intercepts: (name) => name === 'searchCities',
  },
})
