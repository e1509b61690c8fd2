import { isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { rankOf } from '../../tests/explore/transition-labels.ts'
import { missingOutcomes, guardOutcomes } from '../../tests/explore/guard-outcomes.ts'
import { patterned } from '../../tests/expected/patterned.ts'
import { differences, type ExpectedTransitions } from '../../tests/model/expected-transitions.ts'
import { keptByChart } from '../../tests/machines/kept/by-chart.ts'
import { keptBy } from '../../tests/machines/kept/kept.ts'
import { openCalls } from '../../tests/machines/run/open-calls.ts'
import { endOf } from '../../tests/machines/run/retry-end.ts'
import { staleFieldErrors } from '../../tests/machines/run/stale-field-errors.ts'
import { isEndpoint } from '../../tests/model/browser-steps.ts'
import { endlessAnswers } from '../../tests/explore/endless-answers.ts'
import { independentPairs } from '../../tests/explore/independent-pairs.ts'
import { retriedCalls } from '../../tests/explore/retried-calls.ts'
import type { Flow } from '../../tests/model/model.ts'
import { explore } from '../../tests/explore/explore.ts'
import type { Path } from '../../tests/explore/path-generation.ts'
import type { Mutant } from './chart-mutants.ts'
import type { Oracle } from './results.ts'
import type { Subject } from './subjects.ts'
import { runMutantScreen } from './mutant-run.ts'

const hasScreen = (subject: Subject): subject is Flow => subject.screen !== undefined

const isSame = (one: AnyTransitionDefinition, other: AnyTransitionDefinition) =>
  one.source.id === other.source.id && one.eventType === other.eventType && rankOf(one) === rankOf(other)

/** Handlers of screens decide how a modal closes, not charts, so that check is skipped. */
const everyScreenChecked = Object.assign(new Set<string>(), { has: () => true })

function meets({ start, steps }: Path, { kind, changed, source }: Mutant): boolean {
  const states = [start, ...steps.map(({ snapshot }) => snapshot)].map(({ state }) => state)
  if (!changed || kind === 'removed')
    return states.some(({ _nodes }) => _nodes.some(({ id }) => id === source.id))
  return (
    changed.eventType === '' ||
    steps.some(({ transitions }) => transitions.some((one) => isSame(one, changed)))
  )
}

function breaksRules(flow: Flow): boolean {
  const { machine, explored, machineOnly, gestures } = flow
  const { uncovered, unreached, deadEnds, unused, events } = explored
  const idle = Object.keys(gestures).filter((type) => !events.has(type))
  const open = [...openCalls(machine), ...endlessAnswers(explored)]
  if ([uncovered, unreached, deadEnds, unused, idle, open].some((list) => list.length > 0)) return true
  const covered = explored.graph.edges
  const refusals = [...explored.refusals(), ...(machineOnly?.refusals() ?? [])]
  return missingOutcomes(machine, guardOutcomes(explored, covered, refusals)).length > 0
}

/** Whether the relations of a single chart fail: *order*, *retry*, and stale errors. */
async function breaksRelations(flow: Flow): Promise<boolean> {
  const { machine, explored } = flow
  if (independentPairs(explored).some(({ inOrder, inReverse }) => !isDeepStrictEqual(inOrder, inReverse)))
    return true
  for (const { retried, atOnce } of retriedCalls(explored, isEndpoint))
    if (!isDeepStrictEqual(await endOf(flow, retried), await endOf(flow, atOnce))) return true
  return explored.graph.edges.some(
    ({ snapshot, effects }) => Object.keys(staleFieldErrors(machine, snapshot.state, effects)).length > 0,
  )
}

const tables = new Map(
  [
    ...Object.entries(
      import.meta.glob<Record<string, ExpectedTransitions>>('../../tests/expected/**/*.ts', { eager: true }),
    ).map(([file, exported]) => [file, Object.values(exported)[0]!] as const),
    ...Object.entries(patterned),
  ].map(([file, table]) => [
    file.replace(/^.*\/expected\/|\.ts$/g, '').replace(/^(?!lifecycles\/).*\//, ''),
    table,
  ]),
)

/** Whether a chart keeps something else than what is written by hand, or cannot take the events. */
function keepsOtherwise(name: string, machine: AnyStateMachine): boolean {
  try {
    return (keptByChart[name] ?? []).some((kept) => !isDeepStrictEqual(keptBy(machine, kept), kept.keeps))
  } catch {
    return true
  }
}

/**
 * Which test detects a mutant without knowing the original chart, as if a developer had made the
 * mistake: paths are generated from the mutant. The remaining oracles are the hand-written table and what is
 * written by hand of what the chart keeps, the rules of every chart, and the assertions on the screen.
 */
export async function detectedBy(subject: Subject, mutant: Mutant): Promise<Oracle | null> {
  const machine = mutant.make()
  if (differences(machine, tables.get(subject.name)!).length > 0) return 'table'
  if (keepsOtherwise(subject.name, machine)) return 'kept'
  return hasScreen(subject) ? detectedByPaths(subject, mutant, machine) : null
}

async function detectedByPaths(flow: Flow, mutant: Mutant, machine: AnyStateMachine): Promise<Oracle | null> {
  let mutated: Flow
  try {
    const explored = explore(machine, flow.options)
    const machineOnly = flow.machineOnlyOptions && explore(machine, flow.machineOnlyOptions)
    mutated = { ...flow, machine, explored, machineOnly }
    if (breaksRules(mutated) || (await breaksRelations(mutated))) return 'rule'
  } catch {
    // A rule that cannot be examined counts as broken.
    return 'rule'
  }
  // The shortest path through the mutation only.
  const [path] = mutated.explored
    .byTransition()
    .filter((each) => meets(each, mutant))
    .toSorted((a, b) => a.steps.length - b.steps.length)
  if (!path) return null
  return runMutantScreen(mutated, path, everyScreenChecked).then(
    () => null,
    () => 'screen',
  )
}
