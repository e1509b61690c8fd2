import type { Kind } from './chart-mutants.ts'
import { type Outcome, type Score, sumOf } from './outcome.ts'

/** The kinds of chart mutations, in the order of the page. */
export const kinds: readonly Kind[] = ['removed', 'redirected', 'unguarded', 'forced', 'muted']

/** Whether a file holds screens; the rest are building blocks and pages around them. */
export const isScreen = ({ file }: { file: string }) => !file.startsWith('src/ui/')

/** The groups that are measured, the first of each part being its goal. */
export function totalsOf({ charts, screens }: Outcome) {
  const chart = (key: 'conform' | 'ownSource', kind: Kind) => sumOf(charts.map((one) => one[key].get(kind)))
  const own = screens.filter(isScreen)
  const blocks = screens.filter((one) => !isScreen(one))
  return {
    conform: sumOf([chart('conform', 'removed'), chart('conform', 'redirected')]),
    byKind: kinds.map((kind) => [kind, chart('conform', kind)] as const),
    ownSource: kinds.map((kind) => [kind, chart('ownSource', kind)] as const),
    handlers: sumOf(own.map(({ handlers }) => handlers)),
    locks: sumOf(own.map(({ locks }) => locks)),
    blocks: sumOf(blocks.flatMap(({ handlers, locks }) => [handlers, locks])),
  }
}

const ratio = (score: Score | undefined) => (score && score.of > 0 ? `${score.seen}/${score.of}` : '·')
const line = (name: string, cells: readonly string[]) =>
  name.padEnd(46) + cells.map((cell) => cell.padStart(12)).join('')

/** What a whole run found, for a terminal. */
export function tableOf(outcome: Outcome): string {
  const { charts, screens, survivors } = outcome
  const totals = totalsOf(outcome)
  return [
    line('chart', [...kinds, 'own source']),
    ...charts.map(({ name, conform, ownSource }) =>
      line(name, [...kinds.map((kind) => ratio(conform.get(kind))), ratio(sumOf([...ownSource.values()]))]),
    ),
    line('all charts', [
      ...totals.byKind.map(([, score]) => ratio(score)),
      ratio(sumOf(totals.ownSource.map(([, score]) => score))),
    ]),
    '',
    line('component', ['handlers', 'locks']),
    ...screens
      .filter(({ handlers, locks }) => handlers.of + locks.of > 0)
      .map(({ file, handlers, locks }) => line(file, [ratio(handlers), ratio(locks)])),
    line('all screens', [ratio(totals.handlers), ratio(totals.locks)]),
    '',
    ...survivors.map((id) => `Survivor: ${id}`),
  ].join('\n')
}
