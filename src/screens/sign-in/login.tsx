import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session.ts'
import { paths, resetPath } from '../../paths.ts'
import { Link } from '../../ui/page/link.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { SignIn } from './sign-in.tsx'

const look =
  'inline-flex min-h-11 items-center text-forest underline decoration-1 underline-offset-4 hover:decoration-2'

/** The sign-in page, with a notice if the session expired (spec §2 /login). */
export function Login({ session }: { session: ActorRefFrom<typeof sessionMachine> }) {
  const hasExpired = useSelector(session, (snapshot) => snapshot.matches({ signedOut: 'expired' }))
  const hasBegun = useSelector(session, (snapshot) => snapshot.matches({ signedOut: 'expiredBegun' }))
  const hasLeft = useSelector(session, (snapshot) => snapshot.matches({ signedOut: 'left' }))
  const signIn = useSelector(session, (snapshot) => snapshot.children.signInFlow)
  return (
    <div className="grid gap-6">
      {hasExpired || hasBegun ? (
        <Notice tone="info" title="Votre session a expiré">
          {`Elle était trop ancienne, ou a été fermée dans un autre onglet ou sur un autre appareil. Reconnectez-vous pour revenir à la même page. ${hasBegun ? 'Votre compte rendu commencé est gardé sur cet appareil ; le reste' : 'Ce'} qui n’était pas enregistré est à saisir de nouveau.`}
        </Notice>
      ) : null}
      {hasLeft ? <Notice tone="success">Vous êtes déconnecté.</Notice> : null}
      {signIn ? <SignIn actor={signIn} /> : null}
      <p className="flex flex-wrap justify-center gap-x-6">
        <Link to={resetPath()} className={look}>
          Mot de passe oublié ?
        </Link>
        <Link to={paths.register} className={look}>
          Créer un compte
        </Link>
      </p>
    </div>
  )
}
