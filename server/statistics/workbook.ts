import { strFromU8, unzipSync } from 'fflate'
import type { Blob } from 'node:buffer'
import { type PassThrough, Readable, type Stream, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import writeXlsx, { type CellObject, type Feature } from 'write-excel-file/node'
import {
  findElement,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
} from 'write-excel-file/utility'
import { ZipFile } from 'yazl'
import type { Cell, Format, Header } from '../../contract/statistics/statistics.ts'
import { type Column, rowOf } from './sheet-rows.ts'

/** The content of a workbook: its rows in batches, and the description of the request. */
export type Workbook = {
  headers: readonly Header[]
  batches: AsyncIterable<readonly Cell[][]>
  /** The requested statistic and filters, as pairs of label and value. */
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
const font = { fontFamily: 'Calibri', fontSize: 11 }

/** The path of the sheet within the workbook file. */
const ROWS = 'xl/worksheets/sheet1.xml'
/** The row in which the library declares the style of each column; it is replaced by the data rows. */
const MODEL = /<row r="2">.*?<\/row>/s

/** Prints on A4, fitted to the page width, with the header row of « Données » on each page. */
const printing: Feature<Stream | Buffer | Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (sheet) =>
          insertElementMarkupAccordingToOrderOfSiblings(
            sheet,
            '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
            getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet')!,
            'worksheet',
          ),
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
      'xl/workbook.xml': {
        transform: (book) =>
          replaceElement(
            book,
            findElement(book, 'definedNames')!,
            '<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">\'Données\'!$1:$1</definedName></definedNames>',
          ),
      },
    },
  },
}

const alignOf = (format: Format) => (NUMERIC.has(format) ? 'right' : 'left')
const titleOf = ({ label, format }: Header): CellObject => ({
  value: label,
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'top',
  align: alignOf(format),
})
const modelOf = ({ format }: Header): CellObject => ({
  value: 0,
  type: Number,
  format: numberFormats[format] ?? '@',
  align: alignOf(format),
})

/**
 * The workbook without data: « Données » with its headers and a model row, and « Demande » with the
 * request.
 */
async function bookOf(shown: readonly Header[], recalled: Workbook['recalled']): Promise<Uint8Array> {
  const data = {
    sheet: 'Données',
    orientation: 'landscape' as const,
    stickyRowsCount: 1,
    columns: shown.map(({ label, format }) => ({
      width: Math.max(widths[format] ?? NARROW, Math.min(24, label.length + 2)),
    })),
    data: [shown.map(titleOf), shown.map(modelOf)],
  }
  const asked = {
    sheet: 'Demande',
    orientation: 'landscape' as const,
    columns: [{ width: 28 }, { width: 48 }],
    data: recalled.map(([label, value]) => [
      { value: label, fontWeight: 'bold' as const },
      { value, type: String },
    ]),
  }
  return writeXlsx([data, asked], { ...font, features: [printing] }).toBuffer()
}

/**
 * Writes a workbook in batches, respecting back-pressure of `out`: « Données » contains the rows, «
 * Demande » the request. The library writes the workbook without rows, which are then inserted into the
 * sheet as text, because the library needs some kilobytes of memory per cell.
 */
export async function writeWorkbook(out: Writable, { headers, batches, recalled }: Workbook): Promise<void> {
  const shown = headers.flatMap((header, index) => (header.shown ? [{ ...header, index }] : []))
  const parts = Object.entries(unzipSync(await bookOf(shown, recalled)))
  const zip = new ZipFile()
  const empty = strFromU8(parts.find(([path]) => path === ROWS)![1])
  const rows = Readable.from(sheetOf(empty, shown, batches))
  zip.addReadStream(rows, ROWS)
  for (const [path, content] of parts) if (path !== ROWS) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  const zipped = zip.outputStream as PassThrough
  // The two streams do not propagate errors and closing to each other.
  rows.once('error', (error) => zipped.destroy(error))
  zipped.once('close', () => rows.destroy())
  await pipeline(zipped, out)
}

/** The style of each column, read from the model row. */
const stylesOf = (model: string): number[] =>
  [...model.matchAll(/<c r="\w+" s="(\d+)"/g)].map(([, style]) => Number(style))

/** The sheet with its rows, in chunks. */
async function* sheetOf(
  empty: string,
  shown: readonly (Header & { index: number })[],
  batches: Workbook['batches'],
): AsyncGenerator<Buffer> {
  const [before = '', after = ''] = empty.split(MODEL)
  const styles = stylesOf(MODEL.exec(empty)![0])
  const columns: Column[] = shown.map(({ index, format }, at) => ({ index, format, style: styles[at]! }))
  yield Buffer.from(before)
  let number = 1
  for await (const batch of batches)
    yield Buffer.from(batch.map((row) => rowOf(row, columns, (number += 1))).join(''))
  yield Buffer.from(after)
}
