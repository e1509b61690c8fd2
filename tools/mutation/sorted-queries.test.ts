import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownLists } from '../../tests/server/order/own-lists.ts'
import { staffLists } from '../../tests/server/order/staff-lists.ts'
import { withSwitches } from './server-mutants.ts'
import { unshownSorts } from './unshown-sorts.ts'

const folder = 'server/queries/'

function sortingQueries(): string[] {
  const mutants = globSync(`${folder}**/*.ts`).flatMap(
    (file) => withSwitches(file, readFileSync(file, 'utf8')).mutants,
  )
  const sorts = mutants.filter(({ kind, id }) => kind === 'order' && id.includes(': order, dropped: '))
  return [...new Set(sorts.map(({ id }) => id.slice(folder.length, id.indexOf(': order, '))))].toSorted()
}

it('Each query that sorts has a list whose rows are in inverse order of insertion and of id, or is known to lack one.', () => {
  const shown = [...staffLists, ...ownLists].flatMap(({ of }) => of)
  expect([...new Set([...shown, ...unshownSorts])].toSorted()).toEqual(sortingQueries())
  expect(unshownSorts.filter((query) => shown.includes(query))).toEqual([])
})
