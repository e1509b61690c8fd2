import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { OverdueHunt } from '../../../../contract/users/overdue-hunts.ts'
import type {
  overdueHuntListMachine,
  overdueHuntsMachine,
} from '../../../../machines/users/todo/overdue-hunts.ts'
import { paths, userPath } from '../../../paths.ts'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Heading } from '../../../ui/page/heading.tsx'
import { Link } from '../../../ui/page/link.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { counted, dayOf } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { PagedTable } from '../../patterns/paged-list.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'
import { CallLink } from '../call-link.tsx'
import { FederationFilter } from './federation-filter.tsx'

const columns: Column<OverdueHunt>[] = [
  { label: 'Responsable', cell: ({ giver }) => <Link to={userPath(giver.id)}>{giver.name}</Link> },
  { label: 'Téléphone', cell: ({ giver }) => <CallLink {...giver} /> },
  {
    label: 'Chasse',
    cell: ({ started_at, city }) => <span className="tabular-nums">{`${dayOf(started_at)}, ${city}`}</span>,
  },
  { label: 'Fédération', cell: ({ federation }) => federation ?? 'Aucune' },
  {
    label: 'Retard',
    cell: ({ days_late }) => (
      <span className="font-semibold whitespace-nowrap tabular-nums">
        {counted(days_late, 'jour', 'jours')}
      </span>
    ),
  },
]
const ownColumns = columns.filter(({ label }) => label !== 'Fédération')

type OfList = { actor: ActorRefFrom<typeof overdueHuntListMachine> }
/** `withFederation`: shows the federation of each hunt, to staff of several. */
type ListProps = OfList & { withFederation: boolean }
/** `filter`: chooses the federation, for staff who see all of them. */
type Filtered = OfList & { filter?: ReactNode }

function List({ actor, withFederation }: ListProps) {
  const isOfOne = useSelector(actor, ({ context }) => context.where.federation_id !== undefined)
  return (
    <PagedTable
      actor={actor}
      one="chasse"
      many="chasses"
      reading="Lecture des chasses…"
      failed="Les chasses n’ont pas pu être lues."
      empty={
        isOfOne
          ? 'Aucun compte rendu de cette fédération n’est attendu.'
          : 'Aucun compte rendu n’est attendu.'
      }
      label="Comptes rendus attendus"
      columns={withFederation ? columns : ownColumns}
    />
  )
}

/** Which part of the list is shown, if not all of it, and the way to the rest. A filter names its federation. */
function Part({ actor, filter }: Filtered) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { where, rows } = state.context
  // The federation's name comes with the hunts.
  if (state.hasTag('unread') || state.matches('failed')) return null
  const { from, to, federation_id: federation } = where
  const parts = [
    from && `à partir du ${dayOf(from)}`,
    to && `jusqu’au ${dayOf(to)}`,
    federation && !filter && (rows[0]?.federation ?? 'une seule fédération'),
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <Text>
      <span>{`Vous ne voyez qu’une partie de la liste : ${parts.join(', ')}. `}</span>
      <Link to={paths.overdueHunts}>Voir tous les comptes rendus attendus</Link>
    </Text>
  )
}

/** The past hunts without a report. */
export function OverdueHuntList({ actor, filter, withFederation }: Filtered & ListProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Heading level={1}>Comptes rendus attendus</Heading>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <Text>
            Ces chasses sont passées et leur responsable n’a pas encore dit qui a reçu quoi, même s’il n’y a
            eu aucune cession.
          </Text>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-md:w-full">
          {filter}
          {state.matches('failed') ? null : (
            <RefreshButton
              busy={state.matches('loading')}
              onClick={() => actor.send({ type: 'list.outdated' })}
            />
          )}
        </div>
      </div>
      <Part actor={actor} filter={filter} />
      <List actor={actor} withFederation={withFederation} />
    </div>
  )
}

type Props = { actor: ActorRefFrom<typeof overdueHuntsMachine> }

/** The filter of the hunts by federation, once the federations were read. */
function HuntFilter({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { federations, query } = state.context
  if (state.matches({ federations: 'unavailable' }))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'choices.retried' })}>
        Les fédérations n’ont pas pu être lues.
      </FailureNotice>
    )
  return (
    <FederationFilter
      federations={federations}
      chosen={query.federation_id}
      disabled={!state.can({ type: 'filter.chosen', federation_id: 0 })}
      onChoose={(federation_id) => actor.send({ type: 'filter.chosen', federation_id })}
    />
  )
}

/** The past hunts without a report, with the filter by federation. `withFederation`: as in `OverdueHuntList`. */
export function OverdueHunts({ actor, withFederation }: Props & { withFederation: boolean }) {
  const list = useSelector(actor, ({ children }) => children.overdueHuntList)
  const withFilter = useSelector(actor, ({ context }) => context.withFederations)
  if (!list) return null
  return (
    <OverdueHuntList
      actor={list}
      withFederation={withFederation}
      filter={withFilter ? <HuntFilter actor={actor} /> : undefined}
    />
  )
}
