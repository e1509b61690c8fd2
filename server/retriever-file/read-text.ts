import { isUtf8 } from 'node:buffer'
import { Refused } from '../http/errors.ts'

/** Bytes decoded at a time, so that other requests are served in between. */
const SLICE = 65_536
/** The bytes that are undefined in Windows-1252. */
const FOREIGN = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** @throws always: refuses the whole file with this reason */
export function refuseFile(reason: string): never {
  throw new Refused({ file_retrivers: [reason] })
}

/**
 * The encoding of a file: UTF-8, with or without BOM, or Windows-1252, which Excel writes in France.
 * @throws Refused for anything else
 */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'windows-1252' {
  if (bytes.length === 0) refuseFile('Ce fichier est vide.')
  const [first = 0, second = 0] = bytes
  if (first === 0x50 && second === 0x4b)
    refuseFile('Ce fichier est un classeur : enregistrez-le d’abord au format CSV (UTF-8).')
  const mark = (first << 8) | second
  if (mark === 0xfffe || mark === 0xfeff)
    refuseFile('Ce fichier est en UTF-16 : enregistrez-le au format CSV (UTF-8).')
  if (bytes.includes(0)) refuseFile('Ce fichier n’est pas un fichier CSV.')
  if (isUtf8(bytes)) return 'utf-8'
  if (bytes.some((byte) => FOREIGN.has(byte)))
    refuseFile('L’encodage de ce fichier n’est pas reconnu : enregistrez-le au format CSV (UTF-8).')
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
