import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { addressGateMachine } from '../../../machines/sign-in/address-gate.ts'
import { waitInWords } from '../../words/wait-in-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { ReturnWatch } from '../../ui/page/return-watch.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof addressGateMachine> }

/** The outcome of the last command. */
function Outcome({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches({ waiting: 'sent' }))
    return (
      <Notice tone="success" title="Message envoyé">
        Un autre lien est en route. Les liens précédents restent valables.
      </Notice>
    )
  if (state.matches({ waiting: 'unsent' }))
    return <FailureNotice title="Le message n’a pas pu être demandé" />
  if (state.matches({ waiting: 'unconfirmed' }))
    return (
      <Notice tone="info" title="Votre adresse n’est pas encore confirmée">
        Ouvrez le message reçu, suivez son lien, puis appuyez sur « Confirmer mon adresse ».
      </Notice>
    )
  if (state.matches({ waiting: 'unchecked' }))
    return <FailureNotice title="Votre compte n’a pas pu être relu" />
  if (state.matches('throttled'))
    return (
      <Notice tone="warning" title="Trop de demandes">
        {`Patientez ${waitInWords(state.context.secondsToWait)} avant d’en faire une autre. Un lien déjà reçu reste valable trois jours.`}
      </Notice>
    )
  return null
}

/** Requires a signed-in person to confirm their address first. */
export function AddressGate({ actor, children }: Props & { children?: ReactNode }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6">
      <ReturnWatch onReturn={() => actor.send({ type: 'page.returned' })} />
      <Heading level={1}>Confirmez votre adresse e-mail</Heading>
      <Card>
        <div className="grid gap-4">
          <Text>
            Un message a été envoyé à <strong className="break-words">{state.context.user.email}</strong>.
            Suivez le lien qu’il contient : il est valable trois jours.
          </Text>
          <Text look="soft">
            Rien dans quelques minutes ? Regardez dans les messages indésirables, ou renvoyez le message.
          </Text>
          <Outcome actor={actor} />
          <div className="grid gap-3 md:flex md:flex-wrap">
            <Button
              variant="primary"
              busy={state.matches('checking')}
              busyLabel="Vérification…"
              disabled={!state.can({ type: 'account.checked' })}
              onClick={() => actor.send({ type: 'account.checked' })}
            >
              J’ai confirmé mon adresse
            </Button>
            <Button
              busy={state.matches('sending')}
              busyLabel="Envoi…"
              disabled={!state.can({ type: 'link.requested' })}
              onClick={() => actor.send({ type: 'link.requested' })}
            >
              Renvoyer le message
            </Button>
          </div>
        </div>
      </Card>
      <Card>
        <div className="grid gap-4">
          <Text>
            Cette adresse n’est pas la vôtre, ou contient une faute ? Corrigez-la : les liens déjà envoyés ne
            serviront plus.
          </Text>
          {children}
        </div>
      </Card>
    </div>
  )
}
