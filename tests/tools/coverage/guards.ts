import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { type Edge, type Explored, type Refusal, transitionsOf } from '../../explore/explore.ts'
import type { Path } from '../../explore/path-generation.ts'

/** A guarded transition, and what its guard said. */
type Verdict = { transition: AnyTransitionDefinition; said: boolean }

const matches = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)))

const candidatesOf = (node: AnyStateNode, type: string): AnyTransitionDefinition[] =>
  [...node.transitions].flatMap(([descriptor, found]) => (matches(descriptor, type) ? found : []))

const lineageOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...lineageOf(node.parent)] : [node]

/** Up to the one that is taken, guards are asked in the order of the text: those before it said no. */
function judge(candidates: readonly AnyTransitionDefinition[], taken: ReadonlySet<unknown>): Verdict[] {
  const chosen = candidates.findIndex((transition) => taken.has(transition))
  const asked = chosen < 0 ? candidates : candidates.slice(0, chosen + 1)
  return asked
    .map((transition, index) => ({ transition, said: index === chosen }))
    .filter(({ transition }) => transition.guard !== undefined)
}

/** What the guards of a state said to an event: the innermost state that answers it is asked first. */
function atEvent({ _nodes }: AnyMachineSnapshot, type: string, taken: ReadonlySet<unknown>): Verdict[] {
  return _nodes
    .filter((node) => Object.keys(node.states).length === 0)
    .flatMap((leaf) => {
      const verdicts: Verdict[] = []
      for (const node of lineageOf(leaf)) {
        const candidates = candidatesOf(node, type)
        verdicts.push(...judge(candidates, taken))
        if (candidates.some((each) => taken.has(each) || each.guard === undefined)) break
      }
      return verdicts
    })
}

/** What the guards of transitions that a machine takes by itself said. */
const onTheWay = (taken: readonly AnyTransitionDefinition[]) =>
  taken.flatMap(({ source, eventType }) =>
    judge((eventType === '' ? source.always : source.transitions.get(eventType)) ?? [], new Set(taken)),
  )

/** What every guard that a step asks said; where the machine comes to rest, no immediate one agreed. */
function verdictsIn({
  before,
  event,
  transitions,
  snapshot,
}: Pick<Edge, 'before' | 'event' | 'transitions' | 'snapshot'>): Verdict[] {
  const atRest = snapshot.state.status === 'active' ? snapshot.state._nodes : []
  return [
    ...atEvent(before, event.type, new Set(transitions)),
    ...onTheWay(transitions),
    ...atRest.flatMap(({ always }) => judge(always ?? [], new Set())),
  ]
}

/** Tells verdicts apart by the transition and by what its guard said. */
export class Verdicts {
  #seen = { true: new Set<AnyTransitionDefinition>(), false: new Set<AnyTransitionDefinition>() }
  has = ({ transition, said }: Verdict) => this.#seen[`${said}`].has(transition)
  /** @returns those that were not seen before */
  add(verdicts: readonly Verdict[]): Verdict[] {
    const fresh = verdicts.filter((verdict) => !this.has(verdict))
    for (const { transition, said } of fresh) this.#seen[`${said}`].add(transition)
    return fresh
  }
}

/** What guards said as a machine started, on walks through it, and to events that came to nothing. */
export function verdictsOf(
  { initialTransitions }: Pick<Explored, 'initialTransitions'>,
  walks: readonly Pick<Path, 'steps'>[],
  refusals: readonly Refusal[] = [],
): Verdicts {
  const verdicts = new Verdicts()
  for (const taken of initialTransitions) verdicts.add(onTheWay(taken))
  for (const step of walks.flatMap(({ steps }) => steps)) verdicts.add(verdictsIn(step))
  for (const { path, event } of refusals) {
    const { snapshot } = path.steps.at(-1) ?? { snapshot: path.start }
    verdicts.add(verdictsIn({ before: snapshot.state, event, transitions: [], snapshot }))
  }
  return verdicts
}

/** The guarded transitions of a machine of which the guard was not seen to agree and to refuse. */
export const unseenVerdicts = (machine: AnyStateMachine, verdicts: Verdicts): Verdict[] =>
  transitionsOf(machine)
    .filter(({ guard }) => guard !== undefined)
    .flatMap((transition) => [true, false].map((said) => ({ transition, said })))
    .filter((verdict) => !verdicts.has(verdict))
