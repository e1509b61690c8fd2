import type { Kind } from './chart-mutants.ts'

/**
 * What detects a mutant of a chart without knowing the original: the hand-written table, what is written by
 * hand of what it keeps, the rules and relations of every chart, or an assertion on the screen. Paths are
 * not replayed on the machine: they are made from the mutant, and agree with it.
 */
export const oracles = ['table', 'kept', 'rule', 'screen'] as const
export type Oracle = (typeof oracles)[number]

export type ChartResult = { kind: Kind; name: string; seenBy: Oracle | null }

export type ScreenResult = { id: string; isSeen: boolean }

/** One share of the work: number `index` of `of`; `only` names flows, all if empty. */
export type Share = { index: number; of: number; only: readonly string[]; takesAll: boolean }

declare module 'vitest' {
  interface TaskMeta {
    /** The chart mutants tried, out of `of`. */
    charts?: { of: number; results: readonly ChartResult[] }
    screens?: readonly ScreenResult[]
    /** The server mutants that a process has killed. */
    server?: { killed: readonly string[] }
  }
  interface ProvidedContext {
    share: Share
    serverMutants: readonly string[]
    killedFolder: string
  }
}

/** The items of one share; heavy ones are distributed first, so that shares take about the same time. */
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
