import type { Summary, View } from '../../../contract/statistics/statistics.ts'
import { figureOf, numberInWords } from './figures.ts'

/** The key figures of a statistic, and below a delay what it is measured against. */
export function StatisticFigures({ view, summaries }: { view: View; summaries: readonly Summary[] }) {
  if (summaries.length === 0) return null
  return (
    <dl className="grid gap-3 md:grid-cols-3">
      {summaries.map((summary) => {
        const figure = figureOf(view, summary)
        return (
          <div key={summary.code} className="rounded-card border border-line bg-surface p-4">
            <dt className="text-ink-soft">{summary.name}</dt>
            <dd className="text-3xl font-semibold tabular-nums">
              {figure === null ? '—' : numberInWords(figure)}
            </dd>
            {summary.target ? <dd className="text-ink-soft">{summary.target}</dd> : null}
          </div>
        )
      })}
    </dl>
  )
}
