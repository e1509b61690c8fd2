import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Explored } from '../../explore/explore.ts'
import { type Path, pathTo } from '../../explore/path-generation.ts'
import { type Flow, fromOutside } from '../../model/model.ts'
import { triedControls } from './handled-controls.ts'
import { snapshotOf } from './sent-events.ts'

/** The events that guards refuse. */
export type Refused = {
  /** Event types refused in this state. */
  here: ReadonlySet<string>
  /**
   * Event types that this person never causes, because guards refuse them in every state that handles
   * them.
   */
  never: ReadonlySet<string>
  /** Every state reachable for this person. */
  states: readonly AnyMachineSnapshot[]
}
/** A screen, by the key of its snapshot, the path to it, and the events that it must not offer. */
type RefusedScreen = Refused & { at: string; path: Path }
/** A path, and the events that screens on it must not offer, by the number of steps taken before. */
export type RefusedPath = { path: Path; stops: ReadonlyMap<number, Refused> }

const stateAfter = ({ start, steps }: Path) => (steps.at(-1)?.snapshot ?? start).state

/** The screens of an exploration, by their keys, grouped by what each of its inputs allows. */
function screensOf({ graph, refusals }: Explored, gestures: Flow['gestures']): Map<string, RefusedScreen> {
  // No control causes what comes from outside.
  const refusedAnywhere = refusals().filter(({ event }) => gestures[event.type] !== fromOutside)
  const screens = [...graph.origins].flatMap(([origin, { input }]) => {
    const keys = [...new Set([origin, ...graph.edges.map(({ to }) => to)])]
    const own = keys.filter((key) => key === origin || graph.prefix(key)[0]?.from === origin)
    const reached = new Set(own)
    const taken = new Set(graph.edges.filter(({ from }) => reached.has(from)).map(({ event }) => event.type))
    const refused = refusedAnywhere.filter(({ path }) => path.input === input)
    const never = new Set(refused.map(({ event }) => event.type).filter((type) => !taken.has(type)))
    const states = own.map((key) => graph.snapshotOf(key).state)
    const byState = Map.groupBy(own, (key) => JSON.stringify(graph.snapshotOf(key).state.value))
    return [...byState].flatMap(([state, [first = origin]]) => {
      const inState = refused.filter(({ path }) => JSON.stringify(stateAfter(path).value) === state)
      const byEnd = Map.groupBy(inState, ({ path }) => path.steps.at(-1)?.to ?? origin)
      const found = [...byEnd].map(([at, all]) => ({
        at,
        path: all[0]!.path,
        here: new Set(all.map(({ event }) => event.type)),
      }))
      if (found.length === 0 && never.size > 0)
        found.push({ at: first, path: pathTo(graph, first), here: new Set() })
      return found.map((one) => ({ ...one, never, states }))
    })
  })
  const active = screens.filter(({ path }) => stateAfter(path).status === 'active')
  return new Map(active.map((one) => [one.at, one]))
}

/** A path with the open screens on it, which are open no longer. */
function stopping(path: Path, { graph }: Explored, open: Map<string, RefusedScreen>): RefusedPath {
  const [origin] = [...graph.origins].find(([, { start }]) => start === path.start)!
  const stops = new Map<number, Refused>()
  for (const [taken, key] of [origin, ...path.steps.map(({ to }) => to)].entries()) {
    const screen = open.get(key)
    if (screen) stops.set(taken, screen)
    open.delete(key)
  }
  return { path, stops }
}

/** Paths to all open screens: those on the way to another need no path of their own. */
const along = (explored: Explored, open: Map<string, RefusedScreen>): RefusedPath[] =>
  [...open.values()]
    .toSorted((a, b) => b.path.steps.length - a.path.steps.length)
    .flatMap(({ at, path }) => (open.has(at) ? [stopping(path, explored, open)] : []))

/**
 * Every state in which guards refuse something, and every state reachable for a person to whom something
 * is always refused, for example by a permission or a lifecycle: those on paths that are walked anyway, and
 * paths to the others. These include inputs and samples that are refused only on the machine alone.
 */
export function withRefusals({ explored, machineOnly, gestures }: Flow, paths: readonly Path[]) {
  const open = screensOf(explored, gestures)
  const walked = paths.map((path) => stopping(path, explored, open))
  const alone = machineOnly ? along(machineOnly, screensOf(machineOnly, gestures)) : []
  return { walked, further: [...along(explored, open), ...alone] }
}

/**
 * An enabled control that would cause a refused event, in a sentence; undefined if there is none. Events
 * that are always refused must not be offered behind a modal either.
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
