import { useSelector } from '@xstate/react'
import { Phone } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { contactRevealMachine } from '../../../machines/giver/contact-reveal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { Text } from '../../ui/text/text.tsx'
import { fr } from '../../ui/text/typography.ts'
import { waitInWords } from '../../words/wait-in-words.ts'
import { PhoneLinks } from './phone-links.tsx'

type Props = {
  actor: ActorRefFrom<typeof contactRevealMachine>
  /** The name of the contact, for the labels of the links. */
  name: string
}

/** The result of « Obtenir » for one contact: loading, obtained, or refused with advice. */
export function ContactReveal({ actor, name }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { revealed, reason, secondsToWait } = state.context
  if (revealed)
    return (
      <KeepFocus key="revealed">
        <PhoneLinks phone={revealed.phone} name={name} />
      </KeepFocus>
    )
  if (state.matches('withdrawn'))
    return <Text look="soft">Ce particulier ne souhaite plus être contacté.</Text>
  if (state.matches('unavailable')) return <Text look="soft">{reason}</Text>
  const isBusy = state.hasTag('busy')
  return (
    <div className="grid gap-2">
      {state.matches('failed') ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          Le numéro n’a pas pu être obtenu. Vérifiez votre réseau.
        </p>
      ) : null}
      {state.matches('overBudget') ? (
        <p role="alert" className="text-sm font-semibold text-danger">
          {fr(
            `Vous avez obtenu beaucoup de numéros. Appelez d’abord ces personnes, puis réessayez dans ${waitInWords(secondsToWait)}.`,
          )}
        </p>
      ) : null}
      <KeepFocus>
        <Button
          icon={Phone}
          busy={isBusy}
          busyLabel="Recherche du numéro…"
          onClick={() => actor.send({ type: 'reveal.retried' })}
        >
          Réessayer
        </Button>
      </KeepFocus>
    </div>
  )
}
