import type { Flow } from '../../tests/model.ts'
import { flows } from '../../tests/models/registry.ts'
import { chartTitle, chartWords, type Group } from '../build/dictionary.ts'
import { groupTitles } from '../build/groups.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isFound = ({ name, machine }: Flow, words: readonly string[]) => {
  const text = plain([name, chartTitle(machine), machine.root.description].join(' '))
  return words.every((word) => text.includes(word))
}

/** The flows in which every word of a search is found, by user group. */
export function flowsFound(all: readonly Flow[], search: string): [title: string, flows: Flow[]][] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const found = Map.groupBy(
    all.filter((flow) => isFound(flow, words)),
    ({ machine }) => chartWords[machine.id]?.group ?? 'everybody',
  )
  return Object.entries(groupTitles).flatMap(([group, title]): [string, Flow[]][] => {
    const ofGroup = found.get(group as Group)
    return ofGroup ? [[title, ofGroup]] : []
  })
}

/** The name of the flow of which a page of the documents shows the chart, if it shows one. */
export function flowOfChart(file: string): string | undefined {
  const [, name] = /^statecharts\/(.+)\.md$/.exec(file) ?? []
  return flows.find((flow) => flow.name === name)?.name
}
