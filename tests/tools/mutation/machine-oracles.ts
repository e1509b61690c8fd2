import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { rankOf } from '../../explore/transition-labels.ts'
import { missingOutcomes, guardOutcomes } from '../../explore/guard-outcomes.ts'
import { differences, type ExpectedTransitions } from '../../model/expected-transitions.ts'
import { machineRunPaths } from '../../model/run-paths.ts'
import { openCalls } from '../../machines/run/open-calls.ts'
import { runPathOnMachine } from '../../machines/run/run-machine.ts'
import type { Flow } from '../../model/model.ts'
import { explore } from '../../explore/explore.ts'
import type { Path } from '../../explore/path-generation.ts'
import type { Mutant } from './chart-mutants.ts'
import type { Subject } from './subjects.ts'
import { runMutantScreen } from './mutant-run.ts'

/** The oracle that kills a mutant; undefined when it survives. */
export type DetectedBy = 'machine' | 'screen' | 'chart' | 'table' | undefined

const hasScreen = (subject: Subject): subject is Flow => subject.screen !== undefined
const byLength = (paths: readonly Path[]) => paths.toSorted((a, b) => a.steps.length - b.steps.length)

const isSame = (one: AnyTransitionDefinition, other: AnyTransitionDefinition) =>
  one.source.id === other.source.id && one.eventType === other.eventType && rankOf(one) === rankOf(other)

/** The paths that may differ in the mutant: those through the mutation. */
function touching(paths: readonly Path[], { kind, changed }: Mutant): Path[] {
  if (!changed || changed.eventType === '') return byLength(paths)
  const isRival = (one: AnyTransitionDefinition) =>
    one.source.id === changed.source.id && one.eventType === changed.eventType
  // A missing guard shows where another transition was taken.
  const touches =
    kind === 'unguarded'
      ? ({ steps }: Path) =>
          steps.some(
            ({ event, transitions }) => event.type === changed.eventType || transitions.some(isRival),
          )
      : ({ steps }: Path) => steps.some(({ transitions }) => transitions.some((one) => isSame(one, changed)))
  return byLength(paths.filter(touches))
}

/** The handlers of the screens decide how a modal closes, not the charts: that check is skipped. */
const everyScreenChecked = Object.assign(new Set<string>(), { has: () => true })

const fails = (path: Promise<void>) =>
  path.then(
    () => false,
    () => true,
  )

async function someFails(paths: readonly (() => Promise<void>)[]): Promise<boolean> {
  for (const path of paths) if (await fails(path())) return true
  return false
}

/**
 * The first oracle runs the paths of the original chart on the mutant, first on the machine alone,
 * then on its screen.
 */
export async function conform(subject: Subject, mutant: Mutant): Promise<DetectedBy> {
  const { explored } = subject
  const machine = mutant.make()
  const flow = { ...subject, machine }
  const run = machineRunPaths(subject)
  const paths = touching(run.paths, mutant).map((path) => () => runPathOnMachine(flow, path))
  const refusals = run.refusals.map(
    ({ path, event }) =>
      () =>
        runPathOnMachine(flow, path, event),
  )
  if (await someFails([...paths, ...refusals])) return 'machine'
  if (!hasScreen(flow)) return undefined
  const screens = touching(explored.byTransition(), mutant)
  return (await someFails(screens.map((path) => () => runMutantScreen(flow, path, everyScreenChecked))))
    ? 'screen'
    : undefined
}

/** How many paths of a mutant run on its screen: the shortest through the mutation. */
const SCREEN_PATHS = 1

/** Whether a path goes through the mutation. */
function meets({ start, steps }: Path, { kind, changed, source }: Mutant): boolean {
  const states = [start, ...steps.map(({ snapshot }) => snapshot)].map(({ state }) => state)
  if (!changed || kind === 'removed')
    return states.some(({ _nodes }) => _nodes.some(({ id }) => id === source.id))
  return (
    changed.eventType === '' ||
    steps.some(({ transitions }) => transitions.some((one) => isSame(one, changed)))
  )
}

/** Whether a mutant breaks the rules of every chart and every model. */
function breaksRules(flow: Flow): boolean {
  const { machine, explored, machineOnly, gestures } = flow
  const { uncovered, unreached, deadEnds, unused, events } = explored
  const idle = Object.keys(gestures).filter((type) => !events.has(type))
  if ([uncovered, unreached, deadEnds, unused, idle, openCalls(machine)].some((list) => list.length > 0))
    return true
  const covered = [{ steps: explored.graph.edges }]
  const refusals = [...explored.refusals(), ...(machineOnly?.refusals() ?? [])]
  return missingOutcomes(machine, guardOutcomes(explored, covered, refusals)).length > 0
}

/** The hand-written tables of every chart, by the chart's name. */
const tables = new Map(
  Object.entries(
    import.meta.glob<Record<string, ExpectedTransitions>>('../../expected/**/*.ts', { eager: true }),
  ).map(([file, exported]) => [
    file.replace(/^.*\/expected\/|\.ts$/g, '').replace(/^(?!lifecycles\/).*\//, ''),
    Object.values(exported)[0]!,
  ]),
)

/**
 * The second oracle is told the mutant alone, as if a developer had made the mistake in the chart: its
 * paths are generated anew. What remains are the hand-written table, the rules of every chart and the
 * assertions on the screen.
 */
export async function judgeOwnSource(subject: Subject, mutant: Mutant): Promise<DetectedBy> {
  const machine = mutant.make()
  if (differences(machine, tables.get(subject.name)!).length > 0) return 'table'
  return hasScreen(subject) ? regenerate(subject, mutant, machine) : undefined
}

async function regenerate(flow: Flow, mutant: Mutant, machine: AnyStateMachine): Promise<DetectedBy> {
  let explored: Flow['explored']
  let machineOnly: Flow['machineOnly']
  try {
    explored = explore(machine, flow.options)
    machineOnly = flow.machineOnlyOptions && explore(machine, flow.machineOnlyOptions)
  } catch {
    return 'chart'
  }
  if (breaksRules({ ...flow, machine, explored, machineOnly })) return 'chart'
  const paths = byLength(explored.byTransition().filter((path) => meets(path, mutant))).slice(0, SCREEN_PATHS)
  const mutated = { ...flow, machine }
  return (await someFails(paths.map((path) => () => runMutantScreen(mutated, path, everyScreenChecked))))
    ? 'screen'
    : undefined
}
