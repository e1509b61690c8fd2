/** The time zone of mainland France. */
export const PARIS = 'Europe/Paris'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The date and time in a zone, `YYYY-MM-DD HH:MM:SS`. */
function timeIn(zone: string, moment: Date): string {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    formatters.set(zone, formatter)
  }
  return formatter.format(moment)
}

/** The day at a moment in a zone, `YYYY-MM-DD`. */
export const dayIn = (zone: string, moment: Date): string => timeIn(zone, moment).slice(0, 10)

/** The time at a moment in a zone, `HH:MM`. */
export const clockIn = (zone: string, moment: Date): string => timeIn(zone, moment).slice(11, 16)

const MINUTE = 60_000

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
const aheadOf = (zone: string, moment: Date) =>
  Math.round((Date.parse(`${timeIn(zone, moment).replace(' ', 'T')}Z`) - moment.getTime()) / MINUTE) * MINUTE

const two = (number: number) => String(number).padStart(2, '0')

/**
 * A moment in the API’s format: ISO 8601 in UTC or, overseas, with the offset of its place, whose days and
 * hours pages then show.
 */
export function momentAt(zone: string, moment: Date): string {
  if (zone === PARIS) return moment.toISOString()
  const ahead = aheadOf(zone, moment)
  const minutes = Math.abs(ahead) / MINUTE
  const offset = `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return new Date(moment.getTime() + ahead).toISOString().replace('Z', offset)
}

/** A moment that an offset says overseas: it reads in UTC as at its place. Otherwise it reads in Paris. */
export function readAt(moment: string): { zone: string; at: Date } {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(moment) ?? []
  const at = new Date(moment)
  if (!sign) return { zone: PARIS, at }
  const ahead = (Number(hours) * 60 + Number(minutes)) * MINUTE * (sign === '-' ? -1 : 1)
  return { zone: 'UTC', at: new Date(at.getTime() + ahead) }
}
