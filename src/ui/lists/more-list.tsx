import { useState, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { VirtualList } from './virtual-list.tsx'

type Props<T> = {
  /** All items, in order. */
  items: readonly T[]
  /** The items displayed first. If there are none, all are displayed. */
  isLikely: (item: T) => boolean
  /** The label of the button that displays the others; without it all are displayed, likely ones first. */
  more?: ((others: number) => string) | undefined
  keyOf: (item: T) => number | string
  render: (item: T) => ReactNode
  estimate: number
  label: string
}

/** A list that initially displays its likely items; a button below displays all. */
export function MoreList<T>({ items, isLikely, more, ...list }: Props<T>) {
  const [isWhole, setWhole] = useState(false)
  const likely = items.filter(isLikely)
  const others = items.length - likely.length
  const isCut = more && !isWhole && likely.length > 0 && others > 0
  return (
    <div className="grid gap-3">
      <VirtualList
        {...list}
        items={isCut ? likely : more ? items : [...likely, ...items.filter((one) => !isLikely(one))]}
      />
      {isCut ? <Button onClick={() => setWhole(true)}>{more(others)}</Button> : null}
    </div>
  )
}
