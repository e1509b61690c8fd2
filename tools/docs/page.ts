import { chartTitle, chartEntries } from '../../tests/explore/dictionary.ts'
import { groupTitles } from '../../tests/explore/groups.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { link } from './markdown.ts'
import { codeFold } from './page-code.ts'
import { statesTable } from './page-states.ts'
import { keyOf, transitionsTable } from './page-transitions.ts'
import type { Source } from './sources.ts'

export const chartLink = ({ machine, name }: Chart) => link(chartTitle(machine), `${name}.md`)

const line = (title: string, items: readonly string[]) =>
  items.length === 0 ? [] : [`- ${title} : ${items.join(', ')}`]

/**
 * The page of a chart. It says nothing that another chart may change but the titles of those that it runs,
 * so that changing one chart rewrites one page.
 */
export function pageOf(chart: Chart, called: readonly Chart[], source: Source): string {
  const { machine, name, group } = chart
  const words = chartEntries[machine.id]
  return [
    `# ${chartTitle(machine)}`,
    '',
    machine.root.description ?? '',
    '',
    ...line('Pour', [`${words ? groupTitles[words.group] : ''} (${link('tous les schémas', 'index.md')})`]),
    ...line('Ouvre', called.map(chartLink)),
    ...line('Cahier des charges', source.sections),
    '',
    `![Schéma d’états : ${chartTitle(machine)}](${name}.svg)`,
    '',
    '## États',
    '',
    statesTable(machine, called),
    '',
    '## Transitions',
    '',
    ...(group === 'flow' ? [keyOf(machine), ''] : []),
    transitionsTable(chart),
    '',
    ...codeFold(chart, source),
    '',
    '*Page écrite par `npm run docs` à partir du schéma ; ne pas la modifier à la main.*',
    '',
  ].join('\n')
}
