import { useSelector } from '@xstate/react'
import { HandHelping } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../../contract/giver/contacts.ts'
import type { HuntOffer } from '../../../../contract/giver/offers.ts'
import type { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { givenOutcome } from '../../../words/offer-outcomes.ts'
import { fullName } from '../../../words/words.ts'

type Props = { actor: ActorRefFrom<typeof huntOffersMachine>; contact: Contact }

const offerTo = (offers: HuntOffer[], { id }: Contact) => offers.find(({ contact_id }) => contact_id === id)

/** The outcome of the offer to a contact; what was handed over is told with its quantity. */
export function OfferOutcome({ actor, contact }: Props) {
  const offer = useSelector(actor, ({ context }) => offerTo(context.offers, contact))
  if (!offer || (offer.state === 'handedOver' && contact.handed_over)) return null
  const { tone, label } = givenOutcome(offer)
  return (
    <Badge tone={tone} slim>
      {label}
    </Badge>
  )
}

/** The button that makes an offer to a contact, unless there is an open one. */
export function ContactOffer({ actor, contact }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { id: contactId, firstname, lastname } = contact
  const asked = { type: 'offer.requested', contactId, firstname, lastname } as const
  const offer = offerTo(state.context.offers, contact)
  const isOffering = state.matches('offering') && state.context.contactId === contactId
  const isAskable = !offer || ['expired', 'withdrawn', 'cancelled'].includes(offer.state)
  if (!isAskable || state.matches('closed')) return null
  return (
    <Button
      variant="quiet"
      compact
      icon={HandHelping}
      {...(!isOffering && { 'aria-label': `Proposer à ${fullName(contact)}` })}
      busy={isOffering}
      busyLabel="Envoi…"
      locked={state.hasTag('busy') && !isOffering}
      disabled={!state.hasTag('busy') && !state.can(asked)}
      onClick={() => actor.send(asked)}
    >
      Proposer
    </Button>
  )
}
