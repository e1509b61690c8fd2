import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { effectsOf } from '../../tests/explore/effects.ts'
import { guardName, rankOf } from '../../tests/explore/transition-labels.ts'
import { nodesOf, transitionsOf } from '../../tests/explore/explore.ts'
import { transitionName } from '../../tests/explore/titles.ts'
import { actionsOf, type Transition, withGuard, withoutEffect, withTransition } from './chart-edits.ts'

/** The kind of a chart mutation; `forced`: a guard that always answers the same. */
export type Kind = 'removed' | 'redirected' | 'unguarded' | 'forced' | 'muted'

export type Mutant = {
  kind: Kind
  /** A description of the mutation that is stable as long as the chart is. */
  name: string
  /** The changed transition in the original chart; undefined if a state lost an action. */
  changed?: AnyTransitionDefinition
  source: AnyStateNode
  make: () => AnyStateMachine
}

/** Whether a chart can rest in a state, which has no eventless transition. */
const isResting = ({ type, always }: AnyStateNode) => type !== 'history' && (always ?? []).length === 0

/** The siblings of a state in source order, starting after it. */
function neighbours(node: AnyStateNode): AnyStateNode[] {
  if (!node.parent || node.parent.type === 'parallel') return []
  const all = Object.values(node.parent.states).filter((one) => one === node || isResting(one))
  const at = all.indexOf(node)
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
}

/** Wrong targets for a transition: the siblings after and before its own target. */
function wrongTargets({ source, target }: AnyTransitionDefinition): AnyStateNode[] {
  const beside = [target?.[0], source, source.parent]
    .map((node) => (node ? neighbours(node) : []))
    .find((nodes) => nodes.length > 0)
  const ends = beside?.filter((node) => (target ? node !== target[0] : node !== source)) ?? []
  return [...new Set([ends[0], ends.at(-1)])].filter((node) => node !== undefined)
}

function mutantsOf(machine: AnyStateMachine, changed: AnyTransitionDefinition): Mutant[] {
  const { source, guard } = changed
  const label = transitionName(changed)
  const mutant = (
    kind: Kind,
    name: string,
    edit: (transition: Transition) => readonly Transition[],
  ): Mutant => ({
    kind,
    name,
    changed,
    source,
    make: () => withTransition(machine, changed, rankOf(changed), edit),
  })
  const effects = effectsOf(changed.actions)
  return [
    mutant('removed', label, () => []),
    ...wrongTargets(changed).map((node) =>
      mutant('redirected', `${label}, led to ${node.id}`, (one) => [{ ...one, target: `#${node.id}` }]),
    ),
    ...(guard ? [mutant('unguarded', label, ({ guard: _, ...rest }) => [rest])] : []),
    ...effects.map((effect, rank) =>
      mutant('muted', `${label}, without ${effect.name}`, (one) => [
        { ...one, actions: actionsOf(one).filter((_, at) => at !== rank) },
      ]),
    ),
  ]
}

const mutedStates = (machine: AnyStateMachine, source: AnyStateNode): Mutant[] =>
  (['entry', 'exit'] as const).flatMap((slot) =>
    effectsOf(source[slot]).map((effect, rank): Mutant => ({
      kind: 'muted',
      name: `${source.id}, ${slot} without ${effect.name}`,
      source,
      make: () => withoutEffect(machine, source, slot, rank),
    })),
  )

const forcedGuards = (machine: AnyStateMachine): Mutant[] =>
  [...new Set(transitionsOf(machine).map(guardName))]
    .filter((name) => name !== undefined)
    .flatMap((name) =>
      [true, false].map((answer): Mutant => ({
        kind: 'forced',
        name: `${machine.id}, ${name} always ${answer}`,
        source: machine.root,
        make: () => withGuard(machine, name, answer),
      })),
    )

export const chartMutants = (machine: AnyStateMachine): Mutant[] => [
  ...transitionsOf(machine).flatMap((transition) => mutantsOf(machine, transition)),
  ...forcedGuards(machine),
  ...nodesOf(machine).flatMap((node) => mutedStates(machine, node)),
]
