type Kept = { id: number; given: string | null }
/** Times in ISO 8601. */
type Meeting = { city: string; place: string | null; starts_at: string; ends_at: string; moves: number }

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

/**
 * The meeting of an offer as an iCalendar file (RFC 5545). The event id depends on the offer, so that a
 * moved meeting replaces the earlier event.
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
    // Independent of the current time, so that the file is reproducible.
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

/** The same as a data URL for downloading. */
export const calendarFile = (offer: Kept, meeting: Meeting): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOf(offer, meeting))}`
