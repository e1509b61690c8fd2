import { readText, refuseFile } from './read-text.ts'

/** The maximum number of lines of an Excel sheet; files often end with many empty ones. */
const LAST_LINE = 1_048_576
/** Maximum characters of one line; beyond it, a quotation mark was certainly left open. */
export const LONGEST_LINE = 20_000

export const inFrench = (count: number) => count.toLocaleString('fr-FR')

/** A line of separators alone, which the parser takes long for: it notes an error for each. */
const BLANK = /(?<=\n)[;,\t ]+(?=\n)/g

/**
 * The text in slices, each line of separators alone as an empty one.
 * @throws Refused for overlong lines, since the parser would make a cell of each separator
 */
export function* boundedLines(bytes: Uint8Array) {
  let line = 1
  let length = 0
  for (const slice of readText(bytes)) {
    for (const [at, part] of slice.split('\n').entries()) {
      if (at > 0) [line, length] = [line + 1, 0]
      length += part.length
      if (length > LONGEST_LINE)
        refuseFile(
          `La ligne ${line} est illisible : elle compte plus de ${inFrench(LONGEST_LINE)} caractères.`,
        )
    }
    if (line > LAST_LINE) refuseFile('Ce fichier compte trop de lignes vides.')
    yield slice.replaceAll(BLANK, '')
  }
}
