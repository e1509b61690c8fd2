import { globSync, readFileSync } from 'node:fs'
import type { TestModule } from 'vitest/node'
import type { Kind } from './chart-mutants.ts'
import type { ChartResult } from './results.ts'
import { survivors } from './survivors.ts'
import { type ScreenMutant, screenMutantsIn } from './screen-mutants.ts'

/** How many mutants were killed, of how many. */
export type Score = { seen: number; of: number }

/** The mutants of one chart, by kind. */
export type ChartOutcome = {
  name: string
  conform: ReadonlyMap<Kind, Score>
  ownSource: ReadonlyMap<Kind, Score>
}

/** The mutants of one component file. */
export type ScreenOutcome = { file: string; handlers: Score; locks: Score }

export type Outcome = {
  charts: readonly ChartOutcome[]
  screens: readonly ScreenOutcome[]
  /** The mutants that no test kills. */
  survivors: readonly string[]
}

export const scoreOf = (all: readonly { isSeen: boolean }[]): Score => ({
  seen: all.filter(({ isSeen }) => isSeen).length,
  of: all.length,
})

export const sumOf = (scores: readonly (Score | undefined)[]): Score => ({
  seen: scores.reduce((sum, score) => sum + (score?.seen ?? 0), 0),
  of: scores.reduce((sum, score) => sum + (score?.of ?? 0), 0),
})

const byKind = (results: readonly ChartResult[] = []) =>
  new Map([...Map.groupBy(results, ({ kind }) => kind)].map(([kind, all]) => [kind, scoreOf(all)]))

const idOf = (chart: string, { kind, name }: ChartResult) => `${chart}: ${kind}, ${name}`

/** Every handler and every lock that the components hold, whether a path comes to it or not. */
const allScreenMutants = (): ScreenMutant[] =>
  globSync('src/**/*.tsx')
    .toSorted()
    .flatMap((file) => screenMutantsIn(file, readFileSync(file, 'utf8')))

const fileOf = ({ id }: ScreenMutant) => id.slice(0, id.indexOf(' '))

/** Gathers the results of the shares. */
export function outcomeOf(modules: readonly TestModule[]): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const of = (name: string, key: 'conform' | 'ownSource') =>
    tests.flatMap((test) => (test.name === name ? (test.meta()[key] ?? []) : []))
  const names = new Set(
    tests.flatMap((test) => (test.meta().conform || test.meta().ownSource ? [test.name] : [])),
  )
  const passed = tests.flatMap((test) => test.meta().screens ?? [])
  const seen = new Set(passed.flatMap(({ id, isSeen }) => (isSeen ? [id] : [])))
  const mutants =
    passed.length === 0 ? [] : allScreenMutants().map((one) => ({ ...one, isSeen: seen.has(one.id) }))
  const ofKind = (all: typeof mutants, kind: ScreenMutant['kind']) =>
    scoreOf(all.filter((one) => one.kind === kind))
  return {
    charts: [...names].map((name) => ({
      name,
      conform: byKind(of(name, 'conform')),
      ownSource: byKind(of(name, 'ownSource')),
    })),
    screens: [...Map.groupBy(mutants, fileOf)].map(([file, all]) => ({
      file,
      handlers: ofKind(all, 'handler'),
      locks: ofKind(all, 'lock'),
    })),
    survivors: [
      ...[...names].flatMap((name) =>
        (['conform', 'ownSource'] as const).flatMap((key) =>
          of(name, key).flatMap((result) =>
            result.isSeen
              ? []
              : [key === 'ownSource' ? `own source, ${idOf(name, result)}` : idOf(name, result)],
          ),
        ),
      ),
      ...mutants.flatMap(({ id, isSeen }) => (isSeen ? [] : [id])),
    ],
  }
}

/** Survivors missing in the reviewed list, and listed ones that no longer survive. */
export function unexpected({ survivors: found }: Outcome) {
  const listed = new Set(survivors.flatMap(({ of }) => of))
  return {
    unlisted: found.filter((id) => !listed.has(id)),
    outlived: [...listed].filter((id) => !found.includes(id)),
  }
}
