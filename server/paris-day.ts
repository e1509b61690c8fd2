export { dayAfter } from '../contract/days.ts'

const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The day it is in France at a moment, `YYYY-MM-DD`: a hunt's day ends at midnight there. */
export const parisDay = (moment: Date): string => formatter.format(moment)
