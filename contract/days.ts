import { dayIn, PARIS } from './time-zones.ts'

/** Milliseconds. */
export const DAY = 86_400_000

/** The day `days` after a day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The Sunday after a day, both `YYYY-MM-DD`; after a Sunday the one a week later. */
export const nextSunday = (day: string): string => dayAfter(day, 7 - new Date(day).getUTCDay())

/** The day in mainland France at a moment, `YYYY-MM-DD`. */
export const parisDay = (moment: Date): string => dayIn(PARIS, moment)

/**
 * The day a number of months after a day, both `YYYY-MM-DD`; the last day of the month if that month is
 * too short.
 */
export const monthsAfter = (day: string, months: number): string => monthsBefore(day, -months)

/**
 * The day a number of months before a day, both `YYYY-MM-DD`; the last day of the month if that month is
 * too short.
 */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}
