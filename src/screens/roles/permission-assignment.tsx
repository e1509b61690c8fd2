import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { roleKept } from '../../../contract/roles/roles.ts'
import {
  isTurnable,
  type permissionAssignmentMachine,
} from '../../../machines/roles/permission-assignment.ts'
import { isFree, mayWriteRoles } from '../../../machines/roles/role-rights.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { PermissionGroups } from './permission-groups.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { withNetworkAdvice } from '../../words/network-advice.ts'
import { isSelfRegistered } from '../../../contract/shared/roles.ts'

type Actor = ActorRefFrom<typeof permissionAssignmentMachine>

const whileFree =
  'Personne n’a encore ce rôle : vous choisissez tout ce qu’il permet, sauf de prévoir des chasses. Seul qui peut tout cela pourra le donner à quelqu’un.'
const onceGiven =
  'Vous donnez ou retirez les permissions que vous avez vous-même ; les autres restent comme elles sont.'

/** The permissions of a role, editable or read-only (spec §2 « permission assignment modal »). */
export function PermissionAssignment({
  actor,
  address,
}: {
  actor: Actor
  address?: WindowAddress | undefined
}) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { role, permissions, chosen } = state.context
  const isSaving = state.matches('saving')
  const isOpen = state.matches('editing') || state.matches('discarding') || isSaving
  const close = () => actor.send({ type: 'window.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      title={`Permissions : ${role.label}`}
      size="large"
      address={address}
      busy={isSaving}
      onClose={close}
      actions={
        isOpen ? (
          <>
            <Button disabled={isSaving} onClick={close}>
              Annuler
            </Button>
            <Button
              variant="primary"
              busy={isSaving}
              busyLabel="Enregistrement…"
              onClick={() => actor.send({ type: 'permissions.submitted' })}
            >
              Enregistrer
            </Button>
          </>
        ) : (
          <Button onClick={close}>Fermer</Button>
        )
      }
    >
      <div className="grid gap-5">
        <Remarks actor={actor} />
        {state.matches('loading') ? (
          <Skeleton label="Lecture des permissions…" count={4} look="line" />
        ) : null}
        {isOpen && permissions.some(({ code }) => !isTurnable(state.context, code)) ? (
          <Text look="soft">{isFree(role) ? whileFree : onceGiven}</Text>
        ) : null}
        {isOpen || state.matches('reading') ? (
          <PermissionGroups
            permissions={permissions}
            chosen={chosen}
            isLocked={({ code }) => isSaving || state.matches('reading') || !isTurnable(state.context, code)}
            onTick={(permission, isTicked) => actor.send({ type: 'permission.ticked', permission, isTicked })}
          />
        ) : null}
        <div role="status" className="empty:hidden">
          {state.matches({ editing: 'changed' }) ? (
            <Text look="soft">Modifications non enregistrées.</Text>
          ) : null}
        </div>
      </div>
      {state.matches('discarding') ? (
        <ConfirmDialog
          message="Abandonner vos modifications ?"
          cancel="Reprendre la saisie"
          confirm="Abandonner"
          danger
          onCancel={() => actor.send({ type: 'question.cancelled' })}
          onConfirm={() => actor.send({ type: 'question.confirmed' })}
        />
      ) : null}
    </Dialog>
  )
}

/** The notice above the checkboxes: errors, or why nothing can be changed. */
function Remarks({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { role, ownRoleId, reason } = state.context
  if (state.matches('unavailable'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
        Les permissions n’ont pas pu être lues.
      </FailureNotice>
    )
  if (state.matches('outdated'))
    return <Notice tone="warning">Ce rôle a été supprimé entre-temps : il ne peut plus être modifié.</Notice>
  if (state.matches({ editing: 'refused' }) || state.matches({ editing: 'failed' }))
    return (
      <Notice tone="danger" title="Erreur lors de la mise à jour.">
        {state.matches({ editing: 'refused' })
          ? reason
          : withNetworkAdvice('Vos choix sont encore à l’écran :')}
      </Notice>
    )
  if (state.matches('reading'))
    return (
      <Notice tone="info" still>
        {!mayWriteRoles(state.context)
          ? 'Vous pouvez consulter les rôles, pas les modifier.'
          : isSelfRegistered(role)
            ? 'Les personnes de ce rôle s’inscrivent elles-mêmes : ses permissions ne changent pas.'
            : `${roleKept.role_is_above} Copiez-le pour préparer un autre rôle.`}
      </Notice>
    )
  if (state.matches('editing') && role.id === ownRoleId)
    return (
      <Notice tone="warning" still>
        Ce rôle est le vôtre : ce que vous lui retirez, vous le perdez aussitôt.
      </Notice>
    )
  return null
}
