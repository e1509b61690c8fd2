import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { NativeSelect } from '../fields/native-select.tsx'
import { fr, frNode } from '../text/typography.ts'

/** The sorted column, by its `order`, and the direction. */
export type Sort<O extends string> = { order: O; desc: boolean }

export type Column<R, O extends string = never> = {
  label: string
  cell: (row: R) => ReactNode
  /** The sort key of this column; absent when it is not sortable. */
  order?: O
  /** Another sort key of the same column, offered before its own. */
  before?: { label: string; order: O }
  numeric?: boolean
  /** Holds sentences or a list, which need the width of a card. */
  long?: boolean
  /** Takes what the other columns leave, from 1280 px on; what does not fit there is to be cut off. */
  rest?: boolean
  /**
   * What a compact card shows of this column, in words of its own or as `cell` does; such a card leaves out
   * columns without it.
   */
  compact?: true | ((row: R) => ReactNode)
}

type HeadProps<R, O extends string> = {
  column: Column<R, O>
  sort: Sort<O> | undefined
  onSort: ((sort: Sort<O>) => void) | undefined
  /** Numeric columns are underlined until sorted: there is no room for an arrow. */
  tight?: boolean
}

/** The header of a column. Pressing it sorts by the column, then reverses the order. */
export function ColumnHead<R, O extends string>({ column, sort, onSort, tight = false }: HeadProps<R, O>) {
  const { label, order, before, numeric } = column
  const keys = [...(before ? [before] : []), ...(order ? [{ label, order }] : [])]
  const isSorted = sort !== undefined && keys.some((key) => key.order === sort.order)
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
      className={`px-4 py-2 font-semibold md:max-xl:px-2 ${numeric ? 'text-right' : ''}`}
    >
      {keys.length > 0 && onSort ? (
        <span className="inline-flex gap-x-4">
          {keys.map((key) => (
            <SortKey
              key={key.order}
              {...key}
              sort={sort}
              onSort={onSort}
              isPlain={tight && numeric === true}
            />
          ))}
        </span>
      ) : (
        fr(label)
      )}
    </th>
  )
}

type KeyProps<O extends string> = {
  label: string
  order: O
  sort: Sort<O> | undefined
  onSort: (sort: Sort<O>) => void
  isPlain: boolean
}

function SortKey<O extends string>({ label, order, sort, onSort, isPlain }: KeyProps<O>) {
  const isSorted = sort?.order === order
  const Icon = isSorted ? (sort.desc ? ArrowDown : ArrowUp) : ArrowUpDown
  return (
    <button
      type="button"
      className="-mx-1.5 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-1.5 hover:bg-sunken hover:text-ink"
      onClick={() => onSort({ order, desc: isSorted && !sort.desc })}
    >
      <span className={isPlain && !isSorted ? 'underline decoration-dotted underline-offset-4' : ''}>
        {frNode(label)}
      </span>
      <Icon aria-hidden className={`size-4 ${isSorted ? 'text-forest' : isPlain ? 'hidden' : ''}`} />
    </button>
  )
}

type ChoiceProps<R, O extends string> = {
  columns: readonly Column<R, O>[]
  sort: Sort<O> | undefined
  onSort: ((sort: Sort<O>) => void) | undefined
}

/** The same choice on narrow screens, where column headers are hidden. */
export function SortChoice<R, O extends string>({ columns, sort, onSort }: ChoiceProps<R, O>) {
  const sortable = columns.flatMap(({ label, order, before }) => [
    ...(before ? [before] : []),
    ...(order ? [{ label, order }] : []),
  ])
  if (!sort || !onSort || sortable.length === 0) return null
  const options = sortable.flatMap(({ label, order }) => [
    { value: `${order} asc`, label: `${label}, croissant` },
    { value: `${order} desc`, label: `${label}, décroissant` },
  ])
  return (
    <div className="md:hidden">
      <NativeSelect
        label="Trier par"
        value={`${sort.order} ${sort.desc ? 'desc' : 'asc'}`}
        options={options}
        onChange={(value) => {
          const [order, direction] = value.split(' ')
          onSort({ order: order as O, desc: direction === 'desc' })
        }}
      />
    </div>
  )
}
