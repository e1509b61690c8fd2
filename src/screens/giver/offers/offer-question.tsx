import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { countToAsk } from '../../../../machines/giver/offers/hunt-offers-parts.ts'
import type { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { dayInWords, fullName } from '../../../words/words.ts'

/** Asks before an offer is mailed, and names everybody who will be written to. */
export function OfferQuestion({ actor }: { actor: ActorRefFrom<typeof huntOffersMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { whom, hunt } = state.context
  if (!state.matches('asking') && !state.matches('askingNext')) return null
  const [first, ...others] = whom
  // An older server does not name them.
  const people =
    first === undefined
      ? `aux ${countToAsk(state.context)} premiers`
      : others.length === 0
        ? `à ${fullName(first)}`
        : `à ces ${whom.length} personnes`
  return (
    <ConfirmDialog
      message={`Proposer ${people} ?`}
      confirm={whom.length === 1 ? 'Envoyer l’e-mail' : 'Envoyer les e-mails'}
      onCancel={() => actor.send({ type: 'question.cancelled' })}
      onConfirm={() => actor.send({ type: 'question.confirmed' })}
    >
      <div className="grid gap-3">
        {others.length > 0 ? (
          <ol aria-label="Personnes à qui proposer" className="list-decimal pl-6">
            {whom.map((person) => (
              <li key={person.contact_id}>{fullName(person)}</li>
            ))}
          </ol>
        ) : first?.reason ? (
          <Text>{first.reason}</Text>
        ) : null}
        <Text>
          {`Un e-mail part tout de suite pour la chasse du ${dayInWords(hunt.started_at)} à ${hunt.city.label}. Qui dit oui vous donne son numéro.`}
        </Text>
      </div>
    </ConfirmDialog>
  )
}
