import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'
import { resetPath } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { SignIn } from './sign-in.tsx'

/** The sign-in page, which says so when the session expired (spec §2 /login). */
export function Login({ session }: { session: ActorRefFrom<typeof sessionMachine> }) {
  const hasExpired = useSelector(session, (snapshot) => snapshot.matches({ signedOut: 'expired' }))
  const hasLeft = useSelector(session, (snapshot) => snapshot.matches({ signedOut: 'left' }))
  const signIn = useSelector(session, (snapshot) => snapshot.children.signInFlow)
  return (
    <div className="grid gap-6">
      {hasExpired ? (
        <Notice tone="info" title="Votre session a expiré">
          Reconnectez-vous pour continuer : ce que vous aviez saisi est gardé sur cet appareil.
        </Notice>
      ) : null}
      {hasLeft ? <Notice tone="success">Vous êtes déconnecté.</Notice> : null}
      {signIn ? <SignIn actor={signIn} /> : null}
      <p className="text-center">
        <Link
          to={resetPath()}
          className="inline-flex min-h-11 items-center text-forest underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Mot de passe oublié ?
        </Link>
      </p>
    </div>
  )
}
