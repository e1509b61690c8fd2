import type { ActorRefFrom } from 'xstate'
import type { Summary, View } from '../../contract/statistics.ts'
import type { mapViewMachine } from '../../machines/map-view.ts'
import { figureOf, largest, numberInWords, seriesOf } from '../figures.ts'
import { Card } from '../ui/card.tsx'
import { Heading } from '../ui/heading.tsx'
import { lazyPart, Part } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'

const PieChart = lazyPart(async () => (await import('../ui/pie-chart.tsx')).PieChart)
const BarChart = lazyPart(async () => (await import('../ui/bar-chart.tsx')).BarChart)
const StatisticMap = lazyPart(async () => (await import('./statistic-map.tsx')).StatisticMap)

/** Slices that a pie tells apart, by as many colours (spec §9). */
const MOST_SLICES = 9

const waiting = <Skeleton label="Dessin en cours…" count={1} />

type Props = {
  view: View
  summaries: readonly Summary[]
  map: ActorRefFrom<typeof mapViewMachine> | undefined
}

/** The pictures of a statistic, of which maps are one; the table below says the same in figures. */
export function StatisticPictures({ view, summaries, map }: Props) {
  const maps = summaries.filter(({ type }) => type === 'map')
  return (
    <>
      {map && maps.length > 0 ? (
        <Part awaited={waiting}>
          <StatisticMap actor={map} view={view} summaries={maps} />
        </Part>
      ) : null}
      {summaries
        .filter(({ type }) => type === 'pie' || type === 'bar')
        .map((summary) => (
          <Card key={summary.code} as="section" labelledBy={`picture-${summary.code}`}>
            <div className="grid gap-3">
              <Heading level={2} id={`picture-${summary.code}`}>
                {summary.name}
              </Heading>
              <Text look="soft">
                {`${numberInWords(figureOf(view, summary))} en tout. Les mêmes chiffres sont dans le tableau.`}
              </Text>
              <Part awaited={waiting}>
                {summary.type === 'pie' ? (
                  <PieChart slices={largest(seriesOf(view, summary), MOST_SLICES)} />
                ) : (
                  <BarChart bars={seriesOf(view, summary)} name={summary.name} />
                )}
              </Part>
            </div>
          </Card>
        ))}
    </>
  )
}
