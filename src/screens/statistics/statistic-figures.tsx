import type { Summary, View } from '../../../contract/statistics/statistics.ts'
import { Text } from '../../ui/text/text.tsx'
import { figureOf, numberInWords, remarkOf, titleOf } from './figures.ts'

/** The key figures of a statistic, named for what they are, and below a delay what it is measured against. */
export function StatisticFigures({ view, summaries }: { view: View; summaries: readonly Summary[] }) {
  if (summaries.length === 0) return null
  return (
    <dl className="grid gap-3 md:grid-cols-3">
      {summaries.map((summary) => {
        const figure = figureOf(view, summary)
        const remark = remarkOf(view, summary)
        return (
          <div key={summary.code} className="rounded-card border border-line bg-surface p-4">
            <dt className="text-ink-soft">{titleOf(view, summary)}</dt>
            <dd className="text-3xl font-semibold tabular-nums">
              {figure === null ? '—' : numberInWords(figure)}
            </dd>
            {remark === null ? null : (
              <dd>
                <Text look="soft">{remark}</Text>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
