/** Words that communes and people write both in full and shortened. */
const SHORT: Record<string, string> = { saint: 'st', sainte: 'ste' }

/**
 * A name without accents, capitals, ligatures or punctuation, as words: « L’Haÿ-les-Roses » gives
 * `['l', 'hay', 'les', 'roses']`.
 */
export const bareWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** The words a person typed, « Saint-Am » and « st am » alike: `['st', 'am']`. */
export const searchedWords = (text: string): string[] => bareWords(text).map((word) => SHORT[word] ?? word)

/** Every word by which a commune is found: its name, in full and shortened, and its postal codes. */
export function communeWords(commune: {
  label: string
  department_code: string
  postalCodes: readonly string[]
}): string[] {
  const words = new Set(bareWords(commune.label))
  for (const word of searchedWords(commune.label)) words.add(word)
  for (const code of commune.postalCodes) words.add(code)
  // Corsican postal codes start with 20, not with 2A or 2B.
  words.add(commune.department_code.toLowerCase())
  return [...words]
}
