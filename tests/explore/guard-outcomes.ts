import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { type Edge, type Explored, type Refusal, transitionsOf } from './explore.ts'
import type { Path } from './path-generation.ts'

/** A guarded transition, and whether its guard passed. */
type GuardOutcome = { transition: AnyTransitionDefinition; passed: boolean }

const matches = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)))

const candidatesOf = (node: AnyStateNode, type: string): AnyTransitionDefinition[] =>
  [...node.transitions].flatMap(([descriptor, found]) => (matches(descriptor, type) ? found : []))

const lineageOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...lineageOf(node.parent)] : [node]

/** Guards are evaluated in source order, up to the first that passes. */
function outcomesOf(
  candidates: readonly AnyTransitionDefinition[],
  transitions: ReadonlySet<unknown>,
): GuardOutcome[] {
  const chosen = candidates.findIndex((transition) => transitions.has(transition))
  const asked = chosen < 0 ? candidates : candidates.slice(0, chosen + 1)
  return asked
    .map((transition, index) => ({ transition, passed: index === chosen }))
    .filter(({ transition }) => transition.guard !== undefined)
}

/** The guard outcomes at an event; the innermost state that handles it comes first. */
function atEvent(
  { _nodes }: AnyMachineSnapshot,
  type: string,
  transitions: ReadonlySet<unknown>,
): GuardOutcome[] {
  return _nodes
    .filter((node) => Object.keys(node.states).length === 0)
    .flatMap((leaf) => {
      const outcomes: GuardOutcome[] = []
      for (const node of lineageOf(leaf)) {
        const candidates = candidatesOf(node, type)
        outcomes.push(...outcomesOf(candidates, transitions))
        if (candidates.some((each) => transitions.has(each) || each.guard === undefined)) break
      }
      return outcomes
    })
}

/** The guard outcomes of transitions that a machine takes by itself. */
const atTransitions = (transitions: readonly AnyTransitionDefinition[]) =>
  transitions.flatMap(({ source, eventType }) =>
    outcomesOf(
      (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [],
      new Set(transitions),
    ),
  )

/** Every guard outcome of a step. After it, no guard of an eventless transition is true. */
function outcomesInStep({
  before,
  event,
  transitions,
  snapshot,
}: Pick<Edge, 'before' | 'event' | 'transitions' | 'snapshot'>): GuardOutcome[] {
  const atRest = snapshot.state.status === 'active' ? snapshot.state._nodes : []
  return [
    ...atEvent(before, event.type, new Set(transitions)),
    ...atTransitions(transitions),
    ...atRest.flatMap(({ always }) => outcomesOf(always ?? [], new Set())),
  ]
}

/** A set of guard outcomes, by transition and result. */
export class GuardOutcomes {
  #seen = { true: new Set<AnyTransitionDefinition>(), false: new Set<AnyTransitionDefinition>() }
  has = ({ transition, passed }: GuardOutcome) => this.#seen[`${passed}`].has(transition)
  /** @returns the outcomes not seen before */
  add(outcomes: readonly GuardOutcome[]): GuardOutcome[] {
    const fresh = outcomes.filter((outcome) => !this.has(outcome))
    for (const { transition, passed } of fresh) this.#seen[`${passed}`].add(transition)
    return fresh
  }
}

/** The guard outcomes at the start of a machine, in steps of it, and at refused events. */
export function guardOutcomes(
  { initialTransitions }: Pick<Explored, 'initialTransitions'>,
  steps: Path['steps'],
  refusals: readonly Refusal[] = [],
): GuardOutcomes {
  const outcomes = new GuardOutcomes()
  for (const transitions of initialTransitions) outcomes.add(atTransitions(transitions))
  for (const step of steps) outcomes.add(outcomesInStep(step))
  for (const { path, event } of refusals) {
    const { snapshot } = path.steps.at(-1) ?? { snapshot: path.start }
    outcomes.add(outcomesInStep({ before: snapshot.state, event, transitions: [], snapshot }))
  }
  return outcomes
}

/** The guard outcomes that no path and no refusal has shown. */
export const missingOutcomes = (machine: AnyStateMachine, outcomes: GuardOutcomes): GuardOutcome[] =>
  transitionsOf(machine)
    .filter(({ guard }) => guard !== undefined)
    .flatMap((transition) => [true, false].map((passed) => ({ transition, passed })))
    .filter((outcome) => !outcomes.has(outcome))
