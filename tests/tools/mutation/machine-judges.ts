import type { AnyTransitionDefinition } from 'xstate'
import { rankOf } from '../docs/words.ts'
import { unseenVerdicts, verdictsOf } from '../coverage/guards.ts'
import { machineWalks } from '../coverage/runs.ts'
import { openCalls } from '../../machines/run/calls.ts'
import { walkMachine } from '../../machines/run/run.ts'
import type { Flow } from '../../model/model.ts'
import { explore } from '../../explore/explore.ts'
import type { Path } from '../../explore/path-generation.ts'
import type { Mutant } from './chart-mutants.ts'
import type { Subject } from './subjects.ts'
import { tryScreen } from './trial.ts'

/** Which test saw the slip; none when it survives. */
export type Verdict = 'machine' | 'screen' | 'chart' | undefined

const hasScreen = (subject: Subject): subject is Flow => subject.screen !== undefined
const byLength = (paths: readonly Path[]) => paths.toSorted((a, b) => a.steps.length - b.steps.length)

const isSame = (one: AnyTransitionDefinition, other: AnyTransitionDefinition) =>
  one.source.id === other.source.id && one.eventType === other.eventType && rankOf(one) === rankOf(other)

/** The paths that may go otherwise in the mutant: those that come to what was changed. */
function touching(paths: readonly Path[], { kind, changed }: Mutant): Path[] {
  if (!changed || changed.eventType === '') return byLength(paths)
  const isRival = (one: AnyTransitionDefinition) =>
    one.source.id === changed.source.id && one.eventType === changed.eventType
  // A guard that no longer refuses shows where another transition was taken.
  const touches =
    kind === 'unguarded'
      ? ({ steps }: Path) =>
          steps.some(
            ({ event, transitions }) => event.type === changed.eventType || transitions.some(isRival),
          )
      : ({ steps }: Path) => steps.some(({ transitions }) => transitions.some((one) => isSame(one, changed)))
  return byLength(paths.filter(touches))
}

/** How a modal closes is told by the handlers of the screens, not by the charts: each counts as looked at. */
const looked = Object.assign(new Set<string>(), { has: () => true })

const fails = (walk: Promise<void>) =>
  walk.then(
    () => false,
    () => true,
  )

async function someFails(walks: readonly (() => Promise<void>)[]): Promise<boolean> {
  for (const walk of walks) if (await fails(walk())) return true
  return false
}

/**
 * The first judge: the paths of the chart as it should be, walked on the chart with the slip, first
 * on the machine alone, then on its screen.
 */
export async function conform(subject: Subject, mutant: Mutant): Promise<Verdict> {
  const { explored } = subject
  const machine = mutant.make()
  const flow = { ...subject, machine }
  const run = machineWalks(subject)
  const paths = touching(run.paths, mutant).map((path) => () => walkMachine(flow, path))
  const refusals = run.refusals.map(
    ({ path, event }) =>
      () =>
        walkMachine(flow, path, event),
  )
  if (await someFails([...paths, ...refusals])) return 'machine'
  if (!hasScreen(flow)) return undefined
  const screens = touching(explored.byTransition(), mutant)
  return (await someFails(screens.map((path) => () => tryScreen(flow, path, looked)))) ? 'screen' : undefined
}

/** Paths of a slipped chart that are looked at on its screen: the shortest that comes to the slip. */
const LOOKS = 1

/** Whether a path of the mutant comes to what was changed. */
function meets({ start, steps }: Path, { kind, changed, source }: Mutant): boolean {
  const states = [start, ...steps.map(({ snapshot }) => snapshot)].map(({ state }) => state)
  if (!changed || kind === 'removed')
    return states.some(({ _nodes }) => _nodes.some(({ id }) => id === source.id))
  return (
    changed.eventType === '' ||
    steps.some(({ transitions }) => transitions.some((one) => isSame(one, changed)))
  )
}

/** Whether the rules that hold for every chart and every model tell of a slip. */
function breaksRules(flow: Flow): boolean {
  const { machine, explored, machineOnly, gestures } = flow
  const { uncovered, unreached, deadEnds, unused, events } = explored
  const idle = Object.keys(gestures).filter((type) => !events.has(type))
  if ([uncovered, unreached, deadEnds, unused, idle, openCalls(machine)].some((list) => list.length > 0))
    return true
  const walked = [{ steps: explored.graph.edges }]
  const refusals = [...explored.refusals(), ...(machineOnly?.refusals() ?? [])]
  return unseenVerdicts(machine, verdictsOf(explored, walked, refusals)).length > 0
}

/**
 * The second judge: the tests that the chart with the slip brings along, as if a developer had made
 * it. The rules of the charts ask for states, transitions, samples and gestures that are used; the
 * screen shows what the model says of each state.
 */
export async function regenerate(flow: Flow, mutant: Mutant): Promise<Verdict> {
  const machine = mutant.make()
  let explored: Flow['explored']
  let machineOnly: Flow['machineOnly']
  try {
    explored = explore(machine, flow.options)
    machineOnly = flow.machineOnlyOptions && explore(machine, flow.machineOnlyOptions)
  } catch {
    return 'chart'
  }
  if (breaksRules({ ...flow, machine, explored, machineOnly })) return 'chart'
  const paths = byLength(explored.byTransition().filter((path) => meets(path, mutant))).slice(0, LOOKS)
  const slipped = { ...flow, machine }
  return (await someFails(paths.map((path) => () => tryScreen(slipped, path, looked)))) ? 'screen' : undefined
}
