import type { ReactNode } from 'react'
import type { Column } from './table-columns.tsx'

type Props<R, O extends string> = { column: Column<R, O>; row: R; content: ReactNode }

/** A cell of a table whose cards are compact: what its column shows there, else what it holds. */
export function CompactCell<R, O extends string>({ column, row, content }: Props<R, O>) {
  const { compact, numeric } = column
  const isNarrow = typeof compact === 'function'
  return (
    <td
      role="cell"
      className={`px-4 md:max-xl:px-2 py-3 max-md:order-2 max-md:p-0 max-md:text-[0.8125rem] ${compact ? '' : 'max-md:hidden'} ${numeric ? 'tabular-nums md:text-right' : ''}`}
    >
      {isNarrow ? <span className="md:hidden">{compact(row)}</span> : null}
      <span className={isNarrow ? 'max-md:hidden' : undefined}>{content}</span>
    </td>
  )
}
