import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ManagedUser, UserOrder } from '../../../contract/users/managed-users.ts'
import type { userWindowsMachine } from '../../../machines/users/user-windows.ts'
import type { usersMachine } from '../../../machines/users/users.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Email } from '../../ui/text/email.tsx'
import type { Column } from '../../ui/lists/table-columns.tsx'
import { dayOf, fullName } from '../../words/words.ts'
import { UserBadges } from './user-badges.tsx'
import { UserControls } from './user-controls.tsx'

type UserColumn = Column<ManagedUser, UserOrder>

const columns: UserColumn[] = [
  {
    label: 'Nom',
    order: 'lastname',
    before: { label: 'Prénom', order: 'firstname' },
    cell: (user) => <UserName user={user} />,
  },
  {
    label: 'Adresse e-mail',
    order: 'email',
    rest: true,
    cell: ({ email }) => (
      <span title={email} className="md:block md:max-w-48 md:truncate xl:max-w-none md:[&_wbr]:hidden">
        <Email address={email} />
      </span>
    ),
  },
  {
    label: 'Rôle',
    order: 'role',
    cell: ({ role }) => <span className="md:whitespace-nowrap">{role.label}</span>,
  },
  {
    label: 'Fédération',
    order: 'federation',
    cell: ({ federation }) => federation?.code ?? 'Toutes',
  },
  {
    label: 'Création',
    order: 'created_at',
    cell: ({ created_at }) => <span className="whitespace-nowrap">{dayOf(created_at)}</span>,
  },
]
/** The federation column is hidden from staff of a single federation. */
const ownColumns = columns.filter(({ order }) => order !== 'federation')

function UserName({ user }: { user: ManagedUser }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:flex-nowrap md:whitespace-nowrap">
      <span title={fullName(user)} className="max-md:wrap-anywhere md:max-w-40 md:truncate">
        {fullName(user)}
      </span>
      <UserBadges user={user} />
    </span>
  )
}

type Props = {
  actor: ActorRefFrom<typeof usersMachine>
  windows: ActorRefFrom<typeof userWindowsMachine>
}

/** The users of a page, sortable, with the actions on each. */
export function UsersTable({ actor, windows }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isLimited = useSelector(windows, ({ context }) => context.federationId !== null)
  const { order, desc } = state.context.query
  return (
    <DataTable
      label="Utilisateurs"
      columns={isLimited ? ownColumns : columns}
      rows={state.context.users}
      rowKey={({ id }) => id}
      sort={{ order, desc }}
      onSort={(sort) => actor.send({ type: 'sort.chosen', ...sort })}
      busy={state.hasTag('busy')}
      dense
      actions={(user) => <UserControls windows={windows} user={user} />}
    />
  )
}
