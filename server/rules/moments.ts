import { dateInFrench, hoursInFrench } from '../../contract/dates-in-french.ts'
import { clockIn, PARIS } from '../../contract/time-zones.ts'

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone })
const inParis = formatOf(PARIS)

/** « 13 mars 2026 à 12 h », in a time zone. */
export const momentInWords = (moment: Date, zone = PARIS): string =>
  hoursInFrench(dateInFrench(zone === PARIS ? inParis : formatOf(zone), moment))

/** « 18 h 30 », in a time zone. */
export const clockInWords = (moment: Date, zone = PARIS): string => hoursInFrench(clockIn(zone, moment))
