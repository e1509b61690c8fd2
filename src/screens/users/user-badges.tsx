import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { Badge } from '../../ui/notices/badge.tsx'

/** Badges of unusual account states (spec §4): blocked, anonymised, deletion requested, pending, refused. */
export function UserBadges({ user }: { user: ManagedUser }) {
  if (user.is_deleted) return <Badge>Anonymisé</Badge>
  return (
    <>
      {user.deletion_requested_at ? <Badge tone="warning">Suppression demandée</Badge> : null}
      {user.blocked_at ? <Badge tone="danger">Bloqué</Badge> : null}
      {user.giver?.validation_type === 'waiting' ? <Badge tone="warning">En attente</Badge> : null}
      {user.giver?.validation_type === 'ban' ? <Badge tone="danger">Refusé</Badge> : null}
      {user.is_wolfhunter ? <Badge tone="info">Louvetier</Badge> : null}
    </>
  )
}
