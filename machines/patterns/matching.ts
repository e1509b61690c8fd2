/** Normalises a text for searching: no accents, lower case. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether a text contains every word of a search, ignoring accents and case. True for an empty search. */
export const holdsWords = (text: string, search: string): boolean =>
  plain(search)
    .split(/\s+/)
    .every((word) => plain(text).includes(word))
