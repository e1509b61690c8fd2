import { isUtf8 } from 'node:buffer'
import { Refused } from '../http/errors.ts'
import { breakOf, placeInWords } from './byte-places.ts'

/** Bytes decoded at a time, so that other requests are served in between. */
const SLICE = 65_536
/** The bytes that are undefined in Windows-1252. */
const FOREIGN = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** @throws always: refuses the whole file with this reason */
export function refuseFile(reason: string): never {
  throw new Refused({ file_retrivers: [reason] })
}

/** Letters with accents, as Excel for Mac writes « à ç é è ê ë î ï ô ù û É ». In Windows-1252 they are signs. */
const MAC = new Set([0x88, 0x8d, 0x8e, 0x8f, 0x90, 0x91, 0x94, 0x95, 0x99, 0x9d, 0x9e, 0x83])
const isLetter = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a

/** Whether letters with accents stand where only those of the Macintosh have them. */
const isMac = (bytes: Uint8Array) =>
  !bytes.some((byte) => byte >= 0xc0) &&
  bytes.some((byte, at) => MAC.has(byte) && (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1])))

const isAscii = (byte: number) => byte < 0x80

/**
 * Of a file that is not UTF-8 as a whole, a line with accents that is (`read`, its number), and the first byte
 * with an accent of one that is not (`at`).
 */
function mixedLines(bytes: Uint8Array): { read: number; at: number } | undefined {
  const found: { read?: number; at?: number } = {}
  const lineEnd = breakOf(bytes)
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(lineEnd, start)
    const own = bytes.subarray(start, end < 0 ? bytes.length : end)
    const from = start
    start = end < 0 ? bytes.length : end + 1
    if (own.every(isAscii)) continue
    if (isUtf8(own)) found.read ??= line
    else found.at ??= from + own.findIndex((byte) => !isAscii(byte))
    const { read, at } = found
    if (read !== undefined && at !== undefined) return { read, at }
  }
  return undefined
}

/**
 * The encoding of a file: UTF-8, with or without BOM, Windows-1252, which Excel writes in France, or that of
 * the Macintosh.
 * @throws Refused for anything else, and for lines in two of them, whose names would be spoilt
 */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'windows-1252' | 'macintosh' {
  if (bytes.length === 0) refuseFile('Ce fichier est vide.')
  const [first = 0, second = 0] = bytes
  if (first === 0x50 && second === 0x4b)
    refuseFile('Ce fichier est un classeur : enregistrez-le d’abord au format CSV (UTF-8).')
  const mark = (first << 8) | second
  if (mark === 0xfffe || mark === 0xfeff)
    refuseFile('Ce fichier est en UTF-16 : enregistrez-le au format CSV (UTF-8).')
  const empty = bytes.indexOf(0)
  if (empty >= 0)
    refuseFile(
      `Ce fichier n’est pas un fichier CSV, ou il a été abîmé en chemin (${placeInWords(bytes, empty)}) : enregistrez-le de nouveau au format CSV (UTF-8).`,
    )
  if (isUtf8(bytes)) return 'utf-8'
  const mixed = mixedLines(bytes)
  if (mixed)
    refuseFile(
      `Un accent (${placeInWords(bytes, mixed.at)}) n’a pas le même encodage que ceux de la ligne ${mixed.read} : cette ligne vient sans doute d’un autre fichier. Enregistrez le tout au format CSV (UTF-8).`,
    )
  if (isMac(bytes)) return 'macintosh'
  const foreign = bytes.findIndex((byte) => FOREIGN.has(byte))
  if (foreign >= 0)
    refuseFile(
      `Une lettre n’est pas reconnue (${placeInWords(bytes, foreign)}) : ce fichier a sans doute été enregistré dans l’encodage d’un autre pays, ou abîmé en chemin. Enregistrez-le au format CSV (UTF-8).`,
    )
  return 'windows-1252'
}

/**
 * The text of a file in slices, without a BOM; line breaks are normalised to `
 * `.
 */
export function* readText(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  let kept = ''
  for (let start = 0; start < bytes.length; start += SLICE) {
    const isLast = start + SLICE >= bytes.length
    const text = kept + decoder.decode(bytes.subarray(start, start + SLICE), { stream: !isLast })
    // Whether a slice ends within `\r
    // ` is only known with the next one.
    kept = text.endsWith('\r') && !isLast ? '\r' : ''
    yield text.slice(0, text.length - kept.length).replace(/\r\n?/g, '\n')
  }
}
