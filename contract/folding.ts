/** Letters that Unicode does not decompose into a base letter and marks, as people without such a key type them. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
}
const FOREIGN = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')
/** Accents, vowel signs, and characters without width. PostgreSQL has no class of them: `bare_words` lists the same. */
const HIDDEN =
  '0300-036f 0483-0489 0591-05c7 0610-061a 064b-065f 0670 1ab0-1aff 1dc0-1dff 20d0-20ff fe20-fe2f' +
  ' 00ad 180e 200b-200f 202a-202e 2060-2069 fe00-fe0f feff'
const UNSEEN = new RegExp(
  `[${HIDDEN.replaceAll(/[0-9a-f]{4}/g, String.raw`\u$&`).replaceAll(' ', '')}]`,
  'gu',
)
/** Apostrophes that count as letters in Unicode, such as the ʻokina of Polynesian communes. */
const APOSTROPHES = /[\u{02b9}-\u{02bf}]/gu
/** What joins the halves of one word: « Jean-Pierre », « N’Guyen ». */
const JOINTS = /['’‘‛`´\u{2010}-\u{2015}\u{2212}-]+/gu

/** A text without case, accents, ligatures, foreign letters and invisible characters; punctuation stays. */
export const plainText = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(UNSEEN, '')
    .replace(FOREIGN, (letter) => LETTERS[letter] ?? letter)

const split = (plain: string): string[] => plain.split(/[^\p{L}\p{Nd}]+/u).filter((word) => word !== '')

/**
 * The one normalisation by which texts that people type are searched and compared, as words: « L’Haÿ-les-
 * Roses » gives `['l', 'hay', 'les', 'roses']`. The function `bare_words` of the database does the same.
 */
export const bareWords = (text: string): string[] => split(plainText(text))

/**
 * The words by which a text is found: each, and each compound in one piece, as some people type it:
 * « N’Guyen » is also found as « nguyen ».
 */
export function foundWords(text: string): string[] {
  const plain = plainText(text)
  return [...new Set([...split(plain), ...split(plain.replace(JOINTS, ''))])]
}

/** What was typed without a space: its words, and what is meant by who types « O’Neil » for « Oneil ». */
export type SearchedPart = { words: string[]; joined: string }

/** The first `most` words of a search, by what was typed without a space in between. */
export function searchedParts(text: string, most = Infinity): SearchedPart[] {
  let left = most
  return plainText(text)
    .split(/\s+/u)
    .map((part) => {
      const words = split(part).slice(0, left)
      left -= words.length
      return { words, joined: words.join('') }
    })
    .filter(({ words }) => words.length > 0)
}

/**
 * A function that tells whether a text contains every word of a search. True for an empty search, false for
 * one without letters or digits. Made once for a list, since normalising takes longer than searching.
 */
export function wordSearch(search: string): (text: string) => boolean {
  const parts = searchedParts(search)
  if (parts.length === 0) return () => search.trim() === ''
  return (text) => {
    const searched = foundWords(text).join(' ')
    return parts.every(
      ({ words, joined }) => words.every((word) => searched.includes(word)) || searched.includes(joined),
    )
  }
}
