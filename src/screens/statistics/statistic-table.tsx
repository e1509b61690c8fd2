import type { Cell, View } from '../../../contract/statistics/statistics.ts'
import { cellInWords, numberInWords } from './figures.ts'
import { Fold } from '../../ui/page/fold.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Text } from '../../ui/text/text.tsx'

const NUMERIC = new Set(['number', 'decimal', 'percent'])
/** Short enough for one line of a table. */
const PERIODS = new Set(['day', 'week', 'month', 'year'])

/** The number of rows, each a card on a phone, above which the table is collapsed there. */
const MOST_CARDS = 12

type Props = { view: View; label: string; isPictured: boolean }

/** The rows of a statistic as a table, in French formats. `isPictured`: charts above say the same. */
export function StatisticTable({ view, label, isPictured }: Props) {
  const { headers, rows, total } = view
  const columns = headers.flatMap(({ label: title, format, shown }, index) =>
    shown
      ? [
          {
            label: title,
            numeric: NUMERIC.has(format),
            cell: (row: Cell[]) =>
              PERIODS.has(format) ? (
                <span className="md:whitespace-nowrap">{cellInWords(row[index] ?? null, format)}</span>
              ) : (
                cellInWords(row[index] ?? null, format)
              ),
          },
        ]
      : [],
  )
  // Rows may be equal.
  const table = <DataTable label={label} columns={columns} rows={rows} rowKey={(_, index) => index} />
  return (
    <div className="grid gap-3">
      {total > rows.length ? (
        <Text look="soft">
          {`Les ${numberInWords(rows.length)} premières lignes sur ${numberInWords(total)}. L’export Excel les contient toutes.`}
        </Text>
      ) : null}
      {isPictured && rows.length > MOST_CARDS ? (
        <Fold label={`Tableau : ${numberInWords(rows.length)} lignes`} look="line" narrowOnly>
          {table}
        </Fold>
      ) : (
        table
      )}
    </div>
  )
}
