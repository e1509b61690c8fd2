import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { FederationOrder } from '../../../contract/federations/federations.ts'
import { GIVER, RECEIVER } from '../../../contract/shared/users.ts'
import type { Federation } from '../../../contract/shared/federations.ts'
import type { federationsMachine } from '../../../machines/federations/federations.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import type { Column, Sort } from '../../ui/lists/table-columns.tsx'
import { Link } from '../../ui/page/link.tsx'
import { FederationActions } from './federation-actions.tsx'
import { counted } from '../../words/words.ts'
import { peopleOf } from './federation-figures.tsx'
import { FederationName } from './federation-name.tsx'
import { FederationState } from './federation-state.tsx'

type Props = {
  actor: ActorRefFrom<typeof federationsMachine>
  /** The federations to show, in their order. */
  found: readonly Federation[]
  /** As in `FederationFigures`. */
  linksPeople: boolean | undefined
}

/** Several federations and their figures, sortable, with the actions on each. */
export function FederationsTable({ actor, found, linksPeople }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { order, desc } = state.context.query
  const sortBy = (sort: Sort<FederationOrder>) => actor.send({ type: 'sort.chosen', ...sort })
  const people = (federation: Federation, count: number, role: string) =>
    linksPeople && count > 0 ? <Link to={peopleOf(federation, role)}>{String(count)}</Link> : count
  /** What a compact card lacks is shown on it while the list is sorted by it. */
  const ifSorted = (key: FederationOrder, compact: (federation: Federation) => string) =>
    order === key ? { compact } : {}
  const columns: Column<Federation, FederationOrder>[] = [
    {
      label: 'Fédération',
      order: 'name',
      before: { label: 'N°', order: 'department_code' },
      cell: (federation) => (
        <FederationName
          federation={federation}
          locked={!state.can({ type: 'detail.requested', federation })}
          onOpen={() => actor.send({ type: 'detail.requested', federation })}
        />
      ),
    },
    {
      label: 'État',
      order: 'state',
      cell: (federation) => <FederationState federation={federation} />,
      compact: true,
    },
    {
      label: 'Communes',
      order: 'cities_count',
      numeric: true,
      cell: ({ cities_count }) => cities_count,
      ...ifSorted('cities_count', ({ cities_count }) => counted(cities_count, 'commune', 'communes')),
    },
    {
      label: 'Responsables',
      order: 'givers_count',
      numeric: true,
      cell: (federation) => people(federation, federation.givers_count, GIVER),
      compact: ({ givers_count }) => counted(givers_count, 'responsable', 'responsables'),
    },
    {
      label: 'Particuliers',
      order: 'receivers_count',
      numeric: true,
      cell: (federation) => people(federation, federation.receivers_count, RECEIVER),
      compact: ({ receivers_count }) => counted(receivers_count, 'particulier', 'particuliers'),
    },
    {
      label: 'Adhérents',
      order: 'retriever_users_count',
      numeric: true,
      cell: ({ retriever_users_count }) => retriever_users_count,
      ...ifSorted('retriever_users_count', ({ retriever_users_count }) =>
        counted(retriever_users_count, 'adhérent', 'adhérents'),
      ),
    },
    {
      label: 'Admin.',
      order: 'admins_count',
      numeric: true,
      cell: ({ admins_count }) => admins_count,
      ...ifSorted('admins_count', ({ admins_count }) => counted(admins_count, 'admin.', 'admin.')),
    },
  ]
  return (
    <DataTable
      label="Fédérations"
      columns={columns}
      rows={found}
      rowKey={({ id }) => id}
      sort={{ order, desc }}
      {...(state.can({ type: 'sort.chosen', order, desc }) ? { onSort: sortBy } : {})}
      busy={state.matches('loading')}
      dense
      compact={({ name }) => `Actions : ${name}`}
      actions={(federation) => <FederationActions actor={actor} federation={federation} inRow />}
    />
  )
}
