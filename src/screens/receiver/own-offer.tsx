import { useSelector } from '@xstate/react'
import { CalendarDays, Check, Clock, MapPin, Undo2, X } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { OfferAnswer, OwnOffer as Offer } from '../../../contract/receiver/offers.ts'
import { isCancellable, type ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/notices/badge.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { SpecimenIcon } from '../../ui/pictures/specimen-icon.tsx'
import { Text } from '../../ui/text/text.tsx'
import { absences } from '../../words/offer-outcomes.ts'
import { away, capital, dayInWords, momentInWords } from '../../words/words.ts'
import { Fact } from './offer-fact.tsx'
import { OfferAbsence } from './offer-absence.tsx'
import { OfferMeeting } from './offer-meeting.tsx'
import { isMessageOwed, OfferMessage } from './offer-message.tsx'

type Props = { offer: Offer; actor: ActorRefFrom<typeof ownOffersMachine> }

const outcomes: Record<Offer['state'], { tone: 'success' | 'warning' | 'neutral'; label: string }> = {
  sounded: { tone: 'warning', label: 'Réponse attendue' },
  willing: { tone: 'success', label: 'Vous êtes intéressé' },
  declined: { tone: 'neutral', label: 'Vous avez dit non' },
  expired: { tone: 'neutral', label: 'Sans réponse à temps' },
  withdrawn: { tone: 'neutral', label: 'Retirée par le responsable' },
  cancelled: { tone: 'neutral', label: 'Vous avez renoncé' },
  confirmed: { tone: 'warning', label: 'Rendez-vous à accepter' },
  accepted: { tone: 'success', label: 'Rendez-vous accepté' },
  handedOver: { tone: 'success', label: 'Remis' },
  noShow: { tone: 'neutral', label: 'Absence notée' },
  cancelledLate: { tone: 'neutral', label: 'Vous avez renoncé peu avant' },
}

const endings: Record<NonNullable<Offer['ended_by']>, string> = {
  refusal: 'Terminée : utilisation de vos données refusée',
  closing: 'Terminée : votre compte était bloqué',
}

const calledOff = { tone: 'danger', label: 'Rendez-vous annulé' } as const

/** One offer: the game, the day and approximate place, the reason for the turn, and the answers. */
export function OwnOffer({ offer, actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { id, city, distance, specimen_types, expires_at, reason, is_over } = offer
  const { tone, label } = offer.is_called_off ? calledOff : outcomes[offer.state]
  const isAsked = offer.state === 'sounded' || offer.state === 'confirmed'
  const mayCancel = isCancellable(offer)
  const isAnswering = (answer: OfferAnswer) =>
    state.matches('answering') && state.context.chosen?.id === id && state.context.chosen.answer === answer
  const what = offer.given ?? (specimen_types.map((type) => type.label).join(' ou ') || 'gibier')
  const title = `${capital(what)}, ${dayInWords(offer.started_at)}`
  const yes = offer.state === 'confirmed' ? 'accepted' : 'willing'
  const accepting = { type: yes === 'accepted' ? 'meeting.accepted' : 'interest.given', id } as const
  return (
    <li>
      <article aria-label={title} className="grid gap-3 rounded-card border border-line p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span aria-hidden className="flex text-forest empty:hidden">
            {specimen_types.map(({ icon_url }) => (
              <SpecimenIcon key={icon_url} icon_url={icon_url} />
            ))}
          </span>
          <Heading level={3} look={3}>
            {title}
          </Heading>
          <Badge tone={tone}>
            {offer.absence ? absences[offer.absence.state] : offer.ended_by ? endings[offer.ended_by] : label}
          </Badge>
        </div>
        <div className="grid gap-1">
          <Fact icon={MapPin}>{`Vers ${city.label}, ${away(distance, 'dans votre commune')}`}</Fact>
          <OfferMeeting offer={offer} />
          {isAsked ? <Fact icon={Clock}>{`Répondez avant le ${momentInWords(expires_at)}`}</Fact> : null}
          {offer.state === 'willing' && !is_over ? (
            <Fact icon={CalendarDays}>
              Le responsable a votre numéro : il vous appelle s’il y a un animal pour vous.
            </Fact>
          ) : null}
        </div>
        {isAsked || mayCancel ? <Text look="soft">{reason}</Text> : null}
        <OfferMessage offer={offer} />
        <OfferAbsence offer={offer} actor={actor} />
        {isAsked ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={Check}
              busy={isAnswering(yes)}
              busyLabel="Envoi de votre réponse…"
              disabled={!state.can(accepting)}
              onClick={() => actor.send(accepting)}
            >
              {yes === 'willing'
                ? 'Oui, ça m’intéresse'
                : isMessageOwed(offer)
                  ? 'J’ai lu et j’accepte le rendez-vous'
                  : 'J’accepte le rendez-vous'}
            </Button>
            <Button
              icon={X}
              busy={isAnswering('declined')}
              busyLabel="Envoi de votre réponse…"
              disabled={!state.can({ type: 'interest.refused', id })}
              onClick={() => actor.send({ type: 'interest.refused', id })}
            >
              Non, pas cette fois
            </Button>
          </div>
        ) : null}
        {mayCancel ? (
          <div className="-ml-3">
            <Button
              variant="quiet"
              icon={Undo2}
              busy={isAnswering('cancelled')}
              busyLabel="Envoi de votre réponse…"
              disabled={!state.can({ type: 'cancellation.requested', id })}
              onClick={() => actor.send({ type: 'cancellation.requested', id })}
            >
              Finalement, je renonce
            </Button>
          </div>
        ) : null}
      </article>
    </li>
  )
}
