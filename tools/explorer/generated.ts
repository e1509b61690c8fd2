import { browserPaths } from '../../tests/model/browser-paths.ts'
import type { Path } from '../../tests/explore/path-generation.ts'
import { type Explorable, isFlow } from './explorable.ts'

/** `path`: one of those that together take every transition; `covering`: one that is run in a browser. */
export type PathKind = 'path' | 'covering'
/** A generated path of a chart, counted from 1. */
export type PathRef = { kind: PathKind; number: number }

const known = new WeakMap<Explorable, Partial<Record<PathKind, readonly Path[]>>>()

export function pathsOf(flow: Explorable, kind: PathKind): readonly Path[] {
  const ofFlow = known.get(flow) ?? {}
  known.set(flow, ofFlow)
  return (ofFlow[kind] ??=
    kind === 'path' ? flow.explored.byTransition() : isFlow(flow) ? browserPaths(flow) : [])
}
