import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { userDetailMachine } from '../../../machines/users/user-detail.ts'
import type { userWindowsMachine } from '../../../machines/users/user-windows.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { fullName } from '../../words/words.ts'
import { UserCommands } from './user-commands.tsx'
import { UserBadges } from './user-badges.tsx'
import { UserEdition } from './user-controls.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserHunts } from './user-hunts.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = {
  actor: ActorRefFrom<typeof userDetailMachine>
  windows: ActorRefFrom<typeof userWindowsMachine>
}

/** The details of a user (spec §2 « Users list », detail view). */
export function UserDetail({ actor, windows }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { user, userId, asked } = state.context
  const { userCommands, userHunts } = state.children
  const isUnread = state.matches('loading') || state.matches('failed')
  const address = { [paths.users]: String(userId), history: null, edition: null }
  const close = () => actor.send({ type: 'window.closed' })
  if (state.status === 'done') return null
  return (
    <Dialog
      size="large"
      address={{ ...address, history: isUnread && asked === 'history' ? '1' : null }}
      title={user ? fullName(user) : 'Utilisateur'}
      badge={user ? <UserBadges user={user} /> : null}
      onClose={close}
      actions={
        <>
          {user ? <UserEdition windows={windows} user={user} /> : null}
          <Button onClick={close}>Fermer</Button>
        </>
      }
    >
      {state.matches('loading') ? <Skeleton label="Lecture de l’utilisateur…" count={3} /> : null}
      {state.matches('failed') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'reading.retried' })}>
          L’utilisateur n’a pas pu être lu.
        </FailureNotice>
      ) : null}
      {state.matches('missing') ? (
        <Notice tone="warning">Cet utilisateur n’existe pas, ou n’est pas parmi ceux que vous voyez.</Notice>
      ) : null}
      {userCommands ? (
        // Placed before the facts, which fill the screen of a phone.
        <div className="mb-6 border-b border-line pb-4">
          <UserCommands actor={userCommands} address={address} />
        </div>
      ) : null}
      {user ? <UserFacts user={user} /> : null}
      {user && userHunts ? <UserHunts actor={userHunts} isGiver={user.giver !== null} /> : null}
    </Dialog>
  )
}
