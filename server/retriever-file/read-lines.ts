import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { retrieverColumns } from '../../contract/federations/retrievers.ts'
import { readText, refuseFile } from './read-text.ts'

/** What each column of the file fills. */
const columns = {
  NOM: 'lastname',
  PRENOM: 'firstname',
  NIT: 'nit',
  MAIL: 'email',
  ADRESSE: 'address',
  CP: 'postal_code',
  COMMUNE: 'city',
  PORTABLE: 'phone',
} as const satisfies Record<(typeof retrieverColumns)[number], string>

type Field = (typeof columns)[keyof typeof columns]
/** What one line says, every cell as it is written but for the spaces around and within. */
export type Cells = Record<Field, string>
/** `line`: where it begins in the file, counted from 1; `isWide`: it has more cells than there are columns. */
export type Line = { line: number; cells: Cells; isWide: boolean }

/** The last line that a sheet of Excel can have; many stand empty at the foot of a file. */
const LAST_LINE = 1_048_576
/** Characters of one line: beyond, a quotation mark was surely left open. */
const LONGEST_LINE = 20_000

const bare = (cell: string) => cell.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * Every line of the file that says something, after the names of the columns.
 * @throws Refused when it cannot be read as the CSV file that is expected
 */
export async function* readLines(bytes: Uint8Array): AsyncGenerator<Line> {
  let places: Record<Field, number> | undefined
  let width = 0
  for await (const { cells, line } of readRecords(bytes)) {
    if (cells.every((cell) => cell === '')) continue
    if (!places) {
      places = placesOf(cells)
      width = cells.length
      continue
    }
    const found = places
    const own = Object.fromEntries(
      retrieverColumns.map((name) => [columns[name], cells[found[columns[name]]] ?? '']),
    ) as Cells
    yield { line, cells: own, isWide: cells.slice(width).some((cell) => cell !== '') }
  }
  if (!places) refuseFile('Ce fichier est vide.')
}

/** The text slice by slice; other requests get their turn in between. */
async function* unhurried(bytes: Uint8Array) {
  for (const slice of readText(bytes)) {
    await turn()
    yield slice
  }
}

async function* readRecords(bytes: Uint8Array) {
  // Records that wait to be taken are lost when a later one cannot be read.
  let readable = 0
  const parser = Readable.from(unhurried(bytes)).pipe(
    parse({
      delimiter: separatorOf(bytes),
      info: true,
      max_record_size: LONGEST_LINE,
      on_record: (record: string[], { lines }) => {
        readable = lines
        return record
      },
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (info.lines > LAST_LINE) refuseFile('Ce fichier compte trop de lignes vides.')
      yield { cells: record.map(bare), line: info.lines - linesWithin(record) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    refuseFile(`La ligne ${readable + 1} est illisible : un guillemet y est sans doute resté ouvert.`)
  }
}

/** `lines`: how many there are up to the end of the record. */
type Parsed = { record: string[]; info: { lines: number } }
const linesWithin = (record: string[]) =>
  record.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)

/** The mark between two cells: the one of « , » and « ; » that the first line has more of. */
function separatorOf(bytes: Uint8Array): ',' | ';' {
  const [start = ''] = readText(bytes)
  const [head = ''] = start.trimStart().split('\n', 1)
  return head.split(';').length > head.split(',').length ? ';' : ','
}

/** The name of a column as it is expected: capitals without accents. */
const plainName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

function placesOf(named: string[]): Record<Field, number> {
  const head = named.map(plainName)
  const missing = retrieverColumns.filter((name) => !head.includes(name))
  const repeated = retrieverColumns.filter((name) => head.indexOf(name) !== head.lastIndexOf(name))
  const [one, s] = missing.length > 1 ? ['Les colonnes', 'manquent'] : ['La colonne', 'manque']
  if (missing.length > 0)
    refuseFile(
      `${one} ${missing.join(', ')} ${s}. La première ligne doit porter : ${retrieverColumns.join(', ')}.`,
    )
  if (repeated.length > 0) refuseFile(`La colonne ${repeated.join(', ')} figure deux fois.`)
  return Object.fromEntries(retrieverColumns.map((name) => [columns[name], head.indexOf(name)])) as Record<
    Field,
    number
  >
}
