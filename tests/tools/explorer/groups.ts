import { chartTitle, chartEntries, type Group } from '../../explore/dictionary.ts'
import { groupTitles } from '../../explore/groups.ts'
import { type Explorable, explorables, isFlow } from './explorable.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isFound = ({ name, machine }: Explorable, words: readonly string[]) => {
  const text = plain([name, chartTitle(machine), machine.root.description].join(' '))
  return words.every((word) => text.includes(word))
}

/** The flows that match every word of a search, by user group; then the lifecycles. */
export function flowsFound(
  all: readonly Explorable[],
  search: string,
): [title: string, flows: Explorable[]][] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const found = Map.groupBy(
    all.filter((flow) => isFound(flow, words)),
    (one) => (isFlow(one) ? (chartEntries[one.machine.id]?.group ?? 'everybody') : 'lifecycle'),
  )
  const titles = { ...groupTitles, lifecycle: 'Cycles de vie' }
  return Object.entries(titles).flatMap(([group, title]): [string, Explorable[]][] => {
    const ofGroup = found.get(group as Group | 'lifecycle')
    return ofGroup ? [[title, ofGroup]] : []
  })
}

/** The flow or lifecycle whose chart a page documents, if any. */
export function flowOfChart(file: string): string | undefined {
  const [, name] = /^statecharts\/(.+)\.md$/.exec(file) ?? []
  return explorables.find((one) => one.name === name)?.name
}
