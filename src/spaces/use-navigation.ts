import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { User } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { leavingOf } from '../actors/shared/kept-drafts.ts'
import { paths } from '../paths.ts'
import type { NavEntry, NavProps } from '../screens/shell/navigation.ts'
import { fullName } from '../words/words.ts'

export type NavigationProps = { session: ActorRefFrom<typeof sessionMachine>; user: User }

const account = { to: paths.account, label: 'Mon compte' }

/** The navigation of a signed-in person; empty before the second factor is given, when no page is open. */
export function useNavigation({ session, user }: NavigationProps, links: readonly NavEntry[]): NavProps {
  const { pathname } = useLocation()
  const isSigningOut = useSelector(session, (snapshot) => snapshot.matches('signingOut'))
  const isWaiting = useSelector(
    session,
    (snapshot) => snapshot.matches({ signedIn: 'asked' }) || snapshot.matches({ signedIn: 'owed' }),
  )
  return {
    home: paths.home,
    links: isWaiting ? [] : links,
    account: isWaiting ? null : account,
    currentPath: pathname,
    person: { name: fullName(user), onSignOut: () => session.send(leavingOf(user.id)), isSigningOut },
  }
}
