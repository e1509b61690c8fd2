import { useSelector } from '@xstate/react'
import { Copy, History as HistoryIcon, KeyRound, Pencil, Trash2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { mayChangeRole, mayCopyRole, mayDeleteRole } from '../../../machines/roles/role-rights.ts'
import type { rolesMachine } from '../../../machines/roles/roles.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import type { Column } from '../../ui/lists/table-columns.tsx'
import { counted } from '../../words/words.ts'
import type { RoleDetails } from '../../../contract/shared/roles.ts'

const columns: readonly Column<RoleDetails>[] = [
  {
    label: 'Rôle',
    cell: ({ label, code }) => (
      <>
        <span>{label}</span>{' '}
        <span className="block text-sm font-normal wrap-anywhere text-ink-soft">{code}</span>
      </>
    ),
  },
  {
    label: 'En chiffres',
    cell: ({ permissions, users_count }) => (
      <span className="whitespace-nowrap">
        <span>{counted(permissions.length, 'permission', 'permissions')}</span>
        {users_count === undefined ? null : (
          <span className="block">{counted(users_count, 'utilisateur', 'utilisateurs')}</span>
        )}
      </span>
    ),
    numeric: true,
  },
]

/** The table of roles, with the actions permitted to the caller. */
export function RoleList({ actor }: { actor: ActorRefFrom<typeof rolesMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <DataTable
      label="Rôles"
      columns={columns}
      rows={state.context.roles}
      rowKey={({ id }) => id}
      busy={state.matches('loading')}
      actions={(role) => (
        <>
          <Button
            variant="quiet"
            icon={KeyRound}
            aria-label={`Permissions du rôle ${role.label}`}
            locked={!state.can({ type: 'assignment.requested', role })}
            onClick={() => actor.send({ type: 'assignment.requested', role })}
          >
            Permissions
          </Button>
          {mayChangeRole(state.context, role) ? (
            <Button
              variant="quiet"
              icon={Pencil}
              aria-label={`Modifier le rôle ${role.label}`}
              locked={!state.can({ type: 'edition.requested', role })}
              onClick={() => actor.send({ type: 'edition.requested', role })}
            >
              Modifier
            </Button>
          ) : null}
          {mayCopyRole(state.context, role) ? (
            <Button
              variant="quiet"
              icon={Copy}
              aria-label={`Copier le rôle ${role.label}`}
              locked={!state.can({ type: 'duplication.requested', role })}
              onClick={() => actor.send({ type: 'duplication.requested', role })}
            >
              Copier
            </Button>
          ) : null}
          <Button
            variant="quiet"
            icon={HistoryIcon}
            aria-label={`Historique du rôle ${role.label}`}
            locked={!state.can({ type: 'history.requested', role })}
            onClick={() => actor.send({ type: 'history.requested', role })}
          >
            Historique
          </Button>
          {mayDeleteRole(state.context, role) ? (
            <Button
              variant="quiet"
              icon={Trash2}
              aria-label={`Supprimer le rôle ${role.label}`}
              locked={!state.can({ type: 'deletion.requested', role })}
              onClick={() => actor.send({ type: 'deletion.requested', role })}
            >
              Supprimer
            </Button>
          ) : null}
        </>
      )}
    />
  )
}
