import { limits } from '../../contract/limits.ts'
import type { SpecimenType } from '../../contract/shared/specimen-types.ts'
import { clockIn, dayIn, PARIS, readAt } from '../../contract/time-zones.ts'
import { dateInFrench, hoursInFrench } from '../../contract/dates-in-french.ts'

// Not date-fns, whose French names would be loaded with every page: browsers have them built in.
const longDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'full' })

/** `YYYY-MM-DD` as « samedi 12 décembre 2026 », and the first of a month as « 1er ». */
export const dayInWords = (day: string) => dateInFrench(longDay, new Date(day))

/** A hunt as named in buttons and questions, « la chasse du samedi 12 décembre 2026 à Bourges ». */
export const huntCalled = (day: string, place: string) => `la chasse du ${dayInWords(day)} à ${place}`

/** The day of a timestamp where it says that it is, `YYYY-MM-DD`. */
export const placeDay = (moment: string): string => {
  const { zone, at } = readAt(moment)
  return dayIn(zone, at)
}

/** The day of a timestamp at its place, in words. */
export const momentDay = (moment: string) => dayInWords(placeDay(moment))

/** The label of a quantity of animals: singular up to 1, plural beyond (spec §2). */
export const animals = (type: SpecimenType, quantity: number) =>
  quantity <= 1 ? type.label : type.label_plural

/** A text with its first letter capitalised. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** An expected quantity. The highest option means « that many or more » (spec §5). */
export const expected = (quantity: number) =>
  quantity >= limits.prevision.max ? `${limits.prevision.max}+` : String(quantity)

const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
/** Kilometres, with one decimal below ten. */
export const kilometres = (km: number) => `${(km < 10 ? decimal : whole).format(km)} km`

/**
 * The distance of a person from a hunt, following the name of a commune: « à 12 km », « dans la commune
 * ».
 */
export const away = (km: number, here = 'dans la commune') => (km < 0.05 ? here : `à ${kilometres(km)}`)

const grouped = new Intl.NumberFormat('fr-FR')
/** An integer with grouped digits. */
export const figure = (n: number) => grouped.format(n)

/** « 1 gibier », « 1 234 gibiers ». */
export const counted = (n: number, one: string, many: string) => `${figure(n)} ${n <= 1 ? one : many}`

/** Today’s date in a time zone, `YYYY-MM-DD`. */
export const today = (zone = PARIS) => dayIn(zone, new Date())

const dayFormat = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short' })
const momentFormatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone, dateStyle: 'long', timeStyle: 'short' })
const momentFormat = momentFormatOf(PARIS)

/** The day of a timestamp in France, « 10/03/2026 ». */
export const dayOf = (moment: string) => dayFormat.format(new Date(moment))

/** A timestamp at its place, « 10 mars 2026 à 12 h ». */
export const momentInWords = (moment: string) => {
  const { zone, at } = readAt(moment)
  return hoursInFrench(dateInFrench(zone === PARIS ? momentFormat : momentFormatOf(zone), at))
}

/** The time of a timestamp at its place, « 15 h 32 ». */
export const clockTime = (moment: string) => {
  const { zone, at } = readAt(moment)
  return hoursInFrench(clockIn(zone, at))
}

/** First name, then last name if there is one. */
export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string | null }) =>
  [firstname, lastname].filter(Boolean).join(' ')
