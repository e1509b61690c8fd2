import { parisDay } from '../../contract/days.ts'
import { type TextMessage, textMessage } from './text-message.ts'

/** What the text message speaks of. */
type Asked = { firstname: string; started_at: string; city: { label: string } }

/**
 * A text message, ready written, to somebody who was made an offer; they answer in their own space at
 * `origin`: a giver holds nothing that answers in a person's place (decision 0035). Names lose what would
 * halve what a message holds.
 */
export function offerSms(phone: string, { firstname, started_at, city }: Asked, origin: string): TextMessage {
  const [, month, day] = started_at.split('-')
  const text = `Bonjour ${firstname}, seriez-vous intéressé par du gibier de la chasse du ${day}/${month} à ${city.label} ? Répondez sur ${origin}/receiver`
  return textMessage(phone, text)
}

/** A text message, ready written, to who stands in for the giver at a meeting, with their link. */
export function delegateSms(
  phone: string,
  meeting: { starts_at: string; city: string },
  url: string,
): TextMessage {
  const [, month, day] = parisDay(new Date(meeting.starts_at)).split('-')
  return textMessage(
    phone,
    `Rendez-vous du ${day}/${month} à ${meeting.city} : notez qui est venu sur ${url}`,
  )
}

/**
 * A text message, ready written, to somebody whose number a giver obtained for a hunt: whether they would
 * like game, before the hunt, or that there is some, after it.
 */
export function contactSms(
  phone: string,
  { firstname, started_at, city }: Asked,
  isPlanned: boolean,
): TextMessage {
  const [, month, day] = started_at.split('-')
  const text = isPlanned
    ? `Bonjour ${firstname}, une chasse est prévue le ${day}/${month} à ${city.label}. Seriez-vous intéressé par du gibier ?`
    : `Bonjour ${firstname}, il y a du gibier à prendre après la chasse du ${day}/${month} à ${city.label}. Seriez-vous intéressé ?`
  return textMessage(phone, text)
}
