/** What the text message speaks of. */
type Asked = { firstname: string; started_at: string; city: { label: string } }

/**
 * A link that opens a text message, ready written, to somebody who was made an offer; they answer in
 * their own space at `origin`. Its words keep to the alphabet of text messages (GSM 03.38), as one
 * other letter halves what a message holds.
 */
export function offerSms(phone: string, { firstname, started_at, city }: Asked, origin: string): string {
  const [, month, day] = started_at.split('-')
  const text = `Bonjour ${firstname}, seriez-vous intéressé par du gibier de la chasse du ${day}/${month} à ${city.label} ? Répondez sur ${origin}/receiver`
  return `sms:${phone.replaceAll(' ', '')}?body=${encodeURIComponent(text)}`
}

/**
 * A link that opens a text message, ready written, to somebody whose number a giver obtained for a hunt:
 * whether they would like game, before the hunt, or that there is some, after it. The same alphabet.
 */
export function contactSms(
  phone: string,
  { firstname, started_at, city }: Asked,
  isPlanned: boolean,
): string {
  const [, month, day] = started_at.split('-')
  const text = isPlanned
    ? `Bonjour ${firstname}, une chasse est prévue le ${day}/${month} à ${city.label}. Seriez-vous intéressé par du gibier ?`
    : `Bonjour ${firstname}, je vous contacte au sujet de la chasse du ${day}/${month} à ${city.label} : il y a du gibier à prendre. Seriez-vous intéressé ?`
  return `sms:${phone.replaceAll(' ', '')}?body=${encodeURIComponent(text)}`
}
