import { useSelector } from '@xstate/react'
import { HandHelping } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../../contract/giver/contacts.ts'
import type { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { givenOutcomes } from '../../../words/offer-outcomes.ts'
import { fullName } from '../../../words/words.ts'

type Props = { actor: ActorRefFrom<typeof huntOffersMachine>; contact: Contact }

/** What became of the offer to a contact, or the button that makes one. */
export function ContactOffer({ actor, contact }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { id: contactId } = contact
  const offer = state.context.offers.find(({ contact_id }) => contact_id === contactId)
  const outcome = offer && givenOutcomes[offer.state]
  const isOffering = state.matches('offering') && state.context.contactId === contactId
  const isAskable = !offer || ['expired', 'withdrawn', 'cancelled'].includes(offer.state)
  return (
    <>
      {outcome ? <Badge tone={outcome.tone}>{outcome.label}</Badge> : null}
      {isAskable && !state.matches('closed') ? (
        <Button
          icon={HandHelping}
          {...(!isOffering && { 'aria-label': `Proposer à ${fullName(contact)}` })}
          busy={isOffering}
          busyLabel="Envoi…"
          locked={state.hasTag('busy') && !isOffering}
          disabled={!state.hasTag('busy') && !state.can({ type: 'offer.requested', contactId })}
          onClick={() => actor.send({ type: 'offer.requested', contactId })}
        >
          Proposer
        </Button>
      ) : null}
    </>
  )
}
