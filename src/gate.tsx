import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { User } from '../contract/users.ts'
import type { Boot } from '../contract/session.ts'
import type { sessionMachine } from '../machines/session.ts'
import { loginPath, paths, termsPath } from './paths.ts'
import { Button } from './ui/button.tsx'
import { Notice } from './ui/notice.tsx'
import { Skeleton } from './ui/skeleton.tsx'

type Props = {
  session: ActorRefFrom<typeof sessionMachine>
  children: (user: User, boot: Boot) => ReactNode
  /** The page that this person is allowed although they are held or owe the terms. */
  opens?: 'unaccepted' | 'held'
}

/** Lets a person through to a page, or leads them where the session's chart says (design §5). */
export function Gate({ session, children, opens }: Props) {
  const state = useSelector(session, (snapshot) => snapshot)
  const { pathname, search } = useLocation()
  const { user } = state.context
  if (!user)
    return (
      <Navigate
        to={state.matches({ signedOut: 'left' }) ? paths.login : loginPath(pathname + search)}
        replace
      />
    )
  if (state.matches('signingOut')) return <Skeleton label="Déconnexion…" count={2} />
  if (state.matches({ signedIn: 'unchecked' }))
    return (
      <Notice
        tone="danger"
        action={<Button onClick={() => session.send({ type: 'account.checked' })}>Réessayer</Button>}
      >
        Votre compte n’a pas pu être relu. Vérifiez votre réseau, puis réessayez.
      </Notice>
    )
  if (state.matches({ signedIn: 'checking' })) return <Skeleton label="Lecture de votre compte…" count={2} />
  if (state.matches({ signedIn: 'unaccepted' }) && opens !== 'unaccepted')
    return <Navigate to={termsPath(pathname + search)} replace />
  if (state.matches({ signedIn: 'held' }) && opens !== 'held')
    return <Navigate to={paths.giverWaiting} replace />
  return children(user, state.context)
}
