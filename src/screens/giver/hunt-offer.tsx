import { useSelector } from '@xstate/react'
import { MessageSquare } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { HuntOffer as Offer } from '../../../contract/giver/offers.ts'
import type { huntOffersMachine } from '../../../machines/giver/hunt-offers.ts'
import { Badge } from '../../ui/notices/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { givenOutcomes } from '../../words/offer-outcomes.ts'
import { offerSms } from '../../words/offer-sms.ts'
import { fullName, momentInWords } from '../../words/words.ts'
import { PhoneLinks } from './phone-links.tsx'

type Props = { offer: Offer; actor: ActorRefFrom<typeof huntOffersMachine> }

/** One offer: to whom, what they said, why it was their turn. */
export function HuntOffer({ offer, actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const name = fullName(offer)
  const { tone, label } = givenOutcomes[offer.state]
  const isWithdrawing = state.matches('withdrawing') && state.context.offer?.id === offer.id
  const isOpen = offer.state === 'sounded' || offer.state === 'willing'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-sm text-ink-soft">
          {offer.state === 'sounded' ? `Peut répondre jusqu’au ${momentInWords(offer.expires_at)}. ` : null}
          {offer.reason}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {offer.phone && offer.state === 'willing' ? <PhoneLinks phone={offer.phone} name={name} /> : null}
        {offer.phone && offer.state === 'sounded' ? (
          <LinkButton
            to={offerSms(offer.phone, { ...offer, ...state.context.hunt }, location.origin)}
            icon={MessageSquare}
            variant="quiet"
            aria-label={`Prévenir ${name} par SMS`}
          >
            SMS
          </LinkButton>
        ) : null}
        {isOpen ? (
          <Button
            variant="quiet"
            {...(!isWithdrawing && { 'aria-label': `Retirer la proposition à ${name}` })}
            busy={isWithdrawing}
            busyLabel="Retrait…"
            locked={state.hasTag('busy') && !isWithdrawing}
            onClick={() => actor.send({ type: 'withdrawal.requested', offer })}
          >
            Retirer
          </Button>
        ) : null}
      </div>
    </li>
  )
}
