import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { statisticViewMachine } from '../../../machines/statistics/statistic-view.ts'
import { EmptyClearing } from '../../ui/pictures/drawings.tsx'
import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { clockTime } from '../../words/words.ts'
import { StatisticExport } from './statistic-export.tsx'
import { StatisticFigures } from './statistic-figures.tsx'
import { statisticPath } from './statistic-path.ts'
import { StatisticFilters } from './statistic-filters.tsx'
import { StatisticMaps, StatisticPictures } from './statistic-pictures.tsx'
import { StatisticTable } from './statistic-table.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof statisticViewMachine> }

/** One statistic (spec §2 « Statistics », « web view »): filters, key figures, charts and table. */
export function StatisticView({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { statistic, chosen, errors, view, reader } = state.context
  const isBusy = state.hasTag('busy')
  const summaries = statistic.summarize
  const maps = summaries.filter(({ type }) => type === 'map')
  const { mapView, statisticExport } = state.children
  const isShown = view !== null && view.total > 0 && (state.matches('shown') || isBusy)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <Link
            to={statisticPath(null, chosen)}
            className="inline-flex min-h-11 items-center text-forest underline"
          >
            Toutes les statistiques
          </Link>
          <Heading level={1}>{statistic.label}</Heading>
          {reader.federation ? <Text look="soft">{reader.federation.name}</Text> : null}
        </div>
        {statisticExport && isShown ? <StatisticExport actor={statisticExport} /> : null}
      </div>
      <StatisticFilters
        filters={statistic.filters}
        chosen={chosen}
        errors={errors}
        today={reader.today}
        onPeriod={(preset) => actor.send({ type: 'period.chosen', preset })}
        onFilter={(field, value) => actor.send({ type: 'filter.chosen', field, value })}
        mayClear={state.can({ type: 'filters.cleared' })}
        onClear={() => actor.send({ type: 'filters.cleared' })}
      />
      <p role="status" className="empty:hidden text-ink-soft">
        {isBusy ? 'Lecture des chiffres…' : null}
      </p>
      {isBusy && !view ? <Skeleton label="Lecture des chiffres…" count={3} /> : null}
      {state.matches('failed') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'view.retried' })}>
          Les chiffres n’ont pas pu être lus.
        </FailureNotice>
      ) : null}
      {state.matches('refused') ? (
        <Notice tone="danger">{Object.values(errors).flat().join(' ')}</Notice>
      ) : null}
      {state.matches('empty') ? <EmptyState drawing={<EmptyClearing />}>Aucun résultat.</EmptyState> : null}
      {view?.as_of !== undefined && (isShown || state.matches('empty')) ? (
        <Text look="soft">{`Chiffres de ${clockTime(view.as_of)}`}</Text>
      ) : null}
      {isShown ? (
        <div aria-busy={isBusy} className="grid gap-6">
          {mapView && maps.length > 0 ? <StatisticMaps view={view} summaries={maps} map={mapView} /> : null}
          <StatisticFigures
            view={view}
            summaries={summaries.filter(({ type }) => type === 'figure')}
            seesRows={reader.seesUsers}
            chosen={chosen}
          />
          {view.remark === undefined ? null : <Text look="soft">{view.remark}</Text>}
          <StatisticPictures view={view} statistic={statistic} />
          <StatisticTable
            view={view}
            label={statistic.label}
            isPictured={summaries.some(({ type }) => type !== 'figure')}
            busy={isBusy}
            onPage={(page) => actor.send({ type: 'page.chosen', page })}
          />
        </div>
      ) : null}
    </div>
  )
}
