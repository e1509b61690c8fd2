import type { Flow } from '../../tests/model/model.ts'
import { transitionsOf } from '../../tests/explore/explore.ts'
import { missingOutcomes, guardOutcomes } from '../../tests/explore/guard-outcomes.ts'
import type { Path } from '../../tests/explore/path-generation.ts'

export type Measure = 'transitions' | 'guards'
export type Coverage = Record<Measure, { covered: number; possible: number }>

const share = (covered: number, possible: number) => ({ covered, possible })

/** Declared transitions, and both outcomes of every guard. */
export function coverageOf(
  { machine, explored }: Pick<Flow, 'machine' | 'explored'>,
  paths: readonly Path[],
): Coverage {
  const steps = paths.flatMap((path) => path.steps)
  const declared = transitionsOf(machine)
  const taken = new Set([...explored.initialTransitions.flat(), ...steps.flatMap((step) => step.transitions)])
  const guards = declared.filter(({ guard }) => guard !== undefined).length * 2
  const unseen = missingOutcomes(machine, guardOutcomes(explored, steps)).length
  return {
    transitions: share(declared.filter((each) => taken.has(each)).length, declared.length),
    guards: share(guards - unseen, guards),
  }
}
