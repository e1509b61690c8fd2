import type { Summary, View } from '../../../contract/statistics/statistics.ts'
import type { Chosen } from '../../../machines/statistics/statistic-export.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { Text } from '../../ui/text/text.tsx'
import { withShared } from './statistic-path.ts'
import { figureInWords, titleOf } from './figures.ts'

type Rows = NonNullable<Summary['rows']>

/** The pages that list what a figure counts, for the filters chosen where the page has them. */
const pages: Record<Rows, { path: (chosen: Chosen) => string; label: string }> = {
  overdueHunts: {
    path: (chosen) => withShared(paths.overdueHunts, chosen),
    label: 'Voir les comptes rendus attendus',
  },
  giverValidation: {
    path: (chosen) => withShared(paths.giverValidation, chosen),
    label: 'Voir les comptes à valider',
  },
  lateValidation: {
    path: (chosen) => withShared(paths.giverValidation, { ...chosen, late: '1' }),
    label: 'Voir les comptes en retard',
  },
}

/** `seesRows`: whether the person may open the pages that list what the figures count. */
type Props = { view: View; summaries: readonly Summary[]; seesRows: boolean; chosen: Chosen }

/** The key figures of a statistic, named for what they are, and below a delay what it is measured against. */
export function StatisticFigures({ view, summaries, seesRows, chosen }: Props) {
  if (summaries.length === 0) return null
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-3">
      {summaries.map((summary) => {
        const figure = view.summaries.find(({ code }) => code === summary.code)?.value ?? null
        return (
          <div key={summary.code} className="rounded-card border border-line bg-surface p-4">
            <dt className="text-ink-soft">{titleOf(view, summary)}</dt>
            <dd className="text-3xl font-semibold tabular-nums">{figureInWords(figure, summary)}</dd>
            {summary.target === undefined ? null : (
              <dd>
                <Text look="soft">{summary.target}</Text>
              </dd>
            )}
            {seesRows && summary.rows && figure ? (
              <dd>
                <Link
                  to={pages[summary.rows].path(chosen)}
                  className="inline-flex min-h-11 items-center text-forest underline"
                >
                  {pages[summary.rows].label}
                </Link>
              </dd>
            ) : null}
          </div>
        )
      })}
    </dl>
  )
}
