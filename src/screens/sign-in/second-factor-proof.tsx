import { useSelector } from '@xstate/react'
import { KeyRound } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { secondFactorProofMachine } from '../../../machines/sign-in/second-factor-proof.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { DeviceQuestion } from '../shared/device-question.tsx'
import { FactorPage, type FactorPageProps } from './factor-page.tsx'
import { ProvingCode } from './proving-code.tsx'

type Actor = ActorRefFrom<typeof secondFactorProofMachine>

/** The outcome of the last attempt with a passkey. */
function Outcome({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches({ offering: 'declined' }))
    return (
      <Notice tone="warning" title="Votre appareil n’a pas confirmé">
        Recommencez, ou choisissez un code si votre clé d’accès est sur un autre appareil.
      </Notice>
    )
  if (state.matches({ offering: 'refused' }))
    return (
      <Notice tone="danger" title="Cette clé d’accès n’est pas reconnue">
        Elle a peut-être été retirée de votre compte. Essayez une autre clé, ou un code.
      </Notice>
    )
  if (state.matches({ offering: 'failed' }))
    return <FailureNotice>La vérification n’a pas abouti.</FailureNotice>
  return null
}

/** The passkey, and the alternative of a code. */
function Offer({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <div className="grid gap-4">
      <Text>Confirmez que c’est bien vous avec la clé d’accès de votre appareil.</Text>
      <Outcome actor={actor} />
      <Button
        variant="primary"
        icon={KeyRound}
        wide
        busy={state.hasTag('busy')}
        busyLabel="Vérification…"
        onClick={() => actor.send({ type: 'passkey.chosen' })}
      >
        Utiliser ma clé d’accès
      </Button>
      {state.can({ type: 'code.chosen', kind: 'recovery' }) ? (
        <div className="grid gap-2">
          <Button wide onClick={() => actor.send({ type: 'code.chosen', kind: 'application' })}>
            Saisir un code de mon application
          </Button>
          <Button wide onClick={() => actor.send({ type: 'code.chosen', kind: 'recovery' })}>
            Utiliser un code de secours
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Step({ actor }: { actor: Actor }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('asking'))
    return <DeviceQuestion onAbandon={() => actor.send({ type: 'device.abandoned' })} />
  if (state.matches('outdated'))
    return (
      <Notice
        tone="info"
        title="Votre session a changé entre-temps"
        action={<Button onClick={() => actor.send({ type: 'page.reloaded' })}>Recharger la page</Button>}
      >
        Vous vous êtes peut-être vérifié dans un autre onglet.
      </Notice>
    )
  if (state.matches('offering') || state.matches('preparing') || state.matches('proving'))
    return <Offer actor={actor} />
  return <ProvingCode actor={actor} />
}

/** Asks for the second factor after sign-in. */
export const SecondFactorProof = ({ actor, ...page }: FactorPageProps & { actor: Actor }) => (
  <FactorPage
    {...page}
    title="Double vérification"
    help="Vous n’avez plus ni votre appareil ni vos codes de secours ? Un administrateur, ou votre fédération, peut réinitialiser votre double vérification."
  >
    <Step actor={actor} />
  </FactorPage>
)
