import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { User } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { leavingOf } from '../actors/shared/kept-drafts.ts'
import { paths } from '../paths.ts'
import { links, staffLinks } from '../routes/navigation.tsx'
import type { NavProps } from '../screens/shell/navigation.ts'
import { PersonBar as PersonBarScreen } from '../screens/shell/person-bar.tsx'
import { SideNav as SideNavScreen } from '../screens/shell/side-nav.tsx'
import { fullName } from '../words/words.ts'

type Props = { session: ActorRefFrom<typeof sessionMachine>; user: User }

/** The navigation of a signed-in person; empty before the second factor is given, when no page is open. */
function useNavigation({ session, user }: Props): NavProps {
  const { pathname } = useLocation()
  const boot = useSelector(session, ({ context }) => context)
  const isSigningOut = useSelector(session, (snapshot) => snapshot.matches('signingOut'))
  const isWaiting = useSelector(
    session,
    (snapshot) => snapshot.matches({ signedIn: 'asked' }) || snapshot.matches({ signedIn: 'owed' }),
  )
  return {
    home: paths.home,
    links: isWaiting ? [] : (links[user.role.code] ?? staffLinks(boot, session)),
    currentPath: pathname,
    person: { name: fullName(user), onSignOut: () => session.send(leavingOf(user.id)), isSigningOut },
  }
}

/** The part of the top bar for signed-in persons. */
export function PersonBar({ unfolds, ...props }: Props & { unfolds: 'md' | 'never' }) {
  return <PersonBarScreen {...useNavigation(props)} unfolds={unfolds} />
}

/** The side navigation of the back office. */
export function SideNav(props: Props) {
  return <SideNavScreen {...useNavigation(props)} />
}
