import { searchedWords } from './search-words.ts'

/** Communes with arrondissements: the postal code before that of the first, and how many there are. */
const DIVIDED: Readonly<Record<string, [number, number]>> = {
  paris: [75_000, 20],
  lyon: [69_000, 9],
  marseille: [13_000, 16],
}
const ORDINAL = /^(\d{1,2})(er|e|em|eme|ieme|ere|re|nd|nde)?$/
const ARRONDISSEMENT = /^(arr|arrdt|arrondissement|arrondissements)$/

/** « Paris 15e arrondissement » as what is known of it: the commune, and its postal code. */
function withArrondissement(words: string[]): string[] {
  const divided = words.map((word) => DIVIDED[word]).find((one) => one !== undefined)
  if (!divided) return words
  const [before, count] = divided
  return words.flatMap((word) => {
    if (ARRONDISSEMENT.test(word)) return []
    const nth = Number(ORDINAL.exec(word)?.[1] ?? 0)
    return nth >= 1 && nth <= count ? String(before + nth) : word
  })
}

/**
 * « 18020 Bourges Cedex 2 » as its commune: such a postal code belongs to a firm, not to the place. What is
 * left must be a name.
 */
function withoutCedex(words: string[]): string[] {
  const at = words.findIndex((word) => word === 'cedex' || word === 'cdx')
  if (at < 0) return words
  const name = words.slice(0, at).filter((word) => !/^\d{5}$/.test(word))
  return name.length > 0 ? name : words
}

/** The words by which a commune is searched, from what was typed: as in an address, too. */
export const cityWords = (search: string): string[] => withArrondissement(withoutCedex(searchedWords(search)))

/** The same while « cedex » is still being typed. */
export const withoutBegunCedex = (words: string[]): string[] =>
  words.length > 1 && 'cedex'.startsWith(words.at(-1)!) ? words.slice(0, -1) : words
