import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { addressConfirmationMachine } from '../../../machines/sign-in/address-confirmation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = {
  actor: ActorRefFrom<typeof addressConfirmationMachine>
  /** Whether somebody is signed in on this device, usually the recipient of the link. */
  isSignedIn: boolean
}

/** Continues with the reloaded account. */
function Onward({ isSignedIn }: Pick<Props, 'isSignedIn'>) {
  return (
    <KeepFocus>
      <LinkButton to={paths.login} variant="primary" afresh>
        {isSignedIn ? 'Continuer' : 'Se connecter'}
      </LinkButton>
    </KeepFocus>
  )
}

function Offer({ actor }: Pick<Props, 'actor'>) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <Card>
      <div className="grid gap-4">
        {state.matches('failed') ? (
          <FailureNotice title="La confirmation n’a pas abouti">Votre lien reste valable.</FailureNotice>
        ) : (
          <Text>
            Vous avez reçu ce lien par e-mail. Un dernier geste, et l’adresse de votre compte est confirmée.
          </Text>
        )}
        <Button
          variant="primary"
          wide
          busy={state.hasTag('busy')}
          busyLabel="Confirmation…"
          onClick={() => actor.send({ type: 'link.followed' })}
        >
          Confirmer mon adresse
        </Button>
      </div>
    </Card>
  )
}

/** Confirms an address by a mailed link. Nothing is sent before the person presses the button. */
export function AddressConfirmation({ actor, isSignedIn }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const onward = <Onward isSignedIn={isSignedIn} />
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <Heading level={1}>Confirmation de votre adresse</Heading>
      {state.matches('followed') ? (
        <Notice tone="success" title="Votre adresse e-mail est confirmée" action={onward}>
          {isSignedIn ? 'Vous pouvez continuer.' : 'Connectez-vous pour continuer.'}
        </Notice>
      ) : state.matches('confirmed') ? (
        <Notice tone="success" title="Votre adresse est déjà confirmée" action={onward}>
          {isSignedIn ? 'Vous pouvez continuer.' : 'Connectez-vous pour continuer.'}
        </Notice>
      ) : state.matches('checking') ? (
        <Skeleton label="Lecture du lien…" count={1} look="line" />
      ) : state.matches('dead') ? (
        <Notice tone="warning" title="Ce lien n’est plus valable" action={onward}>
          {`Il a déjà servi, ou a plus de trois jours. ${isSignedIn ? 'Continuez' : 'Connectez-vous'} : si votre adresse reste à confirmer, un autre lien vous sera proposé.`}
        </Notice>
      ) : (
        <Offer actor={actor} />
      )}
    </div>
  )
}
