import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { User } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { Terms } from '../screens/sign-in/terms.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'
import { useChangedUser } from './use-changed-user.ts'
import { useOutput } from './use-output.ts'
import { termsMachine } from '../../machines/sign-in/terms.ts'
import { wire } from '../actors/wire.ts'

const terms = wire(termsMachine, { actions: { reloadPage: () => location.reload() } })

type Props = { session: ActorRefFrom<typeof sessionMachine>; user: User; isAssisted: boolean }

/**
 * The terms of use, until accepted; passes the updated account to the session (spec §2 « Terms of use »).
 */
export function TermsSpace({ session, user, isAssisted }: Props) {
  const actor = useActorRef(terms, { input: { user, isAssisted } })
  useOutput(actor, useChangedUser(session))
  return (
    <>
      <PageTitle>Conditions d’utilisation</PageTitle>
      <Terms actor={actor} />
    </>
  )
}
