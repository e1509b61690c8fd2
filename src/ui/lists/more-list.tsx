import { useState, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { VirtualList } from './virtual-list.tsx'

type Props<T> = {
  /** Everything, in order. */
  items: readonly T[]
  /** Which stand alone until the others are asked for. Where none does, all are shown. */
  isLikely: (item: T) => boolean
  /** Names the button that shows the others; without it all are shown, the likely ones first. */
  more?: ((others: number) => string) | undefined
  keyOf: (item: T) => number | string
  render: (item: T) => ReactNode
  estimate: number
  label: string
}

/** A list that begins with its likely entries alone; a button below shows all of them. */
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
