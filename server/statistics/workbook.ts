import { WorkbookWriter } from '@cj-tech-master/excelts'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { departments } from '../../contract/departments.ts'
import type { Cell, Format, Header } from '../../contract/statistics.ts'

/** What a workbook holds: its rows in batches, and what was asked for, line by line. */
export type Workbook = {
  headers: readonly Header[]
  batches: AsyncIterable<readonly Cell[][]>
  /** What it shows and how it was filtered, as pairs of words. */
  recalled: readonly (readonly [string, string])[]
}

const DAYS = new Set<Format>(['day', 'week', 'month', 'year'])
const numberFormats: Partial<Record<Format, string>> = {
  number: '#,##0.##',
  percent: '0.0%',
  day: 'dd/mm/yyyy',
  week: 'dd/mm/yyyy',
  month: 'mmmm yyyy',
  year: 'yyyy',
}
/** Characters. */
const widths: Partial<Record<Format, number>> = { text: 38, department: 28 }
const NARROW = 16

/** A cell with its type: numbers and days stay such; a text is never a formula, whatever it begins with. */
function typed(cell: Cell, format: Format): string | number | Date | null {
  if (cell === null || cell === '') return null
  if (DAYS.has(format)) return new Date(`${cell}T00:00:00Z`)
  if (format === 'department') return `${cell} ${departments[String(cell)] ?? ''}`.trim()
  return format === 'text' ? String(cell) : Number(cell)
}

/**
 * Writes a workbook, batch by batch as fast as `out` takes it: « Données » with the rows, « Demande »
 * with what was asked for. Only one batch is held at a time.
 */
export async function writeWorkbook(out: Writable, { headers, batches, recalled }: Workbook): Promise<void> {
  const workbook = new WorkbookWriter({ stream: out as never, useStyles: true, useSharedStrings: false })
  const rows = workbook.addWorksheet('Données', { views: [{ state: 'frozen', ySplit: 1 }] })
  const shown = headers.flatMap((header, index) => (header.shown ? [{ ...header, index }] : []))
  rows.columns = shown.map(({ label, format }) => ({
    header: label,
    width: Math.max(widths[format] ?? NARROW, Math.min(40, label.length + 2)),
    style: { numFmt: numberFormats[format] ?? '@' },
  }))
  rows.getRow(1).font = { bold: true }
  for await (const batch of batches) {
    for (const row of batch)
      rows.addRow(shown.map(({ format, index }) => typed(row[index] ?? null, format))).commit()
    if (out.writableNeedDrain) await once(out, 'drain')
    else await breathe()
  }
  rows.commit()
  const asked = workbook.addWorksheet('Demande')
  asked.columns = [{ width: 28 }, { width: 48 }]
  for (const pair of recalled) asked.addRow([...pair]).commit()
  asked.commit()
  await workbook.commit()
}
