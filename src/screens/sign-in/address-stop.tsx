import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { addressStopMachine } from '../../../machines/sign-in/address-stop.ts'
import { resetPath } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { ExpiredLink } from './expired-link.tsx'

type Props = { actor: ActorRefFrom<typeof addressStopMachine> }

/** The change was stopped; a new password comes next, since somebody may know the current one. */
const Stopped = () => (
  <Notice
    tone="success"
    title="Le changement d’adresse est arrêté"
    action={
      <KeepFocus>
        <LinkButton to={resetPath()} variant="primary" afresh>
          Changer de mot de passe
        </LinkButton>
      </KeepFocus>
    }
  >
    L’adresse de votre compte est celle qui a reçu ce lien, et toutes vos sessions sont fermées. Choisissez un
    nouveau mot de passe : jusque-là, l’adresse ne peut plus changer depuis votre compte. Prévenez aussi votre
    fédération si vous n’aviez rien demandé.
  </Notice>
)

function Content({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('followed')) return <Stopped />
  if (state.matches('dead'))
    return (
      <ExpiredLink>
        {`Il a déjà servi, ou a plus de ${limits.addressChange} heures. Si vous n’entrez plus dans votre compte, écrivez à votre fédération.`}
      </ExpiredLink>
    )
  return (
    <Card>
      <div className="grid gap-4">
        {state.matches('failed') ? (
          <FailureNotice title="Le changement n’a pas pu être arrêté">
            Votre lien reste valable.
          </FailureNotice>
        ) : (
          <Text>
            Une autre adresse e-mail a été donnée à votre compte. Si vous n’avez rien demandé, arrêtez ce
            changement : votre compte gardera l’adresse qui a reçu ce lien.
          </Text>
        )}
        <Button
          variant="primary"
          wide
          busy={state.hasTag('busy')}
          busyLabel="Arrêt…"
          onClick={() => actor.send({ type: 'link.followed' })}
        >
          Arrêter le changement
        </Button>
      </div>
    </Card>
  )
}

/** Stops a change of address by a mailed link. Nothing is sent before the person presses the button. */
export const AddressStop = ({ actor }: Props) => (
  <div className="mx-auto grid w-full max-w-md gap-6">
    <Heading level={1}>Changement de votre adresse</Heading>
    <Content actor={actor} />
  </div>
)
