import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { federationsMachine } from '../../../machines/federations/federations.ts'
import { Federations } from '../../../src/screens/federations/federations.tsx'
import { answering } from '../../model/answering.ts'
import { listedFederations } from '../../world/federations.ts'
import { personOf } from '../run/person.ts'

const person = personOf()
const field = 'Rechercher une fédération'
const input = { mayWrite: false, mayImport: false, isNational: true, query: { search: '' } }
const showing = (federations: typeof listedFederations) => {
  const listFederations = answering<'listFederations'>(() => federations)
  const machine = federationsMachine.provide({ actors: { listFederations } })
  render(<Federations actor={createActor(machine, { input }).start()} />)
}
const shown = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent)
const [cher, creuse, indre] = ['18', '23', '36'].map(
  (code) => listedFederations.find(({ department_code }) => department_code === code)!.name,
)

afterEach(cleanup)

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
  })
})

test('With a single federation there is no search', async () => {
  showing(listedFederations.slice(0, 1))
  await person.sees('article', cher!)
  await person.doesNotSee('searchbox', field)
})
