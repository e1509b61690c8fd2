import { format, parseISO } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import { parisDay } from '../contract/days.ts'
import { limits } from '../contract/limits.ts'
import type { SpecimenType } from '../contract/specimen-types.ts'

/** `YYYY-MM-DD` as « samedi 12 décembre 2026 », and the first of a month as « 1er ». */
export const dayInWords = (day: string) => {
  const date = parseISO(day)
  return format(date, date.getDate() === 1 ? "EEEE d'er' MMMM yyyy" : 'EEEE d MMMM yyyy', { locale: fr })
}

/** Digits in pairs, as a phone number is read out (spec §9). */
export const phoneInPairs = (phone: string) => (phone.replace(/\D/g, '').match(/\d{1,2}/g) ?? []).join(' ')

/** The label of a quantity of animals: singular up to 1, plural beyond (spec §2). */
export const animals = (type: SpecimenType, quantity: number) =>
  quantity <= 1 ? type.label : type.label_plural

/** An expected quantity; the highest one that can be chosen means that many and more (spec §5). */
export const expected = (quantity: number) =>
  quantity >= limits.prevision.max ? `${limits.prevision.max}+` : String(quantity)

/** Kilometres, with a decimal below ten. */
export const kilometres = (km: number) =>
  `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: km < 10 ? 1 : 0 }).format(km)} km`

/** « 1 gibier », « 3 gibiers ». */
export const counted = (n: number, one: string, many: string) => `${n} ${n <= 1 ? one : many}`

/** The day it is in France, `YYYY-MM-DD`. */
export const today = () => parisDay(new Date())
