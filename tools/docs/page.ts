import type { Flow } from '../../tests/model/model.ts'
import { numbered } from '../../tests/model/numbered-paths.ts'
import { chartTitle, chartEntries } from '../../tests/explore/dictionary.ts'
import { groupTitles } from '../../tests/explore/groups.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { code, dayText, link } from './markdown.ts'
import { statesTable } from './page-states.ts'
import { failuresIn, keyOf, pathsList, transitionsTable } from './page-transitions.ts'
import type { BrowserRun } from '../../tests/model/browser-runs.ts'
import type { Relations } from './relations.ts'
import type { Source } from './sources.ts'

/** The contents of a chart's page; `alike`: charts created by the same code. */
export type Subject = {
  chart: Chart
  flow?: Flow
  browserRun?: BrowserRun
  relations: Relations
  source: Source
  alike: readonly Chart[]
}

export const chartLink = ({ machine, name }: Chart) => link(chartTitle(machine), `${name}.md`)

/** When and where the transitions of a flow were last taken in a browser. */
function browserRunText(flow: Flow, browserRun: BrowserRun | undefined): string {
  if (!browserRun) return 'Pas encore parcouru dans un navigateur.'
  const { declared } = flow.explored
  const beyond = browserRun.beyond.length
  const rest = beyond === 0 ? '' : ' Les tests du schéma seul et de l’écran prennent le reste.'
  return `**Parcouru le ${dayText(browserRun.day)} dans ${browserRun.browser.replace(/(\d+)[.\d]+/, '$1')}** : ${declared - beyond} transitions sur ${declared}.${rest}`
}

function toursSection(flow: Flow): string[] {
  const paths = numbered(flow, 'covering')
  const refusals = failuresIn(paths)
  return [
    '## Chemins',
    '',
    `Les tests font ces chemins dans un navigateur. ${code(`npm run paths -- ${flow.name} 1`)} refait le premier ; ${code('--headed')} le montre.`,
    ...(refusals ? [`Entre parenthèses, pourquoi un appel échoue : ${refusals}.`] : []),
    '',
    pathsList(flow, paths),
    '',
  ]
}

const line = (title: string, items: readonly string[]) =>
  items.length === 0 ? [] : [`- ${title} : ${items.join(', ')}`]

/** The page of a chart, generated from the chart, its model and its last browser run. */
export function pageOf({ chart, flow, browserRun, relations, source, alike }: Subject): string {
  const { machine, name } = chart
  const file = `machines/${chart.file}`
  const words = chartEntries[machine.id]
  const links = (charts: readonly Chart[] | undefined) => (charts ?? []).map(chartLink)
  return [
    `# ${chartTitle(machine)}`,
    '',
    machine.root.description ?? '',
    '',
    ...(flow ? [browserRunText(flow, browserRun), ''] : []),
    ...line('Pour', [`${words ? groupTitles[words.group] : ''} (${link('tous les schémas', 'index.md')})`]),
    ...line('Ouvert par', links(relations.usedBy.get(chart))),
    ...line('Ouvre', links(relations.calls.get(chart))),
    ...line('Même schéma que', links(alike)),
    ...line('Cahier des charges', source.sections),
    ...line('Dans le code', [`${code(machine.id)}, ${link(code(file), `../../${file}`)}`]),
    '',
    `![Schéma d’états : ${chartTitle(machine)}](${name}.svg)`,
    '',
    '## États',
    '',
    statesTable(chart, browserRun, relations.calls.get(chart) ?? []),
    '',
    '## Transitions',
    '',
    ...(flow ? [keyOf(machine), ''] : []),
    transitionsTable(chart, flow ? numbered(flow, 'covering') : [], browserRun),
    '',
    ...(flow ? toursSection(flow) : []),
    '*Page écrite par `npm run docs` à partir du schéma ; ne pas la modifier à la main.*',
    '',
  ].join('\n')
}
