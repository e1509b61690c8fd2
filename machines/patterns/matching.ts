/** Normalises a text for searching: no accents, lower case. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * A function that tells whether a text contains every word of a search, ignoring accents and case. True
 * for an empty search. Made once for a list, since normalising takes longer than searching.
 */
export function wordSearch(search: string): (text: string) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return (text) => {
    const searched = plain(text)
    return words.every((word) => searched.includes(word))
  }
}
