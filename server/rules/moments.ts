import { dateInFrench, hoursInFrench } from '../../contract/dates-in-french.ts'

const format = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 13 mars 2026 à 12 h », in France. */
export const momentInWords = (moment: Date): string => hoursInFrench(dateInFrench(format, moment))

const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' })

/** « 18 h 30 », in France. */
export const clockInWords = (moment: Date): string => hoursInFrench(clock.format(moment))
