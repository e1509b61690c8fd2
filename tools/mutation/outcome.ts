import { globSync, readFileSync } from 'node:fs'
import type { TestModule } from 'vitest/node'
import type { Kind } from './chart-mutants.ts'
import { isScreenDrawn } from './drawing.ts'
import { type ScreenMutant, screenMutantsIn } from './screen-mutants.ts'
import type { ServerKind, ServerMutant } from './server-mutants.ts'
import { type Oracle, oracles } from './results.ts'

/** The number of mutants killed, out of those tried. */
export type Score = { seen: number; of: number }

/** What came of the mutants that were tried, out of `of` each. */
export type Outcome = {
  charts: readonly { name: string; of: number; scores: ReadonlyMap<Kind, Score> }[]
  screens: readonly { file: string; of: number; handlers: Score; locks: Score }[]
  /** How many mutants of charts each oracle was the first to detect. */
  oracles: ReadonlyMap<Oracle, number>
  server: { of: number; scores: ReadonlyMap<ServerKind, Score> }
  tried: ReadonlySet<string>
  survivors: readonly string[]
}

export type Plan = { takesAll: boolean; server: { tried: readonly ServerMutant[]; of: number } }

type Verdict = { id: string; kind: string; isSeen: boolean }

const scoreOf = (all: readonly Verdict[]): Score => ({
  seen: all.filter(({ isSeen }) => isSeen).length,
  of: all.length,
})

export const sumOf = (scores: readonly (Score | undefined)[]): Score => ({
  seen: scores.reduce((sum, score) => sum + (score?.seen ?? 0), 0),
  of: scores.reduce((sum, score) => sum + (score?.of ?? 0), 0),
})

const byKind = <K extends string>(all: readonly (Verdict & { kind: K })[]) =>
  new Map([...Map.groupBy(all, ({ kind }) => kind)].map(([kind, own]) => [kind, scoreOf(own)]))

const allScreenMutants = (): ScreenMutant[] =>
  globSync('src/**/*.tsx')
    .toSorted()
    .flatMap((file) => screenMutantsIn(file, readFileSync(file, 'utf8')))

const fileOf = ({ id }: { id: string }) => id.slice(0, id.indexOf(' '))

export function outcomeOf(modules: readonly TestModule[], plan: Plan): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const charts = tests.flatMap((test) => {
    const found = test.meta().charts
    if (!found) return []
    const own = found.results.map((one) => ({
      ...one,
      id: `${test.name}: ${one.kind}, ${one.name}`,
      isSeen: one.seenBy !== null,
    }))
    return { name: test.name, of: found.of, own }
  })
  const screens = tests.flatMap((test) => test.meta().screens ?? [])
  const seen = new Set(screens.flatMap(({ id, isSeen }) => (isSeen ? [id] : [])))
  const parts = screens.length === 0 ? [] : allScreenMutants()
  const isTried = ({ id }: ScreenMutant) => plan.takesAll || isScreenDrawn(id)
  const verdict = <M extends ScreenMutant>(one: M) => ({ ...one, isSeen: seen.has(one.id) })
  const server = modules.flatMap((module) => module.meta().server ?? [])
  const killed = new Set(server.flatMap((one) => one.killed))
  const onServer =
    server.length === 0 ? [] : plan.server.tried.map((one) => ({ ...one, isSeen: killed.has(one.id) }))
  const all: Verdict[] = [
    ...charts.flatMap(({ own }) => own),
    ...parts.filter(isTried).map(verdict),
    ...onServer,
  ]
  return {
    charts: charts.map(({ name, of, own }) => ({ name, of, scores: byKind(own) })),
    screens: [...Map.groupBy(parts, fileOf)].map(([file, own]) => {
      const ofKind = (kind: ScreenMutant['kind']) =>
        scoreOf(own.filter((one) => one.kind === kind && isTried(one)).map(verdict))
      return { file, of: own.length, handlers: ofKind('handler'), locks: ofKind('lock') }
    }),
    oracles: new Map(
      oracles.map((oracle) => [
        oracle,
        charts.flatMap(({ own }) => own).filter(({ seenBy }) => seenBy === oracle).length,
      ]),
    ),
    server: { of: plan.server.of, scores: byKind(onServer) },
    tried: new Set(all.map(({ id }) => id)),
    survivors: all.flatMap(({ id, isSeen }) => (isSeen ? [] : [id])),
  }
}
