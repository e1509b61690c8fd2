import { createHash } from 'node:crypto'
import type { RefusedLine } from '../../contract/federations/federation-jobs.ts'
import { bareWords, plainText } from '../../contract/folding.ts'
import { limits } from '../../contract/limits.ts'
import { type Cells, readLines } from './read-lines.ts'
import { refuseFile } from './read-text.ts'
import { Email } from '../../contract/shared/people.ts'

/** Members written at a time. */
const BATCH = 2000
/** Control characters and non-characters: no name or address contains any, and PostgreSQL refuses some. */
// oxlint-disable-next-line no-control-regex -- it looks for control characters
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/
const { cell: LONGEST, rows: MOST, refusals: REPORTED } = limits.retrieverFile

/**
 * A parsed file: its valid members in batches, each serialised as the JSON array that the database takes,
 * and the refused lines. A serialised batch takes far less memory than objects.
 */
export type CheckedFile = {
  /** SHA-256 of the file, in hexadecimal. */
  checksum: string
  batches: { rows: string; size: number }[]
  /** Number of members in all batches. */
  members: number
  /** The NITs of all lines, refused ones included, as a JSON array: members missing from it are removed. */
  nits: string
  refused: number
  refusals: RefusedLine[]
}

/**
 * The stored columns of a line: those that identify a giver as a member. The other cells are only
 * validated.
 */
type Member = Pick<Cells, 'lastname' | 'firstname' | 'nit' | 'email' | 'city'>
const kept = ({ lastname, firstname, nit, email, city }: Cells): Member => ({
  lastname,
  firstname,
  nit,
  email: addressIn(email),
  city,
})

/** What people write where there is no address: « néant », « - », « aucun ». */
const NO_ADDRESS = new Set([
  '',
  'neant',
  'aucun',
  'aucune',
  'non',
  'nc',
  'na',
  'inconnu',
  'inconnue',
  'sans',
  'pasdemail',
  'x',
])
const addressIn = (email: string) => (NO_ADDRESS.has(bareWords(email).join('')) ? '' : email)

/** What is wrong with the NIT of a line, or null. `lines`: line numbers by NIT. */
function nitMistake(nit: string, lines: ReadonlyMap<string, number>): string | null {
  if (nit === '') return 'NIT manque.'
  const { length } = limits.nit
  if (nit.length !== length) {
    const cause =
      nit.replaceAll(/\s/g, '').length === length
        ? ' : une espace est de trop'
        : /^\d+$/.test(nit) && nit.length === length - 1
          ? ' : un tableur a sans doute retiré le zéro du début'
          : ''
    return `NIT doit compter ${length} caractères${cause}.`
  }
  const first = lines.get(plainText(nit))
  return first === undefined ? null : `Ce NIT figure déjà à la ligne ${first}.`
}

/** All reasons why a line is not a valid member, in French; null if it is valid. */
function refusalReason(cells: Cells, isWide: boolean, lines: ReadonlyMap<string, number>): string | null {
  // The cells of such a line are shifted, so other messages would be misleading.
  if (isWide) return 'Elle a plus de cellules que la première ligne : un séparateur est de trop.'
  const { lastname, firstname, nit } = cells
  const email = addressIn(cells.email)
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
 * Reads and validates a whole file. Invalid lines are skipped, the others are kept. Formulas are treated
 * as plain text.
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
    lines.set(plainText(nit), line)
    file.members++
    if (batch.push(kept(cells)) === BATCH) seal()
  }
  seal()
  file.nits = JSON.stringify([...nits])
  if (read === 0) refuseFile('Ce fichier ne contient que la ligne des colonnes.')
  return file
}
