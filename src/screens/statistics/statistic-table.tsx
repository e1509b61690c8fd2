import type { Cell, View } from '../../../contract/statistics/statistics.ts'
import { cellInWords, numberInWords } from './figures.ts'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Text } from '../../ui/text/text.tsx'

const NUMERIC = new Set(['number', 'decimal', 'percent'])

/** The rows of a statistic as a table, in French formats. */
export function StatisticTable({ view, label }: { view: View; label: string }) {
  const { headers, rows, total } = view
  const columns = headers.flatMap(({ label: title, format, shown }, index) =>
    shown
      ? [
          {
            label: title,
            numeric: NUMERIC.has(format),
            cell: (row: Cell[]) => cellInWords(row[index] ?? null, format),
          },
        ]
      : [],
  )
  return (
    <div className="grid gap-3">
      {total > rows.length ? (
        <Text look="soft">
          {`Les ${numberInWords(rows.length)} premières lignes sur ${numberInWords(total)}. L’export Excel les contient toutes.`}
        </Text>
      ) : null}
      {/* Rows may be equal. */}
      <DataTable label={label} columns={columns} rows={rows} rowKey={(_, index) => index} />
    </div>
  )
}
