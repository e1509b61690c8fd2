import { useId } from 'react'
import { frNode } from '../text/typography.ts'

type Props = {
  /** The current work, e.g. « Import des adhérents… ». */
  label: string
  /** The amount completed and the total; absent if unknown. */
  value?: { done: number; of: number; words: string }
}

/** A progress bar, with a figure where the total is known. */
export function Progress({ label, value }: Props) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {frNode(label)}
      </label>
      <progress id={id} className="progress" {...(value && { value: value.done, max: value.of })} />
      {value ? <p className="text-ink-soft tabular-nums">{frNode(value.words)}</p> : null}
    </div>
  )
}
