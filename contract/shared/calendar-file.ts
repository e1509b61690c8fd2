/** The offer of a meeting: `given` is what it promises. */
export type CalendarOffer = { id: number; given: string | null }
/**
 * `place`: null as long as only the commune is told. Times in ISO 8601. `moves`: how often an accepted
 * meeting was changed.
 */
export type CalendarMeeting = {
  city: string
  place: string | null
  starts_at: string
  ends_at: string
  moves: number
}

/**
 * What the file says of its event. `kept`: fetched by the person, who accepted. `moved`: sent when an
 * accepted meeting changes, to be accepted again. `cancelled`: the meeting does not take place.
 */
export type CalendarStep = 'kept' | 'moved' | 'cancelled'

/**
 * RFC 5545, §3.8.7.4: calendars replace an event by the one with the higher sequence number. A move is
 * sent before the moved meeting can be fetched, and a cancellation comes after both.
 */
const sequenceOf = (step: CalendarStep, moves: number) =>
  2 * moves + (step === 'kept' ? 0 : step === 'moved' ? -1 : 1)

/** RFC 5546, §3.2: what a mailed event is for. A fetched file is the person's own and says nothing. */
const methods: Record<CalendarStep, string[]> = {
  kept: [],
  moved: ['METHOD:PUBLISH'],
  cancelled: ['METHOD:CANCEL'],
}

/** Events that are sent need an organiser; the application reads no mail. */
const organiser = 'ORGANIZER;CN=Venaison:invalid:nomail'
const statuses: Record<CalendarStep, string[]> = {
  kept: [],
  moved: [organiser, 'STATUS:TENTATIVE'],
  cancelled: [organiser, 'STATUS:CANCELLED'],
}

const LINE = 75
const bytes = new TextEncoder()

/** RFC 5545, §3.3.11: escapes special characters. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** RFC 5545, §3.1: folds lines longer than 75 octets; continuation lines start with a space. */
function folded(line: string): string {
  let [done, current, size] = ['', '', 0]
  for (const sign of line) {
    const length = bytes.encode(sign).length
    if (size + length > LINE) {
      done += `${current}\r\n`
      ;[current, size] = [' ', 1]
    }
    current += sign
    size += length
  }
  return done + current
}

/** A timestamp in UTC, in iCalendar format. */
const stamp = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/** A calendar with one event of these lines. `method`: what a mailed event is for. */
const calendarWith = (method: readonly string[], event: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Venaison//FR',
    ...method,
    'BEGIN:VEVENT',
    ...event,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** A planned hunt: `day` as YYYY-MM-DD, `expected` in words, empty when nothing is expected. */
export type CalendarHunt = { id: number; day: string; city: string; expected: string }

/** A planned hunt as an iCalendar file, for its giver: all day long, replaced when the hunt is changed. */
export function calendarOfHunt({ id, day, city, expected }: CalendarHunt): string {
  const date = day.replaceAll('-', '')
  return calendarWith(
    [],
    [
      `UID:chasse-${id}@venaison`,
      `DTSTAMP:${date}T000000Z`,
      `DTSTART;VALUE=DATE:${date}`,
      `SUMMARY:${escaped(`Chasse à ${city}`)}`,
      `LOCATION:${escaped(city)}`,
      ...(expected === '' ? [] : [`DESCRIPTION:${escaped(`Gibier attendu : ${expected}`)}`]),
      // The day is not taken: the giver may have other appointments.
      'TRANSP:TRANSPARENT',
    ],
  )
}

/**
 * The meeting of an offer as an iCalendar file (RFC 5545). The event id depends on the offer, so that a
 * moved meeting replaces the earlier event.
 */
export const calendarOf = (
  { id, given }: CalendarOffer,
  { city, place, starts_at, ends_at, moves }: CalendarMeeting,
  step: CalendarStep = 'kept',
): string =>
  calendarWith(methods[step], [
    `UID:proposition-${id}@venaison`,
    `SEQUENCE:${sequenceOf(step, moves)}`,
    // Independent of the current time, so that the file is reproducible.
    `DTSTAMP:${stamp(starts_at)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(ends_at)}`,
    `SUMMARY:${escaped(`Gibier à emporter${given === null ? '' : ` : ${given}`}`)}`,
    `LOCATION:${escaped(place === null ? city : `${place}, ${city}`)}`,
    ...statuses[step],
  ])
