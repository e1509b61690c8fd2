import { useSelector } from '@xstate/react'
import {
  CalendarClock,
  ChartNoAxesColumn,
  List,
  type LucideIcon,
  Map,
  Percent,
  Phone,
  Trees,
  UserCheck,
  Users,
} from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Statistic } from '../../../contract/statistics/statistics.ts'
import type { Chosen } from '../../../machines/statistics/statistic-export.ts'
import type { statisticsMachine } from '../../../machines/statistics/statistics.ts'
import { paths } from '../../paths.ts'
import { shortDay } from '../../words/sanitary.ts'
import { LostPath } from '../../ui/pictures/drawings.tsx'
import { EmptyState } from '../../ui/lists/empty-state.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Link } from '../../ui/page/link.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { statisticPath } from './statistic-path.ts'
import { StatisticExport } from './statistic-export.tsx'
import { StatisticView } from './statistic-view.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

const icons: Record<Statistic['icon'], LucideIcon> = {
  animals: ChartNoAxesColumn,
  time: CalendarClock,
  hunt: Trees,
  phone: Phone,
  people: Users,
  validation: UserCheck,
  map: Map,
  share: Percent,
  list: List,
}
const colors: Record<Statistic['color'], string> = {
  forest: 'text-forest bg-forest-soft',
  autumn: 'text-autumn bg-sunken',
  info: 'text-info bg-info-ground',
  warning: 'text-warning bg-warning-ground',
}

type Linked = { statistic: Statistic; chosen: Chosen }

function StatisticCard({ statistic, chosen }: Linked) {
  const { label, icon, color } = statistic
  const Icon = icons[icon]
  return (
    <li>
      <Link
        to={statisticPath(statistic, chosen)}
        className="flex min-h-20 items-center gap-4 rounded-card border border-line bg-surface p-4 font-semibold text-ink hover:bg-sunken"
      >
        <span className={`grid size-12 shrink-0 place-items-center rounded-control ${colors[color]}`}>
          <Icon aria-hidden className="size-6" />
        </span>
        <span>{label}</span>
      </Link>
    </li>
  )
}

/** The way from one statistic to the next, for the same period and federation. */
function OtherStatistics({ others, chosen }: { others: readonly Statistic[]; chosen: Chosen }) {
  return (
    <nav aria-label="Autres statistiques" className="grid gap-2">
      <Heading level={2}>Autres statistiques</Heading>
      <ul className="grid gap-x-4 md:grid-cols-2 lg:grid-cols-3">
        {others.map((statistic) => (
          <li key={statistic.code}>
            <Link
              to={statisticPath(statistic, chosen)}
              className="inline-flex min-h-11 items-center text-forest underline"
            >
              {statistic.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The period and the federation kept from the last statistic, as a sentence; empty without any. */
function extentOf({ statistics, query: { chosen } }: { statistics: Statistic[]; query: { chosen: Chosen } }) {
  const { from, to, federation_id } = chosen
  const filters = statistics.flatMap((statistic) => statistic.filters)
  const federation = filters
    .find(({ field }) => field === 'federation_id')
    ?.values.find(({ value }) => value === federation_id)
  const parts = [
    from ? `du ${shortDay(from)}` : '',
    to ? `jusqu’au ${shortDay(to)}` : '',
    federation_id && federation ? federation.label : '',
  ].filter((part) => part !== '')
  return parts.length > 0 ? `Votre choix : ${parts.join(', ')}.` : ''
}

type Props = { actor: ActorRefFrom<typeof statisticsMachine> }

/** The statistics page (spec §2 « Statistics »): the list, and the statistic named in the URL. */
export function Statistics({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { statistics, query } = state.context
  const { statisticView, statisticExport } = state.children
  if (statisticView)
    return (
      <div className="grid gap-8">
        <StatisticView actor={statisticView} />
        <OtherStatistics
          others={statistics.filter(({ code }) => code !== query.code)}
          chosen={query.chosen}
        />
      </div>
    )
  const extent = extentOf(state.context)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <Heading level={1}>Statistiques</Heading>
          {statisticExport && extent !== '' ? <Text look="soft">{extent}</Text> : null}
        </div>
        {statisticExport ? <StatisticExport actor={statisticExport} label="Tout exporter en Excel" /> : null}
      </div>
      {state.matches('loading') ? <Skeleton label="Lecture des statistiques…" count={4} /> : null}
      {state.matches('failed') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
          Les statistiques n’ont pas pu être lues.
        </FailureNotice>
      ) : null}
      {state.matches({ listed: 'unknown' }) ? (
        <EmptyState
          drawing={<LostPath />}
          action={
            <LinkButton to={paths.statistics} variant="primary">
              Voir toutes les statistiques
            </LinkButton>
          }
        >
          Cette statistique n’existe pas.
        </EmptyState>
      ) : null}
      {state.matches({ listed: 'choosing' }) ? (
        <ul aria-label="Statistiques" className="grid gap-3 md:grid-cols-2">
          {statistics.map((statistic) => (
            <StatisticCard key={statistic.code} statistic={statistic} chosen={query.chosen} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}
