/** A text as people search for it: without accents and capitals. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether every word of a search stands in a text, whatever the accents and capitals. True of an empty search. */
export const holdsWords = (text: string, search: string): boolean =>
  plain(search)
    .split(/\s+/)
    .every((word) => plain(text).includes(word))
