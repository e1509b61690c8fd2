import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { passwordChangeMachine } from '../../../machines/account/password-change.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Text } from '../../ui/text/text.tsx'
import { HomeCard } from '../patterns/home-card.tsx'
import { RepeatableCommand } from '../patterns/repeatable-command.tsx'

type Props = { actor: ActorRefFrom<typeof passwordChangeMachine>; email: string }

/** Sends the link to choose a new password (spec §2 « My account »). */
export function PasswordChange({ actor, email }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <HomeCard id="password" title="Mot de passe">
      <Text>{`Un message part à ${email}, avec un lien pour en choisir un autre. Il sert une seule fois, pendant une heure.`}</Text>
      <RepeatableCommand
        actor={actor}
        failed="Le message n’est pas parti."
        done="Rien dans quelques minutes ? Regardez dans les messages indésirables."
      />
      <div>
        <Button
          busy={state.hasTag('busy')}
          busyLabel="Envoi…"
          disabled={!state.can({ type: 'call.requested', request: undefined })}
          onClick={() => actor.send({ type: 'call.requested', request: undefined })}
        >
          Changer mon mot de passe
        </Button>
      </div>
    </HomeCard>
  )
}
