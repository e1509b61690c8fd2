import type { ReactNode } from 'react'
import { CompactCell } from './compact-cell.tsx'
import { RowActions } from './row-actions.tsx'
import { type Column, ColumnHead, type Sort, SortChoice } from './table-columns.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { frNode } from '../text/typography.ts'

type Props<R, O extends string> = {
  /** The accessible name of the table. */
  label: string
  /** The first column names the row. */
  columns: readonly Column<R, O>[]
  rows: readonly R[]
  /** A unique key of a row. Use `index` where rows may be equal. */
  rowKey: (row: R, index: number) => string | number
  sort?: Sort<O>
  onSort?: (sort: Sort<O>) => void
  /** The buttons of a row, in the last column. */
  actions?: (row: R) => ReactNode
  busy?: boolean
  /** Single-line rows under a sticky header, from 768 px on. */
  dense?: boolean
  /**
   * For long lists: on narrow screens a card has a line for its name and one for what is `compact` of its
   * columns, and its buttons are behind one with this accessible name, which begins with « Actions ».
   */
  compact?: (row: R) => string
}

const card = 'max-md:mb-3 max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface'
const line =
  'max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 max-md:px-4 max-md:py-1.5 max-md:[&>:last-child]:ml-auto max-md:[&>:last-child]:text-right'
/** On cards, the label stands above its value. */
const paragraph = 'max-md:block max-md:px-4 max-md:py-1.5 xl:min-w-52'
/** The rows scroll under their header when they exceed the height of the page. */
const room = 'md:max-h-[max(20rem,calc(100dvh-16.25rem))] md:overflow-y-auto print:max-h-none'
const stuck = 'md:sticky md:top-0 md:z-20 md:bg-surface md:**:[th]:px-1.5 md:**:[th]:py-0'
/** Positioned, for a button that covers its row. */
const oneLine = 'md:relative md:text-sm md:hover:bg-sunken md:*:px-1.5 md:*:py-0'
/** The name and the button of the actions, a forced break, the figures, and the unfolded actions. */
const compactCard =
  'max-md:mb-1.5 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:px-3 max-md:pb-1.5 max-md:before:order-1 max-md:before:basis-full max-md:before:content-[""]'
/** Aligns borderless buttons with the text above them. */
const aligned = 'has-[>.border-transparent:first-child]:-ml-3'

/**
 * A table, displayed on narrow screens as one card per row. CSS then changes the display of the table
 * elements, which makes browsers drop their implicit roles, so the roles are explicit.
 */
export function DataTable<R, O extends string = never>(props: Props<R, O>) {
  const { label, columns, rows, rowKey, sort, onSort, actions, busy = false, dense = false, compact } = props
  const buttons = `flex flex-wrap gap-2 ${dense ? 'md:flex-nowrap md:gap-0' : 'xl:flex-nowrap'}`
  const kept = useKeptFocus<HTMLTableElement>()
  return (
    <div className="grid gap-3">
      <SortChoice columns={columns} sort={sort} onSort={onSort} />
      <div
        className={`md:overflow-x-auto md:rounded-card md:border md:border-line md:bg-surface print:overflow-visible print:border-0 print:text-sm ${dense ? room : ''}`}
      >
        <table
          {...kept}
          role="table"
          aria-label={label}
          aria-busy={busy}
          className="w-full text-left max-md:block"
        >
          <thead
            role="rowgroup"
            className={`border-b border-line text-sm text-ink-soft max-md:hidden ${dense ? stuck : ''}`}
          >
            <tr role="row">
              {columns.map((column) => (
                <ColumnHead key={column.label} column={column} sort={sort} onSort={onSort} tight={dense} />
              ))}
              {actions ? (
                <th
                  role="columnheader"
                  scope="col"
                  className="px-4 md:max-xl:px-2 py-2 font-semibold print:hidden"
                >
                  Actions
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block md:divide-y md:divide-line">
            {rows.map((row, place) => (
              <tr
                key={rowKey(row, place)}
                role="row"
                className={`${compact ? compactCard : `${card} max-md:py-2`} ${dense ? oneLine : ''}`}
              >
                {columns.map((column, index) => (
                  <Cell
                    key={column.label}
                    column={column}
                    row={row}
                    isHead={index === 0}
                    isCompact={compact !== undefined}
                  />
                ))}
                {actions ? (
                  <td
                    role="cell"
                    className={`px-4 md:max-xl:px-2 py-1.5 print:hidden ${compact ? 'max-md:contents' : ''}`}
                  >
                    {compact ? (
                      <RowActions name={compact(row)} look={buttons}>
                        {actions(row)}
                      </RowActions>
                    ) : (
                      <div className={`${buttons} ${aligned}`}>{actions(row)}</div>
                    )}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type CellProps<R, O extends string> = { column: Column<R, O>; row: R; isHead: boolean; isCompact: boolean }

function Cell<R, O extends string>({ column, row, isHead, isCompact }: CellProps<R, O>) {
  const content = column.cell(row)
  if (isHead)
    return (
      <th
        role="rowheader"
        scope="row"
        className={`px-4 md:max-xl:px-2 py-3 font-semibold ${isCompact ? compactName : 'max-md:block max-md:text-lg'}`}
      >
        {content}
      </th>
    )
  if (isCompact) return <CompactCell column={column} row={row} content={content} />
  return (
    <td
      role="cell"
      className={`px-4 md:max-xl:px-2 py-3 ${column.long ? paragraph : line} ${column.numeric ? 'tabular-nums md:text-right' : ''} ${column.rest ? 'xl:w-full xl:max-w-0' : ''}`}
    >
      <span aria-hidden className="max-w-1/2 shrink-0 text-ink-soft md:hidden">
        {frNode(column.label)}
      </span>
      <span className="min-w-0 wrap-break-word max-md:wrap-anywhere">{content}</span>
    </td>
  )
}

/** Takes the rest of the line; enlarged text sends the button of the actions to the next. */
const compactName = 'max-md:min-w-0 max-md:flex-[1_1_min(100%,9rem)] max-md:p-0'
