import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { foundWords } from '../../contract/folding.ts'
import { searchedWords } from '../storage/search-words.ts'

/**
 * A former name of a commune, or that of a part of it: « Arbignieu » is in Arboys-en-Bugey today. `folded`:
 * the words by which it is searched.
 */
export type FormerName = { insee: string; name: string; folded: string }
type Searched = FormerName & { words: string[] }

/** All of them, from the file that `prepare-communes.ts` wrote, folded as searches are. */
function readNames(): Searched[] {
  const file = readFileSync(new URL('./former-names.json.gz', import.meta.url))
  const names: [string, string][] = JSON.parse(gunzipSync(file).toString())
  return names.map(([insee, name]) => {
    const short = searchedWords(name)
    return { insee, name, folded: short.join(' '), words: [...new Set([...short, ...foundWords(name)])] }
  })
}

/** Read when the server starts: folding takes a hundred times as long as a search. */
const names = readNames()

/**
 * The former names whose words start with these, `searchedWords` of a search: by INSEE code of today’s
 * commune, one each, the one that was typed in full if any. `exact`: those only.
 */
export function findFormerNames(words: readonly string[], exact = false): Map<string, FormerName> {
  const found = new Map<string, FormerName>()
  if (words.length === 0) return found
  const typed = words.join(' ')
  for (const one of names) {
    const isExact = one.folded === typed
    if (!isExact && (exact || !words.every((word) => one.words.some((other) => other.startsWith(word)))))
      continue
    if (isExact || !found.has(one.insee)) found.set(one.insee, one)
  }
  return found
}
