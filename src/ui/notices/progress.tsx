import { useId } from 'react'
import { fr } from '../text/typography.ts'

type Props = {
  /** What goes on, e.g. « Import des adhérents… ». */
  label: string
  /** How far it is, and out of how much; without it nobody knows. */
  value?: { done: number; of: number; words: string }
}

/** Work that goes on: a bar, with a figure where the length is known. */
export function Progress({ label, value }: Props) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {fr(label)}
      </label>
      <progress id={id} className="progress" {...(value && { value: value.done, max: value.of })} />
      {value ? <p className="text-ink-soft tabular-nums">{fr(value.words)}</p> : null}
    </div>
  )
}
