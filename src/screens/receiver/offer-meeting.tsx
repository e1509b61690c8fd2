import { CalendarClock, CalendarPlus, Lock, Phone, User } from 'lucide-react'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
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
  if (!meeting || !['confirmed', 'accepted', 'noShow'].includes(state)) return null
  const { city, place, starts_at, ends_at, contact, is_contact_closed } = meeting
  return (
    <>
      <Fact icon={CalendarClock}>
        {`Rendez-vous ${momentDay(starts_at)}, de ${clockTime(starts_at)} à ${clockTime(ends_at)}, à ${city}${place === null ? '' : `, ${place}`}.`}
      </Fact>
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
