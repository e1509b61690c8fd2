import { useSelector } from '@xstate/react'
import { HandHelping } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { Contact } from '../../../../contract/giver/contacts.ts'
import type { HuntOffer } from '../../../../contract/giver/offers.ts'
import { isOpenOffer } from '../../../../contract/shared/offers.ts'
import type { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { shortOutcome } from '../../../words/offer-outcomes.ts'
import { CallTold } from '../contact-call.tsx'

type Actor = ActorRefFrom<typeof huntOffersMachine>
type Props = { actor: Actor; contact: Contact }

const offerTo = (offers: HuntOffer[], { id }: Contact) => offers.find(({ contact_id }) => contact_id === id)

/** The outcome of the offer to a contact; what was handed over is told with its quantity. */
export function OfferOutcome({ actor, contact }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { contactId, hunt, offers } = state.context
  const offer = offerTo(offers, contact)
  if (state.matches('offering') && contactId === contact.id)
    return (
      <Badge tone="info" slim>
        Envoi…
      </Badge>
    )
  if (!offer || (offer.state === 'handedOver' && contact.handed_over)) return null
  const { tone, label } = shortOutcome(offer, hunt.started_at)
  return (
    <Badge tone={tone} slim>
      {label}
    </Badge>
  )
}

/** The last thing that a contact said: their answer while an offer is open, otherwise what was noted of a call. */
export function LastSaid({ offers, contact }: { offers?: Actor | undefined; contact: Contact }) {
  const offer = useSelector(offers, (snapshot) => snapshot && offerTo(snapshot.context.offers, contact))
  if (!offers || (contact.call && !(offer && isOpenOffer(offer)))) return <CallTold contact={contact} />
  // Whoever withdrew it said nothing.
  if (offer?.state === 'withdrawn') return null
  return <OfferOutcome actor={offers} contact={contact} />
}

/** The button that makes an offer to a contact, unless there is an open one. */
export function ContactOffer({ actor, contact, onOffer }: Props & { onOffer: () => void }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { id: contactId, firstname, lastname } = contact
  const asked = { type: 'offer.requested', contactId, firstname, lastname } as const
  const offer = offerTo(state.context.offers, contact)
  const isAskable = !offer || ['expired', 'withdrawn', 'cancelled'].includes(offer.state)
  if (!isAskable || state.matches('closed')) return null
  const isBusy = state.hasTag('busy')
  return (
    <Button wide icon={HandHelping} locked={isBusy} disabled={!isBusy && !state.can(asked)} onClick={onOffer}>
      Proposer un animal
    </Button>
  )
}
