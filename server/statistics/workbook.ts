import { Workbook as Book } from '@cj-tech-master/excelts'
import { unzip } from '@cj-tech-master/excelts/archive'
import { type PassThrough, Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Cell, Format, Header } from '../../contract/statistics/statistics.ts'
import { type Column, rowOf } from './sheet-rows.ts'

/** The content of a workbook: its rows in batches, and the description of the request. */
export type Workbook = {
  headers: readonly Header[]
  batches: AsyncIterable<readonly Cell[][]>
  /** What it shows and how it was filtered, as pairs of label and value. */
  recalled: readonly (readonly [string, string])[]
}

const FRENCH = '[$-40C]'
const numberFormats: Partial<Record<Format, string>> = {
  number: '#,##0',
  decimal: '#,##0.0',
  percent: '0.0%',
  day: 'dd/mm/yyyy',
  week: 'dd/mm/yyyy',
  month: `${FRENCH}mmmm yyyy`,
  year: 'yyyy',
}
const NUMERIC = new Set<Format>(['number', 'decimal', 'percent'])
/** Characters. */
const widths: Partial<Record<Format, number>> = { text: 38, department: 28 }
const NARROW = 16
const font = { name: 'Calibri', size: 11, bold: true }
/** Printed on A4, fitted to the width of the page. */
const pageSetup = {
  paperSize: 9,
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
} as const

/** The file of the sheet within the workbook, and the tag before which its rows are inserted. */
const ROWS = 'xl/worksheets/sheet1.xml'
const END_OF_ROWS = '</sheetData>'

/** The workbook without its rows: « Données » with its headers, « Demande » with the request. */
async function bookOf(shown: readonly Header[], recalled: Workbook['recalled']): Promise<Uint8Array> {
  const book = new Book()
  book.creator = 'Venaison'
  book.lastModifiedBy = 'Venaison'
  const rows = book.addWorksheet('Données', { pageSetup, views: [{ state: 'frozen', ySplit: 1 }] })
  rows.columns = shown.map(({ label, format }) => ({
    header: label,
    width: Math.max(widths[format] ?? NARROW, Math.min(24, label.length + 2)),
    style: {
      numFmt: numberFormats[format] ?? '@',
      alignment: { horizontal: NUMERIC.has(format) ? 'right' : 'left' },
    },
  }))
  rows.pageSetup.printTitlesRow = '1:1'
  rows.getRow(1).eachCell((cell) => {
    cell.font = font
    cell.alignment = { ...cell.alignment, wrapText: true, vertical: 'top' }
  })
  const asked = book.addWorksheet('Demande', { pageSetup })
  asked.columns = [{ width: 28 }, { width: 48 }]
  asked.getColumn(1).font = font
  for (const pair of recalled) asked.addRow([...pair])
  return await book.xlsx.writeBuffer()
}

/**
 * Writes a workbook in batches, as fast as `out` accepts them: « Données » holds the rows, « Demande »
 * the request. The library writes the workbook without rows. Rows are inserted into its sheet as text,
 * because each cell of the library would take some kilobytes of memory.
 */
export async function writeWorkbook(out: Writable, { headers, batches, recalled }: Workbook): Promise<void> {
  const shown = headers.flatMap((header, index) => (header.shown ? [{ ...header, index }] : []))
  const book = await bookOf(shown, recalled)
  const empty = await (await unzip(book).get(ROWS))!.text()
  const rows = Readable.from(sheetOf(empty, shown, batches))
  const zip = new ZipFile()
  zip.addReadStream(rows, ROWS)
  for await (const part of unzip(book).entries())
    if (part.path !== ROWS) zip.addBuffer(Buffer.from(await part.bytes()), part.path)
  zip.end()
  const zipped = zip.outputStream as PassThrough
  // The two streams do not propagate errors and closing to each other.
  rows.once('error', (error) => zipped.destroy(error))
  zipped.once('close', () => rows.destroy())
  await pipeline(zipped, out)
}

/** The style index of each column. Excel groups neighbouring columns of the same style. */
const stylesOf = (sheet: string): number[] =>
  [...sheet.matchAll(/<col min="(\d+)" max="(\d+)" [^>]*?style="(\d+)"/g)].flatMap(([, min, max, style]) =>
    Array.from({ length: Number(max) - Number(min) + 1 }, () => Number(style)),
  )

/** The sheet with its rows, in chunks. */
async function* sheetOf(
  empty: string,
  shown: readonly (Header & { index: number })[],
  batches: Workbook['batches'],
): AsyncGenerator<Buffer> {
  // The dimension covers the header only, so it is removed.
  const [before = '', after = ''] = empty.replace(/<dimension[^>]*>/, '').split(END_OF_ROWS)
  const styles = stylesOf(before)
  const columns: Column[] = shown.map(({ index, format }, at) => ({ index, format, style: styles[at]! }))
  yield Buffer.from(before)
  let number = 1
  for await (const batch of batches)
    yield Buffer.from(batch.map((row) => rowOf(row, columns, (number += 1))).join(''))
  yield Buffer.from(END_OF_ROWS + after)
}
