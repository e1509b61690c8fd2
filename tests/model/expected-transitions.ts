import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { effectsOf } from '../explore/effects.ts'
import { eventInFrench, stateTitle } from '../explore/dictionary.ts'
import { statesOf, transitionsFrom } from '../explore/states.ts'
import { typeName } from '../explore/titles.ts'
import { eventLabel, guardName } from '../explore/transition-labels.ts'

/**
 * Where one event leads: a state (its path; several joined by « + »), or `=` for the same one; then «
 * then » and the effects visible outside (toast, error modal, another chart, this device); then « if »
 * and a guard: `saved then dropDraft, announce if isNew`. Assignments to context are left out. Several
 * outcomes are listed in the order in which their guards are evaluated.
 */
export type Outcome = string | readonly string[]

/**
 * The expectations for one state. By event, where it leads: an event type, « call done », « call failed »
 * (calls and child charts), « after DELAY », « always », « done » (everything within the state has
 * ended). `start`: the initial inner state. `entering`, `leaving`: effects visible outside. `ends`: the
 * output of a final state.
 */
export type ExpectedRow = { readonly [event: string]: Outcome } | { readonly ends: unknown }

/**
 * The hand-written table of a chart: where events lead, by state path. `*` applies to every state without
 * its own entry, an outer state to all its inner states. Written from the specification and from what a
 * person expects, never copied from the chart.
 */
export type ExpectedTransitions = Readonly<Record<string, ExpectedRow>>

type Leads = Map<string, readonly string[]>

const EVERYWHERE = '*'
const ASSIGN = 'xstate.assign'
/** The keys of a row that are not events. */
const notEvents = ['start', 'ends', 'entering', 'leaving']
const pathOf = (node: AnyStateNode) => node.path.join('.') || EVERYWHERE

/** Effects visible outside the chart: all except assignments to its context. */
const heard = (machine: AnyStateMachine, actions: readonly unknown[]) =>
  effectsOf(actions)
    .map(({ name }) => name)
    .filter(
      (name) => (machine.implementations.actions[name] as { type?: string } | undefined)?.type !== ASSIGN,
    )

const outcomeOf = (transition: AnyTransitionDefinition) => {
  const guard = guardName(transition)
  const target = transition.target?.map(pathOf).join(' + ') ?? '='
  const effects = heard(transition.source.machine, transition.actions).join(', ')
  return [target, effects && `then ${effects}`, guard && `if ${guard}`].filter(Boolean).join(' ')
}

const charted = (node: AnyStateNode): Leads =>
  new Map(
    [
      ...Map.groupBy(transitionsFrom(node), ({ eventType }) => (eventType ? typeName(eventType) : 'always')),
    ].map(([event, transitions]) => [event, transitions.map(outcomeOf)]),
  )

const written = (row: ExpectedRow | undefined): Leads =>
  new Map(
    Object.entries(row ?? {})
      .filter(([key]) => !notEvents.includes(key))
      .map(([event, outcome]) => [event, typeof outcome === 'string' ? [outcome] : (outcome as string[])]),
  )

/** Where events lead from a state, including outer states for events that it refuses or does not handle. */
function effective(node: AnyStateNode, own: (node: AnyStateNode) => Leads): Leads {
  if (node.type === 'final') return new Map()
  const result: Leads = new Map(own(node))
  if (!node.parent) return result
  for (const [event, outcomes] of effective(node.parent, own)) {
    const before = result.get(event)
    // Ends of children and delays belong to the state that started them; a completed state does not pass
    // them on.
    if (!before) result.set(event, outcomes)
    else if (before.every((outcome) => outcome.includes(' if '))) result.set(event, [...before, ...outcomes])
  }
  return result
}

const tellState = (machine: AnyStateMachine, path: string) => {
  if (path === '=') return 'on reste'
  const nodes = path.split(' + ').map((one) => statesOf(machine).find((node) => pathOf(node) === one))
  return `« ${nodes.map((node, index) => (node ? stateTitle(node) : path.split(' + ')[index])).join(' » et « ')} » (${path})`
}

function tellOutcomes(machine: AnyStateMachine, outcomes: readonly string[] | undefined) {
  if (!outcomes) return 'rien ne se passe'
  return outcomes
    .map((outcome) => {
      const [, target = '', effects, guard] = /^(.*?)(?: then (.*?))?(?: if (.*))?$/.exec(outcome) ?? []
      return [tellState(machine, target), effects && `et ${effects}`, guard && `si ${guard}`]
        .filter(Boolean)
        .join(' ')
    })
    .join(', sinon ')
}

function tellEvent(machine: AnyStateMachine, event: string) {
  const transition = statesOf(machine)
    .flatMap(transitionsFrom)
    .find(({ eventType }) => (eventType ? typeName(eventType) : 'always') === event)
  return `${transition ? eventLabel(machine, transition) : eventInFrench(machine, event)} (${event})`
}

/**
 * The differences between a chart and its table, in French, one sentence each; empty if they agree. Every
 * state is compared with all that applies to it, so both may state something once for many states.
 */
export function differences(machine: AnyStateMachine, table: ExpectedTransitions): string[] {
  const states = statesOf(machine)
  const found = Object.keys(table)
    .filter((path) => states.every((node) => pathOf(node) !== path))
    .map((path) => `la table parle de l’état ${path}, que le schéma n’a pas`)
  for (const node of states) {
    const path = pathOf(node)
    const row = (table[path] ?? {}) as Partial<Record<'start' | 'entering' | 'leaving', string>> & {
      ends?: unknown
    }
    const begins = node.type === 'compound' ? node.initial.target.map(pathOf).join(' + ') : undefined
    if (begins !== row.start)
      found.push(
        `${tellState(machine, path)} commence par ${tellState(machine, begins ?? '=')} ; la table attend ${tellState(machine, row.start ?? '=')}`,
      )
    const ends = node.type === 'final' && typeof node.output !== 'function' ? node.output : undefined
    if (JSON.stringify(ends) !== JSON.stringify(row.ends))
      found.push(
        `${tellState(machine, path)} répond ${JSON.stringify(ends) ?? 'rien'} ; la table attend ${JSON.stringify(row.ends) ?? 'rien'}`,
      )
    for (const [moment, actions] of [
      ['entering', node.entry],
      ['leaving', node.exit],
    ] as const) {
      const effects = heard(machine, actions).join(', ') || undefined
      if (effects !== row[moment])
        found.push(
          `${tellState(machine, path)}, ${moment} : le schéma fait ${effects ?? 'rien'} ; la table attend ${row[moment] ?? 'rien'}`,
        )
    }
    const isInner = node.type === 'compound' || node.type === 'parallel'
    const compare = (own: (node: AnyStateNode) => Leads) =>
      (isInner ? new Map() : effective(node, own)) as Leads
    const actual = compare(charted)
    const expected = compare((one) => written(table[pathOf(one)]))
    for (const event of new Set([...actual.keys(), ...expected.keys()])) {
      const [is, should] = [
        tellOutcomes(machine, actual.get(event)),
        tellOutcomes(machine, expected.get(event)),
      ]
      if (is !== should)
        found.push(
          `dans ${tellState(machine, path)}, ${tellEvent(machine, event)} : la table attend ${should}, le schéma mène à ${is}`,
        )
    }
  }
  return found
}
