import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { FederationsAddress, type FederationsQuery } from '../../../contract/federations/federations.ts'
import { federationsMachine } from '../../../machines/federations/federations.ts'
import { Federations } from '../../../src/screens/federations/federations.tsx'
import { answering } from '../../model/answering.ts'
import { listedFederations } from '../../world/federations.ts'
import { personOf } from '../run/person.ts'

const person = personOf()
const field = 'Rechercher une fédération'
const usual = FederationsAddress.parse({})
const rights = { mayWrite: false, mayImport: false, isNational: true }
const showing = (federations: typeof listedFederations, query: Partial<FederationsQuery> = {}) => {
  const listFederations = answering<'listFederations'>(() => federations)
  const machine = federationsMachine.provide({ actors: { listFederations } })
  render(
    <Federations
      actor={createActor(machine, { input: { ...rights, query: { ...usual, ...query } } }).start()}
    />,
  )
}
const shown = () =>
  [...document.querySelectorAll('tbody th button')].map((name) => name.getAttribute('aria-label'))
const [cher, creuse, indre] = ['18', '23', '36'].map(
  (code) => listedFederations.find(({ department_code }) => department_code === code)!.name,
)

describe('the search among federations finds', () => {
  test.each([
    ['a part of a name', 'cher', [cher]],
    ['words in any order, without accents, in capitals', 'INDRE federation', [indre]],
    ['the number of a department', '23', [creuse]],
    ['a code', 'fdc18', [cher]],
    ['all of them by nothing', '  ', [cher, creuse, indre]],
  ])('%s', async (_, search, found) => {
    showing(listedFederations)
    await person.fill(field, search)
    expect(shown()).toEqual(found)
  })
  test('nothing, with a message', async () => {
    showing(listedFederations)
    await person.fill(field, 'Loiret')
    expect(shown()).toEqual([])
    await person.seesText('Aucune fédération ne correspond à « Loiret ».')
    await person.click('button', 'Retirer les filtres')
    expect(shown()).toEqual([cher, creuse, indre])
    await person.seesValue(field, '')
  })
})

describe('the filter by state shows', () => {
  test.each([
    ['those to initialise', 'À initialiser', [creuse], '1 fédération'],
    ['the initialised ones', 'Initialisées', [cher, indre], '2 fédérations'],
  ])('%s, and says how many', async (_, option, found, count) => {
    showing(listedFederations)
    await person.choose('Filtrer par état', option)
    expect(shown()).toEqual(found)
    await person.seesText(count)
    await person.click('button', 'Retirer les filtres')
    expect(shown()).toEqual([cher, creuse, indre])
    await person.doesNotSee('button', 'Retirer les filtres')
  })
  test('nothing where the search finds none of them, with a message', async () => {
    showing(listedFederations, { state: 'initialised', search: 'creuse' })
    await person.seesText('Aucune fédération initialisée ne correspond à « creuse ».')
    expect(document.querySelectorAll('table')).toHaveLength(0)
  })
  test('nothing where there is none, with a message', async () => {
    showing(
      listedFederations.filter(({ cities_count }) => cities_count > 0),
      { state: 'uninitialised' },
    )
    await person.seesText('Aucune fédération à initialiser.')
  })
})

describe('the federations stand', () => {
  // Cher has 16 communes and 13 people, Indre 4 and none, Creuse nothing at all.
  test.each([
    ['by department', {}, [cher, creuse, indre]],
    ['by department, the last first', { desc: true }, [indre, creuse, cher]],
    [
      'by what their names do not share, the last first',
      { order: 'name', desc: true },
      [indre, creuse, cher],
    ],
    ['by state: what is to initialise first', { order: 'state' }, [creuse, cher, indre]],
    ['by their communes, the most first', { order: 'cities_count', desc: true }, [cher, indre, creuse]],
    [
      'by department where their numbers are equal',
      { order: 'givers_count', desc: true },
      [cher, creuse, indre],
    ],
  ] as const)('%s', async (_, query, found) => {
    showing(listedFederations, query)
    await person.sees('table', 'Fédérations')
    expect(shown()).toEqual(found)
  })
  test('in the order that a column is asked for, then the other way round', async () => {
    showing(listedFederations)
    await person.click('button', 'Communes')
    expect(shown()).toEqual([creuse, indre, cher])
    await person.click('button', 'Communes')
    expect(shown()).toEqual([cher, indre, creuse])
  })
})

test('With a single federation there is no search', async () => {
  showing(listedFederations.slice(0, 1))
  await person.sees('article', cher!)
  await person.doesNotSee('searchbox', field)
})
