import type { Cell } from '../../../contract/statistics/columns.ts'
import type { View } from '../../../contract/statistics/statistics.ts'
import { cellInWords, numberInWords } from './figures.ts'
import { Fold } from '../../ui/page/fold.tsx'
import { DataTable } from '../../ui/lists/data-table.tsx'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { Text } from '../../ui/text/text.tsx'

const NUMERIC = new Set(['number', 'decimal', 'percent'])
/** Short enough for one line of a table. */
const PERIODS = new Set(['day', 'week', 'month', 'year'])

/** The number of rows, each a card on a phone, above which the table is collapsed there. */
const MOST_CARDS = 12

type Props = {
  view: View
  label: string
  /** Charts above say the same. */
  isPictured: boolean
  busy: boolean
  onPage: (page: number) => void
}

/** A page of the rows of a statistic as a table, in French formats, and the way to the others. */
export function StatisticTable({ view, label, isPictured, busy, onPage }: Props) {
  const { headers, rows, total, current_page: page, last_page: lastPage } = view
  const first = page === lastPage ? total - rows.length + 1 : (page - 1) * rows.length + 1
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
  const table = (
    <div className="grid gap-3">
      {lastPage > 1 ? (
        <Text look="soft">
          {`Lignes ${numberInWords(first)} à ${numberInWords(first + rows.length - 1)} sur ${numberInWords(total)}. L’export Excel les contient toutes.`}
        </Text>
      ) : null}
      {/* Rows may be equal. */}
      <DataTable label={label} columns={columns} rows={rows} rowKey={(_, index) => index} busy={busy} />
      <Pagination page={page} lastPage={lastPage} busy={busy} onPage={onPage} />
    </div>
  )
  if (!isPictured || total <= MOST_CARDS) return table
  return (
    <Fold label={`Tableau : ${numberInWords(total)} lignes`} look="line" narrowOnly>
      {table}
    </Fold>
  )
}
