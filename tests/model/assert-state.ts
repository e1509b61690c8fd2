import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf } from '../explore/explore.ts'
import type { Flow } from './model.ts'
import type { Person } from './person.ts'

/** The leaf states of a state, one per region. */
export const leafStates = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.'))

/**
 * Runs the model's assertions for every leaf state of the expected state.
 * @throws when the model has no assertion for a state, or when one fails
 */
export async function assertState(
  { name, expects }: Pick<Flow, 'name' | 'expects'>,
  person: Person,
  state: AnyMachineSnapshot,
  after = 'le départ',
  except: readonly string[] = [],
): Promise<void> {
  for (const leaf of leafStates(state)) {
    if (except.includes(leaf)) continue
    const assertion = expects[leaf]
    if (assertion === undefined)
      throw new Error(`le modèle de ${name} ne dit pas ce que l’on voit dans ${leaf}`)
    try {
      await assertion?.(person, state)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${name}, dans ${leaf}, après ${after} : ${reason}`, { cause })
    }
  }
}

/** Whether the flow displays anything in a state, for long enough to be asserted. */
export const isVisible = (
  { expects }: Pick<Flow, 'expects'>,
  state: AnyMachineSnapshot,
  except: readonly string[] = [],
) =>
  leafStates(state).every((leaf) => !except.includes(leaf)) && leafStates(state).some((leaf) => expects[leaf])

/** Whether nothing of a state is seen: the flow is over, or leaves it at once. */
const isUnseen = ({ type, parent, always }: AnyStateNode) =>
  (type === 'final' && parent?.parent === undefined) || always?.some(({ guard }) => !guard)

/** The assertions of a model, with none for states of which nothing is seen. */
export function assertionsOf(machine: AnyStateMachine, { name, expects }: Pick<Flow, 'name' | 'expects'>) {
  const leaves = nodesOf(machine).filter(({ type }) => type === 'atomic' || type === 'final')
  return Object.fromEntries(
    leaves.map((node) => {
      const leaf = node.path.join('.')
      const assertion = expects[leaf] ?? null
      if (expects[leaf] === undefined && !isUnseen(node))
        throw new Error(`le modèle de ${name} ne dit pas ce que l’on voit dans ${leaf}`)
      return [leaf, assertion]
    }),
  )
}
