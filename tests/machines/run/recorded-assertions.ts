import type { AnyMachineSnapshot } from 'xstate'
import type { Flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { assertState } from '../../model/assert-state.ts'

/** A person who asserts nothing and records every assertion. */
const recorder = (assertions: string[], place = ''): Person =>
  new Proxy({} as Person, {
    get: (_, assertion: string) => {
      // Without « then », the object can be returned from an async function.
      if (assertion === 'then') return undefined
      return (...given: unknown[]) => {
        const line = `${place}${assertion} ${given.map(String).join(', ')}`
        if (assertion === 'within') return recorder(assertions, `${line}: `)
        assertions.push(line)
        return Promise.resolve()
      }
    },
  })

const known = new WeakMap<AnyMachineSnapshot, string>()

/** The assertions of the model in a state, one per line; empty for a flow without a screen. */
export async function recordedAssertions(flow: Partial<Flow>, state: AnyMachineSnapshot): Promise<string> {
  const before = known.get(state)
  if (before !== undefined) return before
  const assertions: string[] = []
  const { name = '', expects } = flow
  if (expects) await assertState({ name, expects }, recorder(assertions), state)
  // The order in which regions were entered is not visible on the screen.
  const all = assertions.toSorted().join('\n')
  known.set(state, all)
  return all
}
