import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { User } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { loginPath, paths, termsPath } from '../paths.ts'
import { Heading } from '../ui/page/heading.tsx'
import { lazyPart } from '../ui/page/lazy-part.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import type { Boot } from '../../contract/shared/session.ts'
import { Redirect } from '../ui/page/redirect.tsx'

const AddressGateSpace = lazyPart(
  async () => (await import('../spaces/address-gate-space.tsx')).AddressGateSpace,
)
const SecondFactorSpace = lazyPart(
  async () => (await import('../spaces/second-factor-space.tsx')).SecondFactorSpace,
)

type Props = {
  session: ActorRefFrom<typeof sessionMachine>
  children: (user: User, boot: Boot) => ReactNode
  /** Whether the page is available before the terms are accepted, to a held giver, or always. */
  opens?: 'unaccepted' | 'held' | 'everything'
}

/** Renders a page, or redirects as the session's machine says (design §5). */
export function Gate({ session, children, opens }: Props) {
  const state = useSelector(session, (snapshot) => snapshot)
  const { pathname, search } = useLocation()
  // Includes what an open window added to the URL, so that it opens again.
  const shown = pathname + (pathname === window.location.pathname ? window.location.search : search)
  const { user } = state.context
  if (!user) return <Redirect to={state.matches({ signedOut: 'left' }) ? paths.login : loginPath(shown)} />
  if (state.matches('signingOut'))
    return (
      <div className="grid gap-6">
        <Heading level={1}>Votre compte</Heading>
        <Skeleton label="Déconnexion…" count={2} />
      </div>
    )
  if (state.matches({ signedIn: 'asked' }) || state.matches({ signedIn: 'owed' }))
    return <SecondFactorSpace session={session} boot={state.context} />
  if (state.matches({ signedIn: 'unverified' }))
    return <AddressGateSpace session={session} user={user} isAssisted={state.context.assistance !== null} />
  if (opens === 'everything') return children(user, state.context)
  if (state.matches({ signedIn: 'unaccepted' }) && opens !== 'unaccepted')
    return <Redirect to={termsPath(pathname + search)} />
  if (state.matches({ signedIn: 'held' }) && opens !== 'held') return <Redirect to={paths.giverWaiting} />
  return children(user, state.context)
}
