import { DAY } from '../../contract/days.ts'
import { getCellAddress, sanitizeTextContent } from 'write-excel-file/utility'
import { departments } from '../../contract/shared/departments.ts'
import type { Cell, Format } from '../../contract/statistics/columns.ts'

/** A column of a sheet: the index of its cells in the rows, and of its style in the workbook. */
export type Column = { index: number; format: Format; style: number }

/** Days between the epoch of Excel and that of JavaScript. */
const EPOCH = 25_569

const text = (words: string) =>
  ` t="inlineStr"><is><t xml:space="preserve">${sanitizeTextContent(words)}</t></is></c>`
const value = (number: number) => (Number.isFinite(number) ? `><v>${number}</v></c>` : '/>')

/** The XML of a cell with its type: numbers and dates keep theirs; a text is never a formula. */
function typed(cell: string | number, format: Format): string {
  switch (format) {
    case 'day':
    case 'week':
    case 'month':
    case 'year':
      return value(Date.parse(`${cell}T00:00:00Z`) / DAY + EPOCH)
    case 'department':
      return text(`${cell} ${departments[String(cell)] ?? ''}`.trim())
    case 'text':
      return text(String(cell))
    case 'number':
    case 'decimal':
    case 'percent':
    case 'latitude':
    case 'longitude':
      return value(Number(cell))
  }
}

/** One row of a sheet as XML; `number` starts at 1. */
export function rowOf(row: readonly Cell[], columns: readonly Column[], number: number): string {
  let cells = ''
  for (const [at, { index, format, style }] of columns.entries()) {
    const cell = row[index] ?? ''
    if (cell !== '') cells += `<c r="${getCellAddress(number - 1, at)}" s="${style}"${typed(cell, format)}`
  }
  return `<row r="${number}">${cells}</row>`
}
