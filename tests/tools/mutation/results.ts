import type { Kind } from './chart-mutants.ts'

/** Whether the tests kill a mutant of a chart. */
export type ChartResult = { kind: Kind; name: string; isSeen: boolean }

/** Whether the runs that pass a handler or a lock kill its mutant. */
export type ScreenResult = { id: string; isSeen: boolean }

/** The mutants of the server whose places the tests of a process have passed, and those that they have killed. */
export type ServerResult = { passed: readonly string[]; killed: readonly string[] }

/**
 * How the work is divided: this is share `index` of `of`; `only` names flows, all of them when empty.
 * `takesAll`: every mutant is tried, not a sample.
 */
export type Share = { index: number; of: number; only: readonly string[]; takesAll: boolean }

declare module 'vitest' {
  interface TaskMeta {
    /** Of so many mutants of a chart, those that were tried. */
    charts?: { of: number; results: readonly ChartResult[] }
    screens?: readonly ScreenResult[]
    server?: ServerResult
  }
  interface ProvidedContext {
    share: Share
    /** The mutants of the server that are tried. */
    serverMutants: readonly string[]
    /** Where the processes note the mutants of the server that they have killed. */
    killedFolder: string
  }
}

/** The items of one share; heavy ones are dealt first, so that the shares end at about the same time. */
export function dealt<T>(items: readonly T[], weigh: (item: T) => number, { index, of }: Share): T[] {
  const loads = Array.from({ length: of }, () => 0)
  const own = new Set<T>()
  for (const item of items.toSorted((a, b) => weigh(b) - weigh(a))) {
    const lightest = loads.indexOf(Math.min(...loads))
    loads[lightest]! += weigh(item)
    if (lightest === index) own.add(item)
  }
  return items.filter((item) => own.has(item))
}
