import { clockIn, PARIS } from '../../contract/time-zones.ts'
import { dateInFrench, hoursInFrench } from '../../contract/dates-in-french.ts'

const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in French: `12 mai 2027`, `1er juin 2027`. */
export const dayInWords = (day: string): string => dateInFrench(long, new Date(day))

/** A day in figures: `12/05/2027`. */
export const shortDay = (day: string): string => day.split('-').toReversed().join('/')

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone })
const inParis = formatOf(PARIS)

/** « 13 mars 2026 à 12 h », in a time zone. */
export const momentInWords = (moment: Date, zone = PARIS): string =>
  hoursInFrench(dateInFrench(zone === PARIS ? inParis : formatOf(zone), moment))

/** « 18 h 30 », in a time zone. */
export const clockInWords = (moment: Date, zone = PARIS): string => hoursInFrench(clockIn(zone, moment))
