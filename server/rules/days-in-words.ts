import { dateInFrench } from '../../contract/dates-in-french.ts'

const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in French: `12 mai 2027`, `1er juin 2027`. */
export const dayInWords = (day: string): string => dateInFrench(long, new Date(day))

/** A day in figures: `12/05/2027`. */
export const shortDay = (day: string): string => day.split('-').toReversed().join('/')
