import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { userChoicesMachine } from '../../../machines/users/user-choices.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog, type DialogProps } from '../../ui/dialogs/dialog.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof userChoicesMachine> } & Pick<DialogProps, 'title' | 'address'>

/** The dialog of a user’s form while its roles and federations are loading. */
export function UserChoices({ actor, title, address }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const close = () => actor.send({ type: 'choices.renounced' })
  if (state.status === 'done') return null
  return (
    <Dialog title={title} address={address} onClose={close} actions={<Button onClick={close}>Fermer</Button>}>
      {state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'choices.retried' })}>
          Les rôles et les fédérations n’ont pas pu être lus.
        </FailureNotice>
      ) : (
        <Skeleton label="Lecture des rôles et des fédérations…" count={5} look="line" />
      )}
    </Dialog>
  )
}
