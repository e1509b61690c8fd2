import { Children, type ReactNode } from 'react'
import { wholeWords } from './whole-words.ts'

const NARROW = '\u202f'
const WIDE = '\u00a0'

/** Digits in pairs (« 06 12 34 56 78 ») and numbers with a unit, which must not wrap. */
const PAIRS = /\b\d{2}(?: \d{2}){2,6}\b/g
const UNITS = /(\d) (?=(?:km|kg|g|m|h|min|°C|kB|Mo|heures?|jours?)(?![\p{L}]))/gu
/** The day of a month, which does not wrap: « 1er décembre ». */
const DATES =
  /\b(1er|\d{1,2}) (?=janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/g

/**
 * French typography: no-break spaces before « ? ! : ; % € », inside guillemets, within phone numbers and
 * between a number and its unit, a day and its month; typographic apostrophes. Hyphens stay ordinary ones, by
 * which a label is searched and spoken. Source text uses ordinary spaces.
 */
export function fr(text: string): string {
  return text
    .replaceAll(PAIRS, (digits) => digits.replaceAll(' ', WIDE))
    .replaceAll(UNITS, `$1${WIDE}`)
    .replaceAll(DATES, `$1${WIDE}`)
    .replaceAll(/ (?=[?!;])/g, NARROW)
    .replaceAll(/ (?=[:%€»])/g, WIDE)
    .replaceAll('« ', `«${WIDE}`)
    .replaceAll("'", '’')
}

const converted = (node: ReactNode) => (typeof node === 'string' ? wholeWords(fr(node)) : node)

/** The same for React nodes: strings are converted, and « e-mail » in them does not wrap; elements are unchanged. */
export const frNode = (node: ReactNode): ReactNode =>
  Array.isArray(node) ? Children.map(node, converted) : converted(node)
