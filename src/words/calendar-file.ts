type Kept = { id: number; given: string | null }
/** Times in ISO 8601. */
type Meeting = { city: string; place: string | null; starts_at: string; ends_at: string; moves: number }

const LINE = 75
const bytes = new TextEncoder()

/** RFC 5545, §3.3.11: what a text may not hold as it is. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** RFC 5545, §3.1: a line has 75 octets at most, and goes on behind a space. */
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

/** A moment in UTC, as calendars write it. */
const stamp = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * The meeting of an offer for a calendar (RFC 5545): the same offer is the same event, which a
 * meeting that was moved replaces.
 */
export const calendarOf = (
  { id, given }: Kept,
  { city, place, starts_at, ends_at, moves }: Meeting,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Venaison//FR',
    'BEGIN:VEVENT',
    `UID:proposition-${id}@venaison`,
    `SEQUENCE:${moves}`,
    // Without a time of its own, a file that is made twice is the same twice.
    `DTSTAMP:${stamp(starts_at)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(ends_at)}`,
    `SUMMARY:${escaped(`Gibier à emporter${given === null ? '' : ` : ${given}`}`)}`,
    `LOCATION:${escaped(place === null ? city : `${place}, ${city}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** The same as an address from which a browser saves it. */
export const calendarFile = (offer: Kept, meeting: Meeting): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOf(offer, meeting))}`
