import { retrieverColumns } from '../../contract/federations/retrievers.ts'

/** Bytes at the start in which the names of the columns are looked for. */
const START = 8192
const [LF, CR, QUOTE] = [0x0a, 0x0d, 0x22]

/** The byte that ends each line. */
export const breakOf = (bytes: Uint8Array): number => (bytes.includes(LF) ? LF : CR)

const named = (text: string) => retrieverColumns.filter((name) => text.toUpperCase().includes(name)).length

/** The names of the columns, and their separator, as far as plain letters tell them: the encoding is not known. */
function headOf(bytes: Uint8Array): { names: string[]; separator: string } {
  const lines = Buffer.from(bytes.subarray(0, START))
    .toString('latin1')
    .split(/[\r\n]/)
  const head = lines.reduce((best, text) => (named(text) > named(best) ? text : best), '')
  const parts = (separator: string) => head.split(separator)
  const separator = [';', '\t', ','].reduce((best, one) =>
    parts(one).length > parts(best).length ? one : best,
  )
  const names = parts(separator).map((name) => name.replace(/[^\x20-\x7e]|"/g, '').trim())
  return { names: named(head) > 0 ? names : [], separator }
}

/** The line of a byte, counted from 1, and its column, in French: « ligne 3, colonne NOM ». */
export function placeInWords(bytes: Uint8Array, at: number): string {
  const { names, separator } = headOf(bytes)
  const code = separator.charCodeAt(0)
  const end = breakOf(bytes)
  let [line, start] = [1, 0]
  for (let next = bytes.indexOf(end); next >= 0 && next < at; next = bytes.indexOf(end, start)) {
    line++
    start = next + 1
  }
  let [column, isQuoted] = [0, false]
  for (const byte of bytes.subarray(start, at)) {
    if (byte === QUOTE) isQuoted = !isQuoted
    else if (byte === code && !isQuoted) column++
  }
  return `ligne ${line}, colonne ${names[column] || column + 1}`
}
