import type { Flow } from './model.ts'
import { browserPaths } from './browser-paths.ts'
import type { Seeded } from './random-paths.ts'
import type { Path } from '../explore/path-generation.ts'

/**
 * The two sets of paths of a flow: a few long « covering » ones for the browser, and « short » ones, one
 * for every transition and sample.
 */
export type Kind = 'covering' | 'short'
/** A path with the number that testers and pages use; stable until the chart or its model changes. */
export type Numbered = { number: number; path: Path }

/** The paths of a flow, numbered from 1. */
export const numbered = (flow: Flow, kind: Kind): Numbered[] =>
  (kind === 'covering' ? browserPaths(flow) : flow.explored.byTransition()).map((path, index) => ({
    number: index + 1,
    path,
  }))

/** The command that repeats one path. */
export function commandFor({
  flow,
  kind,
  number,
}: {
  flow: { name: string }
  kind: Kind | Seeded
  number: number
}) {
  const again = `npm run paths -- ${flow.name} ${number}`
  if (kind === 'covering') return again
  return kind === 'short' ? `${again} --every` : `${again} --seed ${kind.seed} --length ${kind.length}`
}
