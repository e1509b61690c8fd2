import { useSelector } from '@xstate/react'
import { useContext } from 'react'
import { CalendarCheck, PackageCheck, Undo2, UserX } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { HuntOffer as Offer } from '../../../../contract/giver/offers.ts'
import { offerGuards } from '../../../../machines/giver/offers/hunt-offers-parts.ts'
import type { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { Badge } from '../../../ui/notices/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { isOpenOffer } from '../../../../contract/shared/offers.ts'
import { absences, givenOutcome } from '../../../words/offer-outcomes.ts'
import { offerSms } from '../../../words/offer-sms.ts'
import { ofName } from '../../../../contract/words-in-french.ts'
import { capital, clockTime, fullName, momentDay, momentInWords } from '../../../words/words.ts'
import { PhoneLinks, SmsLink } from '../phone-links.tsx'
import { Writer } from '../../shared/writer.ts'

type Props = { offer: Offer; actor: ActorRefFrom<typeof huntOffersMachine> }

/** One offer: the person, their answer, the meeting, the reason for their turn, and the commands. */
export function HuntOffer({ offer, actor }: Props) {
  const writer = useContext(Writer)
  const state = useSelector(actor, (snapshot) => snapshot)
  const name = fullName(offer)
  const { tone, label } = givenOutcome(offer)
  const isWithdrawing = state.matches('withdrawing') && state.context.offer?.id === offer.id
  const { meeting, given } = offer
  const isAwaited = offer.state === 'sounded' || offer.state === 'confirmed'
  const withdrawal = meeting
    ? { label: 'Annuler le rendez-vous', of: `Annuler le rendez-vous ${ofName(name)}` }
    : { label: 'Retirer', of: `Retirer la proposition à ${name}` }
  const isLocked = state.hasTag('busy')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span translate="no">{name}</span>
          <Badge tone={tone}>
            {offer.is_unheard && offer.state === 'expired'
              ? 'Message non parti'
              : (offer.absence && absences[offer.absence]) || label}
          </Badge>
        </p>
        <p className="text-sm text-ink-soft">
          <span>
            {[
              meeting &&
                `${capital(given ?? 'gibier')} : ${momentDay(meeting.starts_at)}, de ${clockTime(meeting.starts_at)} à ${clockTime(meeting.ends_at)}, ${meeting.place}, ${meeting.city}.`,
              isAwaited && `Peut répondre jusqu’au ${momentInWords(offer.expires_at)}.`,
              offer.reason,
              offer.has_left &&
                'Cette personne n’est plus joignable par le service : la proposition s’est terminée sans qu’elle y renonce.',
              offer.obstacle,
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
          {offer.is_unheard ? <Unheard offer={offer} /> : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {offer.phone && isOpenOffer(offer) && offer.state !== 'sounded' ? (
          <PhoneLinks phone={offer.phone} name={name} />
        ) : null}
        {offer.phone && offer.state === 'sounded' ? (
          <SmsLink
            sms={offerSms(offer.phone, { ...offer, ...state.context.hunt }, writer, location.origin)}
            name={name}
          />
        ) : null}
        {offerGuards.isConfirmable(state, { offer }) ? (
          <Button
            icon={CalendarCheck}
            aria-label={
              offer.state === 'willing' ? `Confirmer ${name}` : `Changer le rendez-vous ${ofName(name)}`
            }
            locked={isLocked}
            onClick={() => actor.send({ type: 'confirmation.requested', offer })}
          >
            {offer.state === 'willing' ? 'Confirmer' : 'Changer'}
          </Button>
        ) : null}
        {offerGuards.isAccepted(null, { offer }) ? (
          <Button
            icon={PackageCheck}
            aria-label={`Remis à ${name}`}
            locked={isLocked}
            onClick={() => actor.send({ type: 'handOver.requested', offer })}
          >
            Remis
          </Button>
        ) : null}
        {offer.state === 'accepted' && offer.may_miss ? (
          <Button
            variant="quiet"
            icon={UserX}
            aria-label={`Absence ${ofName(name)}`}
            locked={isLocked}
            onClick={() => actor.send({ type: 'absence.requested', offer })}
          >
            Absence
          </Button>
        ) : null}
        {offer.state === 'noShow' && offer.may_miss ? (
          <Button
            variant="quiet"
            icon={Undo2}
            aria-label={`Reprendre l’absence ${ofName(name)}`}
            locked={isLocked}
            onClick={() => actor.send({ type: 'absence.requested', offer })}
          >
            Reprendre l’absence
          </Button>
        ) : null}
        {isOpenOffer(offer) ? (
          <Button
            variant="quiet"
            {...(!isWithdrawing && { 'aria-label': withdrawal.of })}
            busy={isWithdrawing}
            busyLabel="Retrait…"
            locked={isLocked && !isWithdrawing}
            onClick={() => actor.send({ type: 'withdrawal.requested', offer })}
          >
            {withdrawal.label}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** The notice that the offer's mail was not sent, and what the giver can do. */
const Unheard = ({ offer }: { offer: Offer }) => (
  <strong className="mt-1 block font-semibold text-ink">
    {isOpenOffer(offer)
      ? 'Le message n’est pas parti : prévenez cette personne par téléphone. L’envoi continue.'
      : 'Le message n’est pas parti à temps : cette personne n’a rien su. Vous pouvez lui proposer de nouveau.'}
  </strong>
)
