import { CalendarClock, CalendarPlus, Lock, Phone, User } from 'lucide-react'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { calendarFile } from '../../words/calendar-file.ts'
import { phoneInPairs } from '../../../contract/words-in-french.ts'
import { clockTime, momentDay } from '../../words/words.ts'
import { Fact } from './offer-fact.tsx'

/**
 * The meeting of an offer: the approximate place until accepted, then the exact one and the delegate's
 * name.
 */
export function OfferMeeting({ offer }: { offer: OwnOffer }) {
  const { meeting, state } = offer
  if (meeting && offer.is_called_off)
    return (
      <Notice tone="danger" title="Rendez-vous annulé : ne venez pas." still>
        {`Personne ne vous attend ${momentDay(meeting.starts_at)}, de ${clockTime(meeting.starts_at)} à ${clockTime(meeting.ends_at)}, à ${meeting.city}. D’autres propositions pourront venir.`}
      </Notice>
    )
  if (!meeting || !['confirmed', 'accepted', 'noShow'].includes(state)) return null
  const { city, place, starts_at, ends_at, contact, is_contact_closed } = meeting
  return (
    <>
      <Fact icon={CalendarClock}>
        {`Rendez-vous ${momentDay(starts_at)}, de ${clockTime(starts_at)} à ${clockTime(ends_at)}, à ${city}${place === null ? '' : `, ${place}`}.`}
      </Fact>
      {state === 'confirmed' && meeting.moves > 0 ? (
        <Notice tone="warning" title="Votre rendez-vous a changé : ne venez pas à l’ancien." still>
          Celui-ci le remplace, si vous l’acceptez.
        </Notice>
      ) : null}
      {state === 'confirmed' ? (
        <Fact icon={User}>Le lieu exact et le contact sur place vous sont donnés quand vous acceptez.</Fact>
      ) : null}
      {state === 'accepted' && !offer.is_over ? (
        <>
          <Fact icon={is_contact_closed ? Lock : User}>
            {is_contact_closed
              ? 'Contact sur place : réservé à la personne, vous agissez à sa place.'
              : contact
                ? `Sur place : ${contact.name}`
                : 'Le contact sur place se lit dans votre espace.'}
          </Fact>
          <div className="flex flex-wrap gap-2">
            {contact?.phone ? (
              <LinkButton
                to={`tel:${contact.phone.replaceAll(' ', '')}`}
                icon={Phone}
                aria-label={`Appeler ${contact.name} au ${phoneInPairs(contact.phone)}`}
              >
                {phoneInPairs(contact.phone)}
              </LinkButton>
            ) : null}
            <LinkButton to={calendarFile(offer, meeting)} icon={CalendarPlus} saveAs="rendez-vous.ics">
              Ajouter à mon agenda
            </LinkButton>
          </div>
        </>
      ) : null}
    </>
  )
}
