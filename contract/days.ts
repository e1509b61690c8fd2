/** The day `days` after a day, both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The day it is in France at a moment, `YYYY-MM-DD`: a hunt's day ends at midnight there. */
export const parisDay = (moment: Date): string => formatter.format(moment)
