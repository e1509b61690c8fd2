import { existsSync } from 'node:fs'
import type { AnyTransitionDefinition } from 'xstate'
import { statusOf } from '../../contract/problem.ts'
import { chartTitle } from '../../tests/explore/dictionary.ts'
import { failures } from '../../tests/explore/failure-texts.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'
import { failureName } from '../../tests/explore/titles.ts'
import { eventLabel } from '../../tests/explore/transition-labels.ts'
import type { Flow } from '../../tests/model/model.ts'
import { numbered, type Numbered } from '../../tests/model/numbered-paths.ts'
import { referencesText } from '../../tests/model/payload-text.ts'
import { code, counted, dayText, link, none, table } from '../docs/markdown.ts'
import { placeTitle } from '../docs/page-states.ts'
import { type BrowserRun, transitionKey } from '../pictures/record.ts'
import { pictureFile } from '../pictures/store.ts'

function runText(flow: Flow, run: BrowserRun | undefined): string {
  if (!run) return 'Pas encore parcouru dans un navigateur sur cette machine.'
  const { declared } = flow.explored
  const beyond = run.beyond.length
  const rest = beyond === 0 ? '' : ' Les tests du schéma seul et de l’écran prennent le reste.'
  return `**Parcouru le ${dayText(run.day)} dans ${run.browser.replace(/(\d+)[.\d]+/, '$1')}** : ${declared - beyond} transitions sur ${declared}.${rest}`
}

function screensSection({ name, machine }: Flow): string[] {
  const rows: string[][] = []
  for (const node of statesOf(machine)) {
    const file = pictureFile('phone', name, node.path.join('.'))
    if (!existsSync(file)) continue
    const [address, title] = [`../../../${file}`, placeTitle(node)]
    rows.push([
      title,
      `<a href="${address}"><img src="${address}" alt="${title}, sur un téléphone" width="110" loading="lazy"></a>`,
    ])
  }
  return rows.length === 0 ? [] : ['## Écrans', '', table(['État', 'Sur un téléphone'], rows), '']
}

/** Maximum paths listed in a cell; the others are counted. */
const NAMED = 4

function pathsCell(
  transition: AnyTransitionDefinition,
  paths: readonly Numbered[],
  run: BrowserRun | undefined,
): string {
  if (run?.beyond.includes(transitionKey(transition))) return 'sans navigateur'
  const own = paths.filter(({ path }) =>
    path.steps.some(({ transitions }) => transitions.includes(transition)),
  )
  if (own.length === 0) return 'dès l’arrivée'
  const links = own.slice(0, NAMED).map(({ number }) => `[${number}](#chemin-${number})`)
  return [...links, ...(own.length > NAMED ? [`et ${counted(own.length - NAMED, 'autre')}`] : [])].join(', ')
}

function transitionsTable(flow: Flow, paths: readonly Numbered[], run: BrowserRun | undefined): string {
  const rows = statesOf(flow.machine)
    .flatMap(transitionsFrom)
    .map((transition) => [
      placeTitle(transition.source),
      eventLabel(flow.machine, transition),
      (transition.target ?? []).map(placeTitle).join(', ') || none,
      pathsCell(transition, paths, run),
    ])
  return table(['De', 'Ce qui se passe', 'Vers', 'Chemins'], rows)
}

/** The paths of a flow in a few words each, from the arrival to the end. */
export const pathsList = ({ machine }: Pick<Flow, 'machine'>, paths: readonly Numbered[]): string =>
  paths
    .map(({ number, path }) => {
      const steps = path.steps.map(({ event, transitions: [first] }) => {
        const carried = event.type.startsWith('xstate.error.')
          ? failureName(event.error)
          : referencesText(event)
        const label = first ? eventLabel(machine, first).replace(/^la personne /, '') : event.type
        return carried === '' ? label : `${label} (${carried})`
      })
      return `${number}. <a id="chemin-${number}"></a>${steps.join(' › ') || 'arrive'}`
    })
    .join('\n')

function failuresIn(paths: readonly Numbered[]): string {
  const all = paths.flatMap(({ path }) => path.steps.map(({ event }) => statusOf(event.error)))
  const known = [...new Set(all)].filter((status) => status in failures).toSorted((a, b) => a - b)
  return known.map((status) => `${status}, ${failures[status]}`).join(' ; ')
}

export function testedPage(flow: Flow, run: BrowserRun | undefined): string {
  const paths = numbered(flow, 'covering')
  const refusals = failuresIn(paths)
  const title = chartTitle(flow.machine)
  return [
    `# ${title} : ce que les tests en parcourent`,
    '',
    `${runText(flow, run)} ${link('La page du schéma', `../../../docs/statecharts/${flow.name}.md`)}.`,
    '',
    ...screensSection(flow),
    '## Transitions',
    '',
    transitionsTable(flow, paths, run),
    '',
    '## Chemins',
    '',
    `Les tests font ces chemins dans un navigateur. ${code(`npm run paths -- ${flow.name} 1`)} refait le premier ; ${code('--headed')} le montre.`,
    ...(refusals ? [`Entre parenthèses, pourquoi un appel échoue : ${refusals}.`] : []),
    '',
    pathsList(flow, paths),
    '',
    '*Page écrite par `npm run docs:build`.*',
    '',
  ].join('\n')
}
