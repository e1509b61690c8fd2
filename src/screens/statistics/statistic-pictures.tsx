import type { ActorRefFrom } from 'xstate'
import type { Summary, View } from '../../../contract/statistics/statistics.ts'
import type { mapViewMachine } from '../../../machines/statistics/map-view.ts'
import { figureOf, numberInWords } from './figures.ts'
import { granularityOf } from './periods.ts'
import { largest, marksOf, type Ranked, ranked, slicesOf } from './series.ts'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { lazyPart, Part } from '../../ui/page/lazy-part.tsx'
import { Ranking } from '../../ui/lists/ranking.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'

const PieChart = lazyPart(async () => (await import('../../ui/charts/pie-chart.tsx')).PieChart)
const BarChart = lazyPart(async () => (await import('../../ui/charts/bar-chart.tsx')).BarChart)
const StatisticMap = lazyPart(async () => (await import('./statistic-map.tsx')).StatisticMap)

/** The number of slices of a pie, one colour each (spec §9). */
const MOST_SLICES = 9
/** The number of bars of a ranking. */
const MOST_BARS = 20

const waiting = <Skeleton label="Dessin en cours…" count={1} />

type Props = { view: View; summaries: readonly Summary[] }

/** The maps of a statistic, one at a time; the table below is their accessible equivalent. */
export function StatisticMaps({
  view,
  summaries,
  map,
}: Props & { map: ActorRefFrom<typeof mapViewMachine> }) {
  return (
    <Part awaited={waiting}>
      <StatisticMap actor={map} view={view} summaries={summaries} />
    </Part>
  )
}

/** The charts of a statistic; the table below is their accessible equivalent. */
export function StatisticPictures({ view, summaries }: Props) {
  return (
    <>
      {summaries
        .filter(({ type }) => type === 'pie' || type === 'bar')
        .map((summary, place) => (
          <Card key={summary.code} as="section" labelledBy={`picture-${summary.code}`}>
            <div className="grid gap-4">
              <div>
                <Heading level={2} id={`picture-${summary.code}`}>
                  {summary.name}
                </Heading>
                <Text look="soft">
                  {summary.operation === 'sum'
                    ? `${numberInWords(figureOf(view, summary) ?? 0)} en tout. Les mêmes chiffres sont dans le tableau.`
                    : 'Les mêmes chiffres sont dans le tableau.'}
                </Text>
              </div>
              <Picture view={view} summary={summary} place={place} />
            </div>
          </Card>
        ))}
    </>
  )
}

/** What stands below a ranking for those that it leaves out. */
const othersInWords = ({ count, sum }: NonNullable<Ranked['others']>) =>
  count === 1
    ? `Une autre, ${numberInWords(sum)}, est dans le tableau.`
    : `${numberInWords(count)} autres, ${numberInWords(sum)} ensemble, sont dans le tableau.`

/** A pie, bars over time, or a ranking of names. `place`: its index among the charts. */
function Picture({ view, summary, place }: { view: View; summary: Summary; place: number }) {
  const marks = marksOf(view, summary)
  if (summary.type === 'bar' && granularityOf(view) === null) {
    const { bars, others } = ranked(slicesOf(marks), MOST_BARS)
    if (bars.length === 0) return <Text>Aucun.</Text>
    return (
      <div className="grid gap-3">
        <Ranking bars={bars} />
        {others ? <Text look="soft">{othersInWords(others)}</Text> : null}
      </div>
    )
  }
  const parts = summary.parts?.map((part) => view.headers[part]?.label ?? '') ?? [summary.name]
  return (
    <Part awaited={waiting}>
      {summary.type === 'pie' ? (
        <PieChart slices={largest(slicesOf(marks), MOST_SLICES)} />
      ) : (
        <BarChart bars={marks} parts={parts} place={place} />
      )}
    </Part>
  )
}
