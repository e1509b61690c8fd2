import { strFromU8, unzipSync } from 'fflate'
import { type PassThrough, Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import writeXlsx, { type CellObject } from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import type { Cell, Format, Header } from '../../contract/statistics/columns.ts'
import { printing } from './printing.ts'
import { type Column, rowOf } from './sheet-rows.ts'

/** A sheet of data: its rows in batches. `name`: at most 31 characters, none of `[]:*?/\'`. */
export type Sheet = {
  name: string
  headers: readonly Header[]
  batches: AsyncIterable<readonly Cell[][]>
}

/** The content of a workbook: its sheets, and the description of the request. */
export type Workbook = {
  sheets: readonly Sheet[]
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

/** The path of a sheet within the workbook file. */
const pathOf = (index: number) => `xl/worksheets/sheet${index + 1}.xml`
/** The row in which the library declares the style of each column; it is replaced by the data rows. */
const MODEL = /<row r="2">.*?<\/row>/s

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

/** The columns that are shown, with their index among the cells of a row. */
const shownOf = ({ headers }: Sheet) =>
  headers.flatMap((header, index) => (header.shown ? [{ ...header, index }] : []))

/** The workbook without data: its sheets with headers and a model row, and « Demande » with the request. */
async function bookOf({ sheets, recalled }: Workbook): Promise<Uint8Array> {
  const data = sheets.map((sheet) => ({
    sheet: sheet.name,
    orientation: 'landscape' as const,
    stickyRowsCount: 1,
    columns: shownOf(sheet).map(({ label, format }) => ({
      width: Math.max(widths[format] ?? NARROW, Math.min(24, label.length + 2)),
    })),
    data: [shownOf(sheet).map(titleOf), shownOf(sheet).map(modelOf)],
  }))
  const asked = {
    sheet: 'Demande',
    orientation: 'landscape' as const,
    columns: [{ width: 28 }, { width: 48 }],
    data: recalled.map(([label, value]) => [
      { value: label, fontWeight: 'bold' as const },
      { value, type: String },
    ]),
  }
  const features = [printing(sheets.map(({ name }) => name))]
  return writeXlsx([...data, asked], { ...font, features }).toBuffer()
}

/**
 * Writes a workbook in batches, respecting back-pressure of `out`: its sheets contain the rows, «
 * Demande » the request. The library writes the workbook without rows, which are then inserted into the
 * sheets as text, because the library needs some kilobytes of memory per cell.
 */
export async function writeWorkbook(out: Writable, workbook: Workbook): Promise<void> {
  const parts = new Map(Object.entries(unzipSync(await bookOf(workbook))))
  const zip = new ZipFile()
  const zipped = zip.outputStream as PassThrough
  // Read one after the other, each only when the one before it is written.
  const sheets = workbook.sheets.map((sheet, index) => {
    const path = pathOf(index)
    const rows = Readable.from(rowsOf(strFromU8(parts.get(path)!), sheet))
    parts.delete(path)
    zip.addReadStream(rows, path)
    return rows
  })
  // The streams do not propagate errors and closing to each other.
  for (const rows of sheets) rows.once('error', (error) => zipped.destroy(error))
  zipped.once('close', () => sheets.forEach((rows) => rows.destroy()))
  for (const [path, content] of parts) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  await pipeline(zipped, out)
}

/** The style of each column, read from the model row. */
const stylesOf = (model: string): number[] =>
  [...model.matchAll(/<c r="\w+" s="(\d+)"/g)].map(([, style]) => Number(style))

/** A sheet with its rows, in chunks; `empty`: with its header and model row only. */
async function* rowsOf(empty: string, sheet: Sheet): AsyncGenerator<Buffer> {
  const [before = '', after = ''] = empty.split(MODEL)
  const styles = stylesOf(MODEL.exec(empty)![0])
  const columns: Column[] = shownOf(sheet).map(({ index, format }, at) => ({
    index,
    format,
    style: styles[at]!,
  }))
  yield Buffer.from(before)
  let number = 1
  for await (const batch of sheet.batches)
    yield Buffer.from(batch.map((row) => rowOf(row, columns, (number += 1))).join(''))
  yield Buffer.from(after)
}
