import { CsvError, parse } from 'csv-parse'
import { pipeline, Readable } from 'node:stream'
import { retrieverColumns } from '../../contract/federations/retrievers.ts'
import { plainText } from '../../contract/folding.ts'
import { boundedLines, inFrench, LONGEST_LINE } from './bounded-lines.ts'
import { readText, refuseFile } from './read-text.ts'

/** The field of each column. */
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
/** The cells of one line, with trimmed and collapsed spaces. */
export type Cells = Record<Field, string>
/**
 * `line`: its first line in the file, counted from 1. `isWide`: it has more cells than there are columns.
 */
export type Line = { line: number; cells: Cells; isWide: boolean }

/** Maximum cells of one line, empty ones included: the tables of federations have a few dozen columns. */
const MOST_CELLS = 500

const bare = (cell: string) => (cell === '' ? '' : cell.normalize('NFC').replace(/\s+/g, ' ').trim())

/**
 * Yields every non-empty line after the column names.
 * @throws Refused when the file is not CSV in the expected format
 */
export async function* readLines(bytes: Uint8Array): AsyncGenerator<Line> {
  let places: Record<Field, number> | undefined
  let width = 0
  let above = 0
  for await (const { cells, line } of readRecords(bytes)) {
    if (cells.every((cell) => cell === '')) continue
    if (!places) {
      if (isAbove(cells) && ++above <= MOST_ABOVE) continue
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

async function* readRecords(bytes: Uint8Array) {
  // The parser drops pending records when a later one is invalid.
  let readable = 0
  const parser = parse({
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
  })
  // What refuses the text ends the parser, too.
  pipeline(Readable.from(boundedLines(bytes)), parser, () => {})
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = info.lines - linesWithin(record)
      if (record.length > MOST_CELLS)
        refuseFile(`La ligne ${line} compte plus de ${inFrench(MOST_CELLS)} cellules.`)
      yield { cells: record.map(bare), line }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    refuseFile(`La ligne ${readable + 1} est illisible : un guillemet y est sans doute resté ouvert.`)
  }
}

/** `lines`: the number of lines up to the end of the record. */
type Parsed = { record: string[]; info: { lines: number } }
const linesWithin = (record: string[]) =>
  record.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)

/** Maximum lines above the column names: a title, a date, « sep=; ». */
const MOST_ABOVE = 5
/** Whether a line names no column at all. */
const isAbove = (cells: string[]) => !cells.map(plainName).some((name) => Object.hasOwn(columns, name))

/** The cell separator: whichever is the most frequent in the line that names the most columns, among the first. */
function separatorOf(bytes: Uint8Array): string {
  const [start = ''] = readText(bytes)
  const lines = start.split('\n').filter((text) => text.trim() !== '')
  const first = lines.slice(0, MOST_ABOVE + 1)
  const separators = [';', '\t', ',']
  const cellsBy = separators.map((separator) => ({
    separator,
    named: Math.max(
      0,
      ...first.map(
        (text) => text.split(separator).filter((cell) => !isAbove([cell.replaceAll('"', '')])).length,
      ),
    ),
  }))
  return cellsBy.reduce((best, one) => (one.named > best.named ? one : best)).separator
}

/** A column name normalised for comparison. */
const plainName = (name: string) => plainText(name).trim().toUpperCase()

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
