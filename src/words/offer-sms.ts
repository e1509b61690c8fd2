import { type TextMessage, textMessage } from './text-message.ts'
import { placeDay } from './words.ts'

/** The subject of the text message. */
type Asked = { firstname: string; started_at: string; city: { label: string } }

/** Who is addressed, and who writes: their number alone would not tell. */
const greeting = (firstname: string, writer: string) =>
  writer === '' ? `Bonjour ${firstname}.` : `Bonjour ${firstname}, ici ${writer}.`

/**
 * A prefilled text message to a person who was made an offer; they answer on their home page at `origin`,
 * since a giver must not have links that answer on a person's behalf (decision 0035). Names are
 * transliterated, because special characters would halve the capacity of an SMS.
 */
export function offerSms(
  phone: string,
  { firstname, started_at, city }: Asked,
  writer: string,
  origin: string,
): TextMessage {
  const [, month, day] = started_at.split('-')
  const text = `${greeting(firstname, writer)} Du gibier de la chasse du ${day}/${month} à ${city.label} ? Répondez sur ${origin}/receiver`
  return textMessage(phone, text)
}

/** A prefilled text message to the giver's delegate at a meeting, with their link. */
export function delegateSms(
  phone: string,
  meeting: { starts_at: string; city: string },
  url: string,
): TextMessage {
  const [, month, day] = placeDay(meeting.starts_at).split('-')
  return textMessage(
    phone,
    `Rendez-vous du ${day}/${month} à ${meeting.city} : notez qui est venu sur ${url}`,
  )
}

/**
 * A prefilled text message to a contact whose number was revealed: before the hunt whether they would
 * like game, after it that game is available.
 */
export function contactSms(
  phone: string,
  { firstname, started_at, city }: Asked,
  writer: string,
  isPlanned: boolean,
): TextMessage {
  const [, month, day] = started_at.split('-')
  const text = isPlanned
    ? `${greeting(firstname, writer)} Chasse du ${day}/${month} à ${city.label} : souhaitez-vous du gibier ?`
    : `${greeting(firstname, writer)} Il y a du gibier après la chasse du ${day}/${month} à ${city.label} : en souhaitez-vous ?`
  return textMessage(phone, text)
}
