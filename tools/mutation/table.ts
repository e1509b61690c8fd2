import type { Kind } from './chart-mutants.ts'
import { type Outcome, type Score, sumOf } from './outcome.ts'
import type { ServerKind } from './server-mutants.ts'

/** The kinds of chart mutations, in the order of the page. */
export const kinds: readonly Kind[] = ['removed', 'redirected', 'unguarded', 'forced', 'muted']

/** The kinds of server mutations, in the order of the page. */
export const serverKinds: readonly ServerKind[] = ['predicate', 'comparison', 'check', 'lock', 'effect']

/** Whether a file contains screens; the others are building blocks and pages around them. */
export const isScreen = ({ file }: { file: string }) => !file.startsWith('src/ui/')

export function totalsOf({ charts, screens, server }: Outcome) {
  const own = screens.filter(isScreen)
  const blocks = screens.filter((one) => !isScreen(one))
  const sizeOf = (files: typeof screens) => files.reduce((sum, { of }) => sum + of, 0)
  return {
    charts: kinds.map((kind) => [kind, sumOf(charts.map(({ scores }) => scores.get(kind)))] as const),
    chartsOf: charts.reduce((sum, { of }) => sum + of, 0),
    handlers: sumOf(own.map(({ handlers }) => handlers)),
    locks: sumOf(own.map(({ locks }) => locks)),
    screensOf: sizeOf(own),
    blocks: sumOf(blocks.flatMap(({ handlers, locks }) => [handlers, locks])),
    blocksOf: sizeOf(blocks),
    server: serverKinds.map((kind) => [kind, sumOf([server.scores.get(kind)])] as const),
    serverOf: server.of,
  }
}

const ratio = (score: Score | undefined) => (score && score.of > 0 ? `${score.seen}/${score.of}` : '·')
const line = (name: string, cells: readonly string[]) =>
  name.padEnd(46) + cells.map((cell) => cell.padStart(12)).join('')

export function tableOf(outcome: Outcome): string {
  const { charts, screens, survivors } = outcome
  const totals = totalsOf(outcome)
  return [
    line('chart', kinds),
    ...charts.map(({ name, scores }) =>
      line(
        name,
        kinds.map((kind) => ratio(scores.get(kind))),
      ),
    ),
    line(
      'all charts',
      totals.charts.map(([, score]) => ratio(score)),
    ),
    `first seen by: ${[...outcome.oracles].map(([oracle, count]) => `${oracle} ${count}`).join(', ')}`,
    '',
    line('component', ['handlers', 'locks']),
    ...screens
      .filter(({ handlers, locks }) => handlers.of + locks.of > 0)
      .map(({ file, handlers, locks }) => line(file, [ratio(handlers), ratio(locks)])),
    line('all screens', [ratio(totals.handlers), ratio(totals.locks)]),
    '',
    line('server', serverKinds),
    line(
      'handlers, queries, rules',
      totals.server.map(([, score]) => ratio(score)),
    ),
    '',
    ...survivors.map((id) => `Survivor: ${id}`),
  ].join('\n')
}
