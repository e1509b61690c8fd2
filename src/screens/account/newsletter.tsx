import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { newsletterMachine } from '../../../machines/account/newsletter.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { momentDay } from '../../words/words.ts'
import { HomeCard } from '../patterns/home-card.tsx'
import { RepeatableCommand } from '../patterns/repeatable-command.tsx'

type Props = {
  actor: ActorRefFrom<typeof newsletterMachine>
  /** When the person consented, as read from the server; null if they did not. */
  since: string | null
}

/** The consent to the newsletter (spec §2 « My account »). */
export function Newsletter({ actor, since }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isBusy = state.hasTag('busy')
  const { kept, sent } = state.context
  const asked = isBusy ? sent : kept
  const accepted = asked ? asked.body.accepted === true : since !== null
  return (
    <HomeCard id="newsletter" title="Lettre d’information">
      <div className="grid gap-2">
        <Checkbox
          label="Je souhaite recevoir la lettre d’information par e-mail"
          hint={
            isBusy
              ? 'Enregistrement…'
              : accepted && since
                ? `Vous l’avez acceptée le ${momentDay(since)}. Décochez pour ne plus la recevoir.`
                : 'Vous pouvez changer d’avis à tout moment.'
          }
          disabled={!state.can({ type: 'call.requested', request: { body: { accepted: !accepted } } })}
          checked={accepted}
          onChange={(chosen) =>
            actor.send({ type: 'call.requested', request: { body: { accepted: chosen } } })
          }
        />
        <RepeatableCommand actor={actor} failed="Votre choix n’a pas été enregistré." />
      </div>
    </HomeCard>
  )
}
