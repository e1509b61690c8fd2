import { createHash } from 'node:crypto'
import type { RefusedLine } from '../../contract/federations/federation-jobs.ts'
import { limits } from '../../contract/limits.ts'
import { type Cells, readLines } from './read-lines.ts'
import { refuseFile } from './read-text.ts'
import { Email } from '../../contract/shared/people.ts'

/** Members written at a time. */
const BATCH = 2000
/** Control and non-characters: no name or address has any, and PostgreSQL refuses some of them. */
// oxlint-disable-next-line no-control-regex -- it looks for control characters
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/
const { cell: LONGEST, rows: MOST, refusals: REPORTED } = limits.retrieverFile

/**
 * A file that was read: its members in batches, each serialised as the JSON array that the database
 * takes, and the lines that were left out. A serialised batch is far smaller than its objects.
 */
export type CheckedFile = {
  /** SHA-256 of the file, in hexadecimal. */
  checksum: string
  batches: { rows: string; size: number }[]
  /** Number of members in all batches. */
  members: number
  /** The NITs of all lines, left out or not, as a JSON array: who has none of them is no longer a member. */
  nits: string
  refused: number
  refusals: RefusedLine[]
}

/** What is kept of a line: what recognises a giver as a member. The other cells are only checked. */
type Member = Pick<Cells, 'lastname' | 'firstname' | 'nit' | 'email' | 'city'>
const kept = ({ lastname, firstname, nit, email, city }: Cells): Member => ({
  lastname,
  firstname,
  nit,
  email,
  city,
})

/** What is wrong with the NIT of a line; null when nothing is. `lines`: line numbers by NIT. */
function nitMistake(nit: string, lines: ReadonlyMap<string, number>): string | null {
  if (nit === '') return 'NIT manque.'
  if (nit.length !== limits.nit.length) return `NIT doit compter ${limits.nit.length} caractères.`
  const first = lines.get(nit)
  return first === undefined ? null : `Ce NIT figure déjà à la ligne ${first}.`
}

/** Everything for which a line is not a valid member, in French; null when it is. */
function refusalReason(cells: Cells, isWide: boolean, lines: ReadonlyMap<string, number>): string | null {
  // What stands beside its column would be wrong as well.
  if (isWide) return 'Elle a plus de cellules que la première ligne : un séparateur est de trop.'
  const { lastname, firstname, nit, email } = cells
  const values = Object.values(cells)
  const isAddress = email === '' || email.length > LONGEST || Email.safeParse(email).success
  const mistakes = [
    values.some((value) => INVISIBLE.test(value)) ? 'Elle contient un caractère interdit.' : null,
    values.some((value) => value.length > LONGEST) ? `Une cellule dépasse ${LONGEST} caractères.` : null,
    lastname === '' ? 'NOM manque.' : null,
    firstname === '' ? 'PRENOM manque.' : null,
    nitMistake(nit, lines),
    isAddress ? null : 'MAIL n’est pas une adresse e-mail.',
  ]
  return mistakes.filter((mistake) => mistake !== null).join(' ') || null
}

/**
 * Reads and checks a whole file. An invalid line is left out, the others are kept. Formulas are plain
 * text: nothing evaluates them, here or later.
 * @throws Refused when the file as a whole is not a member database
 */
export async function checkFile(bytes: Uint8Array): Promise<CheckedFile> {
  const lines = new Map<string, number>()
  const nits = new Set<string>()
  const file: CheckedFile = {
    checksum: createHash('sha256').update(bytes).digest('hex'),
    batches: [],
    members: 0,
    nits: '[]',
    refused: 0,
    refusals: [],
  }
  let batch: Member[] = []
  let read = 0
  const seal = () => {
    if (batch.length > 0) file.batches.push({ rows: JSON.stringify(batch), size: batch.length })
    batch = []
  }
  for await (const { line, cells, isWide } of readLines(bytes)) {
    if (++read > MOST) refuseFile(`Ce fichier compte plus de ${MOST.toLocaleString('fr-FR')} lignes.`)
    const { nit } = cells
    if (nit.length === limits.nit.length && !INVISIBLE.test(nit)) nits.add(nit)
    const reason = refusalReason(cells, isWide, lines)
    if (reason !== null) {
      file.refused++
      if (file.refusals.length < REPORTED) file.refusals.push({ line, reason })
      continue
    }
    lines.set(nit, line)
    file.members++
    if (batch.push(kept(cells)) === BATCH) seal()
  }
  seal()
  file.nits = JSON.stringify([...nits])
  if (read === 0) refuseFile('Ce fichier ne contient que la ligne des colonnes.')
  return file
}
