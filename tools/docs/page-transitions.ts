import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { Flow } from '../../tests/model/model.ts'
import { statusOf } from '../../contract/problem.ts'
import { failureName } from '../../tests/explore/titles.ts'
import { referencesText } from '../../tests/model/payload-text.ts'
import type { Numbered } from '../../tests/model/numbered-paths.ts'
import { causedBy } from './access.ts'
import { effectsOf, effectLabel } from '../../tests/explore/french-effects.ts'
import { failures } from '../../tests/explore/failure-texts.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { counted, listed, small, table } from './markdown.ts'
import { stateLink } from './page-states.ts'
import { transitionKey, type BrowserRun } from '../../tests/model/browser-runs.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'
import { tones } from '../../tests/explore/tones.ts'
import {
  conditionOf,
  eventName,
  eventLabel,
  guardName,
  rankOf,
  type Tone,
  toneOf,
} from '../../tests/explore/transition-labels.ts'

const marks = { event: '▸', success: '✓', failure: '✗', timeout: '◷', immediate: '→' } as const

/** The key of the marks before events of a flow, and of the brackets after them. */
export function keyOf(machine: AnyStateMachine): string {
  const used = statesOf(machine).flatMap(transitionsFrom)
  const shown = (Object.keys(marks) as Tone[]).filter((tone) => used.some((one) => toneOf(one) === tone))
  const parts = shown.map((tone) => `${marks[tone]} ${tones[tone].meaning}`)
  return [...parts, ...(used.some(({ guard }) => guard) ? ['[à cette condition]'] : [])].join(' · ')
}

/** Maximum paths listed in a cell; the others are counted. */
const NAMED = 4

/** The paths that take a transition, as links to them. */
function pathsCell(
  transition: AnyTransitionDefinition,
  paths: readonly Numbered[],
  browserRun: BrowserRun | undefined,
) {
  if (browserRun?.beyond.includes(transitionKey(transition))) return 'sans navigateur'
  const own = paths.filter(({ path }) =>
    path.steps.some(({ transitions }) => transitions.includes(transition)),
  )
  if (own.length === 0) return 'dès l’arrivée'
  const links = own.slice(0, NAMED).map(({ number }) => `[${number}](#chemin-${number})`)
  return [...links, ...(own.length > NAMED ? [`et ${counted(own.length - NAMED, 'autre')}`] : [])].join(', ')
}

/**
 * The table of a chart's transitions: for a flow with the paths that take them, for a lifecycle with who
 * may cause them.
 */
export function transitionsTable(
  { machine, group }: Chart,
  paths: readonly Numbered[],
  browserRun: BrowserRun | undefined,
): string {
  const rows = statesOf(machine)
    .flatMap(transitionsFrom)
    .map((transition) => {
      const { source, target, actions } = transition
      const effects = effectsOf(actions)
      const condition = conditionOf(transition, rankOf(transition))
      const guard = guardName(transition)
      return [
        stateLink(source),
        `${group === 'flow' ? `${marks[toneOf(transition)]} ` : ''}${eventLabel(machine, transition)}${condition && ` [${condition}]`}${small([eventName(transition), guard ?? ''].filter(Boolean))}`,
        target ? target.map(stateLink).join(', ') : '*reste*',
        group === 'flow'
          ? `${listed(effects.map((effect) => effectLabel(machine, effect)))}${small(effects.map(({ name }) => name))}`
          : causedBy(transition.eventType)
              .map(({ who, names }) => `${who}${small(names)}`)
              .join('<br>'),
        ...(group === 'flow' ? [pathsCell(transition, paths, browserRun)] : []),
      ]
    })
  const head = ['De', 'Ce qui se passe', 'Vers']
  return table([...head, ...(group === 'flow' ? ['Effets', 'Chemins'] : ['Qui peut'])], rows)
}

/** The paths of a flow in a few words each, from the arrival to the end. */
export const pathsList = ({ machine }: Flow, paths: readonly Numbered[]): string =>
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

/** The key of the failure numbers in these paths. */
export function failuresIn(paths: readonly Numbered[]): string {
  const all = paths.flatMap(({ path }) => path.steps.map(({ event }) => statusOf(event.error)))
  const known = [...new Set(all)].filter((status) => status in failures).toSorted((a, b) => a - b)
  return known.map((status) => `${status}, ${failures[status]}`).join(' ; ')
}
