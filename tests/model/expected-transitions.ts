import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { effectsOf } from '../explore/french-effects.ts'
import { inFrench, stateTitle } from '../explore/dictionary.ts'
import { statesOf, transitionsFrom } from '../explore/states.ts'
import { typeName } from '../explore/titles.ts'
import { eventLabel, guardName } from '../explore/transition-labels.ts'

/**
 * Where one event leads: a state (its path, several joined by « + »), or `=` when one stays; then what
 * others hear of it (toast, error modal, another chart, this device), as « then » and names of effects;
 * then « if » and a guard: `saved then dropDraft, announce if isNew`. What a chart only remembers is left
 * out. Several outcomes stand in the order in which their guards are asked.
 */
export type Outcome = string | readonly string[]

/**
 * What holds in one state. By event, where it leads: its type, « call done », « call failed » (calls and
 * child charts), « after DELAY », « always », « done » once everything within the state has ended.
 * `start`: where a state with inner states begins. `entering` and `leaving`: what others hear then.
 * `ends`: what a final state tells the parent chart.
 */
export type ExpectedRow = { readonly [event: string]: Outcome } | { readonly ends: unknown }

/**
 * The hand-written table of a chart: by state path, where events lead. Under `*` stands what holds in
 * every state that says nothing else, under an outer state what holds in all of its inner states.
 * It is written from the specification and from what a person expects, never read off the chart.
 */
export type ExpectedTransitions = Readonly<Record<string, ExpectedRow>>

type Leads = Map<string, readonly string[]>

const EVERYWHERE = '*'
const ASSIGN = 'xstate.assign'
/** What a row says beside where events lead. */
const notEvents = ['start', 'ends', 'entering', 'leaving']
const pathOf = (node: AnyStateNode) => node.path.join('.') || EVERYWHERE

/** Names of the effects that others hear of: all but what assigns to the chart's own memory. */
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

/** Where events lead from a state, with what its outer states hear when it refuses or does not know. */
function effective(node: AnyStateNode, own: (node: AnyStateNode) => Leads): Leads {
  if (node.type === 'final') return new Map()
  const result: Leads = new Map(own(node))
  if (!node.parent) return result
  for (const [event, outcomes] of effective(node.parent, own)) {
    const before = result.get(event)
    // What ends by itself belongs to the state that began it; a completed state asks nobody else.
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
      const told = effects?.split(', ').map((name) => `${inFrench('effects', machine, name)} (${name})`)
      return [
        tellState(machine, target),
        told && `et ${told.join(', ')}`,
        guard && `si ${inFrench('guards', machine, guard)} (${guard})`,
      ]
        .filter(Boolean)
        .join(' ')
    })
    .join(', sinon ')
}

function tellEvent(machine: AnyStateMachine, event: string) {
  const transition = statesOf(machine)
    .flatMap(transitionsFrom)
    .find(({ eventType }) => (eventType ? typeName(eventType) : 'always') === event)
  return `${transition ? eventLabel(machine, transition) : inFrench('events', machine, event)} (${event})`
}

/**
 * Where a chart and its table differ, in French, one sentence each; nothing when they agree. Every state
 * is compared with all that holds in it, so both may say a thing once for many states.
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
