import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { tokenSignInMachine } from '../../../machines/sign-in/token-sign-in.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof tokenSignInMachine>; isSignedIn: boolean }

function Content({ actor, isSignedIn }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('dead'))
    return (
      <ExpiredLink>
        Un lien sert une seule fois, pendant dix minutes, à qui l’a obtenu et là où cette personne est
        connectée. Obtenez-en un autre depuis la fiche de l’utilisateur.
      </ExpiredLink>
    )
  if (state.matches('followed')) return <Notice tone="success">La session est ouverte.</Notice>
  const isFailed = state.matches('failed')
  return (
    <Card>
      <div className="grid gap-4">
        <Text>
          Ce lien ouvre une session, une seule fois. Vous y agissez à la place de la personne pendant trente
          minutes ; elle en est avertie par e-mail.
        </Text>
        {isSignedIn ? (
          <Notice tone="info" still>
            Vous êtes déjà connecté dans ce navigateur : le bouton « Terminer » vous ramènera à votre session.
          </Notice>
        ) : null}
        {isFailed ? (
          <FailureNotice title="La session n’a pas pu être ouverte">Votre lien reste valable.</FailureNotice>
        ) : null}
        <Button
          variant="primary"
          wide
          busy={state.hasTag('busy')}
          busyLabel="Ouverture…"
          onClick={() => actor.send({ type: 'link.followed' })}
        >
          {isFailed ? 'Réessayer' : 'Ouvrir la session'}
        </Button>
      </div>
    </Card>
  )
}

/** Opens an assisted session by a link created by staff, once confirmed (design §5 « Token »). */
export const TokenSignIn = (props: Props) => (
  <div className="mx-auto grid w-full max-w-md gap-6">
    <Heading level={1}>Lien de connexion</Heading>
    <Content {...props} />
  </div>
)
