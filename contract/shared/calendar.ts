const LINE = 75
const bytes = new TextEncoder()

/** RFC 5545, §3.3.11: escapes special characters; of control characters only line breaks have a sign. */
export const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

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

/** An iCalendar file (RFC 5545) with one event of these lines. `method`: what a mailed event is for. */
export const calendarWith = (method: readonly string[], event: readonly string[]): string =>
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
