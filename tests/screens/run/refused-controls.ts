import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Explored } from '../../explore/explore.ts'
import { type Path, pathTo } from '../../explore/path-generation.ts'
import type { Flow } from '../../model/model.ts'
import { triedControls } from './handled-controls.ts'
import { snapshotOf } from './sent-events.ts'

/** What guards refuse. */
type Refused = {
  /** The types of the events refused in this state. */
  here: ReadonlySet<string>
  /** The types of the events that this person never causes, as guards refuse them wherever they are handled. */
  never: ReadonlySet<string>
  /** Every state that this person reaches. */
  states: readonly AnyMachineSnapshot[]
}
/** A way to a screen, and what must not be offered on it. */
export type RefusedScreen = Refused & { title: string; path: Path }

/** The screens of an exploration, by what each of its inputs may do. */
function screensOf({ graph, refusals }: Explored): RefusedScreen[] {
  const refusedAnywhere = refusals()
  return [...graph.origins].flatMap(([origin, { input }]) => {
    const keys = [...new Set([origin, ...graph.edges.map(({ to }) => to)])]
    const own = keys.filter((key) => key === origin || graph.prefix(key)[0]?.from === origin)
    const reached = new Set(own)
    const taken = new Set(graph.edges.filter(({ from }) => reached.has(from)).map(({ event }) => event.type))
    const refused = refusedAnywhere.filter(({ path }) => path.input === input)
    const never = new Set(refused.map(({ event }) => event.type).filter((type) => !taken.has(type)))
    const states = own.map((key) => graph.snapshotOf(key).state)
    const byState = Map.groupBy(own, (key) => JSON.stringify(graph.snapshotOf(key).state.value))
    return [...byState].flatMap(([state, [first = origin]]) => {
      const inState = refused.filter(({ path }) => stateAfter(path) === state)
      const byEnd = Map.groupBy(inState, ({ path }) => path.steps.at(-1))
      const found = [...byEnd.values()].map((all) => ({
        path: all[0]!.path,
        here: new Set(all.map(({ event }) => event.type)),
      }))
      if (found.length === 0 && never.size > 0) found.push({ path: pathTo(graph, first), here: new Set() })
      return found.map((one) => ({ ...one, title: one.path.title, never, states }))
    })
  })
}

const stateAfter = ({ start, steps }: Path) => JSON.stringify((steps.at(-1)?.snapshot ?? start).state.value)

/**
 * Where guards refuse something: every state in which they do, and every state that a person reaches to
 * whom something is refused for good, as by a permission or a lifecycle. With the inputs and samples that
 * are refused only on the bare machine.
 */
export const refusedScreens = ({ explored, machineOnly }: Flow): RefusedScreen[] =>
  [...screensOf(explored), ...(machineOnly ? screensOf(machineOnly) : [])].filter(
    ({ path }) => (path.steps.at(-1)?.snapshot ?? path.start).state.status === 'active',
  )

/**
 * An enabled control that would cause what guards refuse, in a sentence; undefined where there is none.
 * What is refused for good may not stand behind a modal either.
 */
export function refusedControl(actor: AnyActorRef, { here, never, states }: Refused): string | undefined {
  for (const { name, isInFront, sent } of triedControls())
    for (const { actor: receiver, event } of sent) {
      if (receiver !== actor) continue
      if (never.has(event.type) && !states.some((state) => state.can(event)))
        return `« ${name} » est offert à qui n’en a jamais le droit : ${event.type} est toujours refusé`
      if (isInFront && here.has(event.type) && !snapshotOf(actor).can?.(event))
        return `« ${name} » est offert alors que ${event.type} est refusé à ce moment`
    }
  return undefined
}
