import { distance } from 'fastest-levenshtein'
import { chartTitle, chartEntries, type Group } from '../../tests/explore/dictionary.ts'
import { groupTitles } from '../../tests/explore/groups.ts'
import { plainText, wordSearch } from '../../contract/folding.ts'
import { type Explorable, explorables, isFlow } from './explorable.ts'

const titleOf = ({ name, machine }: Explorable) => plainText(`${name} ${chartTitle(machine)}`)
const textOf = (flow: Explorable) => plainText(`${titleOf(flow)} ${flow.machine.root.description ?? ''}`)

/** The flows that match every word of a search, by user group; then the lifecycles. */
export function flowsFound(
  all: readonly Explorable[],
  search: string,
): [title: string, flows: Explorable[]][] {
  const isFound = wordSearch(search)
  const found = Map.groupBy(
    all.filter((flow) => isFound(textOf(flow))),
    (one) => (isFlow(one) ? (chartEntries[one.machine.id]?.group ?? 'everybody') : 'lifecycle'),
  )
  const titles = { ...groupTitles, lifecycle: 'Cycles de vie' }
  return Object.entries(titles).flatMap(([group, title]): [string, Explorable[]][] => {
    const ofGroup = found.get(group as Group | 'lifecycle')
    return ofGroup ? [[title, ofGroup]] : []
  })
}

/** So many flows are proposed for a mistyped name, at most so many letters from it, in each of its words. */
const PROPOSED = 3
const MISTYPED = 2

/** The flows of which a word is most like each mistyped one, best in their titles first. */
export function flowsNear(all: readonly Explorable[], typed: string): Explorable[] {
  const words = plainText(typed).match(/\p{L}{3,}/gu) ?? []
  const farFrom = (text: string) => {
    const known = text.match(/\p{L}{3,}/gu) ?? []
    return Math.max(...words.map((word) => Math.min(...known.map((one) => distance(word, one)))))
  }
  if (words.length === 0) return []
  return all
    .map((flow) => ({ flow, far: farFrom(textOf(flow)), farFromTitle: farFrom(titleOf(flow)) }))
    .filter(({ far }) => far <= MISTYPED)
    .toSorted((one, other) => one.farFromTitle - other.farFromTitle || one.far - other.far)
    .slice(0, PROPOSED)
    .map(({ flow }) => flow)
}

export function flowOfChart(file: string): string | undefined {
  const [, name] = /^statecharts\/(.+)\.md$/.exec(file) ?? []
  return explorables.find((one) => one.name === name)?.name
}
