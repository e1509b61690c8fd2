import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { User } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'
import type { Boot } from '../../contract/shared/session.ts'
import { GiverWaiting } from '../screens/sign-in/giver-waiting.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'
import { useChangedUser } from './use-changed-user.ts'
import { useOutput } from './use-output.ts'
import { giverWaitingMachine } from '../../machines/sign-in/giver-waiting.ts'
import { wire } from '../actors/wire.ts'

const giverWaiting = wire(giverWaitingMachine)

type Props = {
  session: ActorRefFrom<typeof sessionMachine>
  user: User
  federation: Boot['federation']
}

/**
 * Shown until the federation has validated the giver; passes the updated account to the session (spec §2
 * « Giver waiting page »).
 */
export function GiverWaitingSpace({ session, user, federation }: Props) {
  const actor = useActorRef(giverWaiting, { input: { user } })
  useOutput(actor, useChangedUser(session))
  return (
    <>
      <PageTitle>Validation de votre compte</PageTitle>
      <GiverWaiting actor={actor} federation={federation} />
    </>
  )
}
