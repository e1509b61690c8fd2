import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { User } from '../contract/users.ts'
import type { Boot } from '../contract/session.ts'
import type { sessionMachine } from '../machines/session.ts'
import { loginPath, paths, termsPath } from './paths.ts'
import { Button } from './ui/button.tsx'
import { Heading } from './ui/heading.tsx'
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
  if (state.matches('signingOut') || state.matches({ signedIn: 'checking' }))
    return (
      <div className="grid gap-6">
        <Heading level={1}>Votre compte</Heading>
        <Skeleton
          label={state.matches('signingOut') ? 'Déconnexion…' : 'Lecture de votre compte…'}
          count={2}
        />
      </div>
    )
  if (state.matches({ signedIn: 'unchecked' }))
    return (
      <div className="grid gap-6">
        <Heading level={1}>Votre compte</Heading>
        <Notice
          tone="danger"
          action={<Button onClick={() => session.send({ type: 'account.checked' })}>Réessayer</Button>}
        >
          Votre compte n’a pas pu être relu. Vérifiez votre réseau, puis réessayez.
        </Notice>
      </div>
    )
  if (state.matches({ signedIn: 'unaccepted' }) && opens !== 'unaccepted')
    return <Navigate to={termsPath(pathname + search)} replace />
  if (state.matches({ signedIn: 'held' }) && opens !== 'held')
    return <Navigate to={paths.giverWaiting} replace />
  return children(user, state.context)
}
