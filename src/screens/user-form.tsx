import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { userFormMachine } from '../../machines/user-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Confirmation } from './confirmation.tsx'
import { UserChoices } from './user-choices.tsx'
import { UserFields } from './user-fields.tsx'

/** Adds a user of the back-office or changes a user (spec §2 « Users list », §5 « User form »). */
export function UserForm({ actor }: { actor: ActorRefFrom<typeof userFormMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { userChoices, confirmation } = state.children
  const isSaving = state.hasTag('saving')
  const title = state.context.user ? 'Modifier l’utilisateur' : 'Ajouter un utilisateur'
  const close = () => actor.send({ type: 'form.closed' })
  if (state.status === 'done') return null
  if (userChoices) return <UserChoices actor={userChoices} title={title} />
  if (state.matches('outdated'))
    return (
      <Dialog size="small" title={title} onClose={close} actions={<Button onClick={close}>Fermer</Button>}>
        <Notice tone="warning">
          Ce compte a été bloqué, anonymisé ou déplacé entre-temps : il ne peut plus être modifié.
        </Notice>
      </Dialog>
    )
  return (
    <Dialog
      title={title}
      busy={isSaving}
      onClose={close}
      actions={
        <>
          <Button disabled={isSaving} onClick={close}>
            Annuler
          </Button>
          <Button
            variant="primary"
            busy={isSaving}
            busyLabel="Enregistrement…"
            onClick={() => actor.send({ type: 'user.submitted' })}
          >
            Enregistrer
          </Button>
        </>
      }
    >
      <UserFields actor={actor} />
      {confirmation ? (
        <Confirmation actor={confirmation} danger>
          Ce que vous avez saisi ne sera pas enregistré.
        </Confirmation>
      ) : null}
    </Dialog>
  )
}
