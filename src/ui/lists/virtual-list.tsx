import { defaultRangeExtractor, measureElement, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'

type Props<T> = {
  items: readonly T[]
  keyOf: (item: T) => number | string
  render: (item: T) => ReactNode
  /** The usual height of a row in pixels; rows are measured once displayed. */
  estimate: number
  /** The accessible name of the list. */
  label: string
}

/** Shorter lists are rendered completely, so that the browser's search finds everything. */
const SHORT = 40

/**
 * A list that renders only its visible rows. It scrolls with its dialog, or otherwise with the page. Rows
 * may have any height; the focused row is never removed.
 */
export function VirtualList<T>(props: Props<T>) {
  const { items, keyOf, render, label } = props
  if (items.length > SHORT) return <LongList {...props} />
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </ul>
  )
}

/** The content of a row, which scrolling and measuring the list does not render again. */
const Row = memo(({ item, render }: { item: unknown; render: (item: never) => ReactNode }) =>
  render(item as never),
) as <T>(props: Pick<Props<T>, 'render'> & { item: T }) => ReactNode

function LongList<T>({ items, keyOf, render, estimate, label }: Props<T>) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef(-1)
  const [scroller, setScroller] = useState<Element | null>(null)
  const [offset, setOffset] = useState(0)

  // The content above the list in the same scroller (filters, a count) can change its offset at any render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same values again render nothing
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const found = element.closest('[data-scroll-body]') ?? document.documentElement
    const top = found === document.documentElement ? 0 : found.getBoundingClientRect().top
    setScroller(found)
    setOffset(Math.round(element.getBoundingClientRect().top - top + found.scrollTop))
  })

  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimate,
    // In a folded section rows have no height: taken for real, all of them would be in sight.
    measureElement: (...measured) => measureElement(...measured) || estimate,
    getItemKey: (index) => keyOf(items[index]!),
    scrollMargin: offset,
    overscan: 3,
    initialRect: { width: 400, height: 800 },
    rangeExtractor: (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      const kept = focused.current
      if (kept < 0 || kept >= items.length || inSight.includes(kept)) return inSight
      return [...inSight, kept].toSorted((a, b) => a - b)
    },
  })
  const rememberFocus = (event: FocusEvent) => {
    const row = (event.target as HTMLElement).closest('[data-index]')
    focused.current = Number(row?.getAttribute('data-index') ?? -1)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for its rows
    <ul
      ref={list}
      aria-label={label}
      className="relative"
      style={{ height: rows.getTotalSize() }}
      onFocus={rememberFocus}
      onBlur={() => (focused.current = -1)}
    >
      {rows.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          aria-setsize={items.length}
          aria-posinset={row.index + 1}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${row.start - offset}px)` }}
        >
          <Row item={items[row.index]!} render={render} />
        </li>
      ))}
    </ul>
  )
}
