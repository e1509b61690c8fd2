import type { AnyMachineSnapshot } from 'xstate'
import type { Flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { assertState } from '../../model/assert-state.ts'

/** A person who sees nothing and writes down what they were to look at. */
const noting = (looks: string[], place = ''): Person =>
  new Proxy({} as Person, {
    get: (_, look: string) => {
      // Being no promise, a person can be what a promise brings.
      if (look === 'then') return undefined
      return (...given: unknown[]) => {
        const words = `${place}${look} ${given.map(String).join(', ')}`
        if (look === 'within') return noting(looks, `${words}: `)
        looks.push(words)
        return Promise.resolve()
      }
    },
  })

const known = new WeakMap<AnyMachineSnapshot, string>()

/** What the model says is seen in a state, a look on every line; nothing of what has no screen. */
export async function looksAt(flow: Partial<Flow>, state: AnyMachineSnapshot): Promise<string> {
  const before = known.get(state)
  if (before !== undefined) return before
  const looks: string[] = []
  const { name = '', expects } = flow
  if (expects) await assertState({ name, expects }, noting(looks), state)
  // Regions are looked at in the order in which they were entered, which is no matter of the screen.
  const all = looks.toSorted().join('\n')
  known.set(state, all)
  return all
}
