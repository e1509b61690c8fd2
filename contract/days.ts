/** Milliseconds. */
export const DAY = 86_400_000

/** The day `days` after a day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The Sunday after a day, both `YYYY-MM-DD`; after a Sunday the one a week later. */
export const nextSunday = (day: string): string => dayAfter(day, 7 - new Date(day).getUTCDay())

const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The day it is in France at a moment, `YYYY-MM-DD`: a hunt's day ends at midnight there. */
export const parisDay = (moment: Date): string => formatter.format(moment)

/** The day so many months after a day, both `YYYY-MM-DD`; the last of its month where that has no such day. */
export const monthsAfter = (day: string, months: number): string => monthsBefore(day, -months)

/** The day so many months before a day, both `YYYY-MM-DD`; the last of its month where that has no such day. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}
