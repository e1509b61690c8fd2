import { bareWords, foundWords } from '../../contract/folding.ts'

/** Words of commune names that are commonly abbreviated. */
const SHORT: Record<string, string> = { saint: 'st', sainte: 'ste' }

/**
 * The words of a search, with abbreviations normalised: « Saint-Am » and « st am » both give `['st',
 * 'am']`.
 */
export const searchedWords = (text: string): string[] => bareWords(text).map((word) => SHORT[word] ?? word)

/**
 * The search columns of a commune: `words` contains those of its name, in full and abbreviated, and its
 * codes.
 */
export function searchColumns(commune: {
  label: string
  department_code: string
  postalCodes: readonly string[]
}): { search_name: string; search_words: string; words: string[] } {
  const short = searchedWords(commune.label)
  // Corsican postal codes start with 20, not with 2A or 2B.
  const codes = [...commune.postalCodes, commune.department_code.toLowerCase()]
  const words = [...new Set([...short, ...foundWords(commune.label), ...codes])]
  return { search_name: short.join(' '), search_words: words.map((word) => ` ${word}`).join(''), words }
}
