import type { AnyMachineSnapshot } from 'xstate'
import type { Flow } from './model.ts'
import type { Person } from './person.ts'

/** The states at rest that a state stands for, one for each region. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot) =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.'))

/**
 * Looks at the screen as a person does, for every region of the state in which the machine should
 * be by now.
 *
 * @throws when the model does not say what is seen there, or when it is not seen
 */
export async function shows(
  { name, sees }: Pick<Flow, 'name' | 'sees'>,
  person: Person,
  state: AnyMachineSnapshot,
  after = 'le départ',
  except: readonly string[] = [],
): Promise<void> {
  for (const leaf of leavesOf(state)) {
    if (except.includes(leaf)) continue
    const sight = sees[leaf]
    if (sight === undefined) throw new Error(`le modèle de ${name} ne dit pas ce que l’on voit dans ${leaf}`)
    try {
      await sight?.(person, state)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${name}, dans ${leaf}, après ${after} : ${reason}`, { cause })
    }
  }
}

/** Whether anything of the flow is to be seen in a state, for long enough to be examined. */
export const isSeen = (
  { sees }: Pick<Flow, 'sees'>,
  state: AnyMachineSnapshot,
  except: readonly string[] = [],
) => leavesOf(state).every((leaf) => !except.includes(leaf)) && leavesOf(state).some((leaf) => sees[leaf])
