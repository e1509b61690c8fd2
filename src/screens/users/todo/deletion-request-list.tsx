import { AlarmClock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { DeletionRequest } from '../../../../contract/users/deletion-requests.ts'
import type { deletionRequestListMachine } from '../../../../machines/users/todo/deletion-request-list.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import type { Column } from '../../../ui/lists/table-columns.tsx'
import { Email } from '../../../ui/text/email.tsx'
import { counted, dayOf, fullName } from '../../../words/words.ts'
import { PagedTable } from '../../patterns/paged-list.tsx'

/** The time left until the legal deadline. */
function Left({ request: { days_left, due_on } }: { request: DeletionRequest }) {
  const until = (
    <span className="text-sm text-ink-soft">{`${days_left < 0 ? 'c’était à faire avant le' : 'jusqu’au'} ${dayOf(due_on)}`}</span>
  )
  if (days_left < 0)
    return (
      <span className="inline-grid gap-1 max-md:justify-items-end">
        <span>
          <Badge tone="danger" icon={AlarmClock}>
            En retard
          </Badge>
        </span>
        <span className="whitespace-nowrap">{`de ${counted(-days_left, 'jour', 'jours')}`}</span>
        {until}
      </span>
    )
  return (
    <span className="inline-grid gap-1 max-md:justify-items-end">
      <span className="font-semibold whitespace-nowrap">
        {days_left === 0 ? 'Dernier jour' : counted(days_left, 'jour', 'jours')}
      </span>
      {until}
    </span>
  )
}

const columns: Column<DeletionRequest>[] = [
  {
    label: 'Nom',
    cell: (request) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span translate="no">{fullName(request)}</span>
        {request.blocked_at ? <Badge tone="danger">Bloqué</Badge> : null}
      </span>
    ),
  },
  { label: 'Adresse e-mail', cell: ({ email }) => <Email address={email} /> },
  { label: 'Fédération', cell: ({ federation }) => federation?.name ?? 'Toutes' },
  {
    label: 'Demande',
    cell: ({ asked_on }) => <span className="whitespace-nowrap tabular-nums">{dayOf(asked_on)}</span>,
  },
  { label: 'Reste pour répondre', cell: (request) => <Left request={request} /> },
]
const ownColumns = columns.filter(({ label }) => label !== 'Fédération')

type Props = {
  actor: ActorRefFrom<typeof deletionRequestListMachine>
  /** Shows the federation of each person, to staff of several. */
  withFederation: boolean
  /** The buttons of a row. */
  actions: (request: DeletionRequest) => ReactNode
}

/** The requests of a page, a placeholder while loading, or a failure. */
export function DeletionRequestList({ actor, withFederation, actions }: Props) {
  return (
    <PagedTable
      actor={actor}
      one="demande"
      many="demandes"
      reading="Lecture des demandes…"
      failed="Les demandes n’ont pas pu être lues."
      empty="Personne ne demande la suppression de son compte."
      label="Demandes de suppression"
      columns={withFederation ? columns : ownColumns}
      actions={actions}
    />
  )
}
