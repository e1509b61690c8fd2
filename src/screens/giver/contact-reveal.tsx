import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { contactRevealMachine } from '../../../machines/giver/contact-reveal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { fr } from '../../ui/text/typography.ts'
import { waitInWords } from '../../words/wait-in-words.ts'
import { PhoneNumber } from './phone-links.tsx'

type Props = {
  actor: ActorRefFrom<typeof contactRevealMachine>
  /** The name of the contact, for the label of the link. */
  name: string
}

/** What became of « Obtenir » for one contact: loading, obtained, or a button that tries again. */
export function ContactReveal({ actor, name }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { revealed } = state.context
  if (revealed)
    return (
      <KeepFocus key="revealed">
        <PhoneNumber phone={revealed.phone} name={name} />
      </KeepFocus>
    )
  if (state.matches('withdrawn') || state.matches('unavailable')) return null
  return (
    <KeepFocus>
      <Button
        compact
        busy={state.hasTag('busy')}
        busyLabel="Recherche du numéro…"
        onClick={() => actor.send({ type: 'reveal.retried' })}
      >
        Réessayer
      </Button>
    </KeepFocus>
  )
}

const line = 'w-full wrap-anywhere'

/** Why the number is not there, on a line of its own. */
export function RevealTrouble({ actor }: Pick<Props, 'actor'>) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { reason, secondsToWait } = state.context
  if (state.matches('withdrawn'))
    return <span className={line}>Ce particulier ne souhaite plus être contacté.</span>
  if (state.matches('unavailable')) return <span className={line}>{fr(reason)}</span>
  if (state.matches('failed'))
    return (
      <span role="alert" className={`${line} font-semibold text-danger`}>
        Le numéro n’a pas pu être obtenu. Vérifiez votre réseau.
      </span>
    )
  if (!state.matches('overBudget')) return null
  return (
    <span role="alert" className={`${line} font-semibold text-danger`}>
      {fr(
        `Vous avez obtenu beaucoup de numéros. Appelez d’abord ces personnes, puis réessayez dans ${waitInWords(secondsToWait)}.`,
      )}
    </span>
  )
}
