import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { granularityOf } from '../../../contract/statistics/columns.ts'
import type { Statistic, Summarized, Summary, View } from '../../../contract/statistics/statistics.ts'
import type { mapViewMachine } from '../../../machines/statistics/map-view.ts'
import { numberInWords } from './figures.ts'
import { marksInWords } from './series.ts'
import { colourOf } from './tones.ts'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { lazyPart, Part } from '../../ui/page/lazy-part.tsx'
import { Ranking } from '../../ui/lists/ranking.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'

const PieChart = lazyPart(async () => (await import('../../ui/charts/pie-chart.tsx')).PieChart)
const BarChart = lazyPart(async () => (await import('../../ui/charts/bar-chart.tsx')).BarChart)
const StatisticMap = lazyPart(async () => (await import('./statistic-map.tsx')).StatisticMap)

const waiting = <Skeleton label="Dessin en cours…" count={1} />

type Props = { view: View; summaries: readonly Summary[] }
type Chart = NonNullable<Summarized['chart']>

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

type Pictured = { view: View; statistic: Pick<Statistic, 'summarize' | 'tones'> }

/** The charts of a statistic; the table below is their accessible equivalent. */
export function StatisticPictures({ view, statistic }: Pictured) {
  const pictured = statistic.summarize.flatMap((summary, at) => {
    const { chart, value } = view.summaries[at] ?? {}
    return chart ? [{ summary, chart, value }] : []
  })
  return (
    <>
      {pictured.map(({ summary, chart, value }, place) => (
        <Card key={summary.code} as="section" labelledBy={`picture-${summary.code}`}>
          <div className="grid gap-4">
            <div>
              <Heading level={2} id={`picture-${summary.code}`}>
                {summary.name}
              </Heading>
              <Text look="soft">
                {summary.operation === 'sum'
                  ? `${numberInWords(value ?? 0)} en tout. Les mêmes chiffres sont dans le tableau.`
                  : 'Les mêmes chiffres sont dans le tableau.'}
              </Text>
            </div>
            <Picture view={view} summary={summary} chart={chart} tones={statistic.tones} place={place} />
          </div>
        </Card>
      ))}
    </>
  )
}

/** What stands below a ranking for those that it leaves out. */
const othersInWords = ({ count, sum }: NonNullable<Chart['others']>) =>
  count === 1
    ? `Une autre, ${numberInWords(sum)}, est dans le tableau.`
    : `${numberInWords(count)} autres, ${numberInWords(sum)} ensemble, sont dans le tableau.`

type Drawn = { view: View; summary: Summary; chart: Chart; tones: Statistic['tones']; place: number }

/**
 * Bars over time, a pie of few parts, or a ranking of names. `place`: its index among the charts, whose
 * colours differ unless they have a meaning.
 */
function Picture({ view, summary, chart, tones, place }: Drawn) {
  const marks = marksInWords(view, chart)
  if (granularityOf(view.headers) !== null) {
    const names = summary.parts?.map((part) => view.headers[part]?.label ?? '') ?? [summary.name]
    const parts = names.map((name, at) => ({ name, colour: colourOf(tones, name) ?? place + at }))
    return (
      <Part awaited={waiting}>
        <BarChart bars={marks} parts={parts} />
      </Part>
    )
  }
  const slices = marks.map(({ name, values: [value = 0] }) => ({
    name,
    value,
    colour: colourOf(tones, name) ?? place,
  }))
  if (slices.length === 0) return <Text>Aucun.</Text>
  if (summary.type === 'pie' && slices.length <= limits.statistics.parts)
    return (
      <Part awaited={waiting}>
        <PieChart slices={slices} />
      </Part>
    )
  return (
    <div className="grid gap-3">
      <Ranking bars={slices} />
      {chart.others ? <Text look="soft">{othersInWords(chart.others)}</Text> : null}
    </div>
  )
}
