import type { AnyStateMachine } from 'xstate'
import { eventKey } from '../../tests/explore/coverage-gaps.ts'
import type { Flow } from '../../tests/model/model.ts'
import { type Edge, type Explored, transitionsOf } from '../../tests/explore/explore.ts'
import type { Path } from '../../tests/explore/path-generation.ts'
import { missingOutcomes, guardOutcomes } from '../../tests/explore/guard-outcomes.ts'
import { pairsOf, pathsByPair } from '../../tests/explore/pair-paths.ts'
import type { RunPaths } from '../../tests/model/run-paths.ts'

export type Measure = 'transitions' | 'edges' | 'pairs' | 'guards'
/** Per measure, what paths cover and what there is to cover. */
export type Coverage = Record<Measure, { covered: number; possible: number }>

const edgeOf = ({ from, event }: Edge) => `${from} ${eventKey(event)}`
const share = (covered: number, possible: number) => ({ covered, possible })

/** Declared transitions, distinct edges, pairs of successive transitions, and both outcomes of every guard. */
export function coverageOf(
  { machine, explored }: { machine: AnyStateMachine; explored: Explored } | Flow,
  { paths, refusals }: RunPaths,
): Coverage {
  const steps = paths.flatMap((path: Path) => path.steps)
  const known = new Set([...explored.graph.distinct].map(edgeOf))
  const declared = transitionsOf(machine)
  const taken = new Set([...explored.initialTransitions.flat(), ...steps.flatMap((step) => step.transitions)])
  const guards = declared.filter(({ guard }) => guard !== undefined).length * 2
  const unseen = missingOutcomes(machine, guardOutcomes(explored, paths, refusals)).length
  return {
    transitions: share(declared.filter((each) => taken.has(each)).length, declared.length),
    edges: share(new Set(steps.map(edgeOf).filter((edge) => known.has(edge))).size, known.size),
    pairs: share(
      new Set(paths.flatMap((path) => [...pairsOf(path.steps)])).size,
      pathsByPair(explored.graph).size,
    ),
    guards: share(guards - unseen, guards),
  }
}
