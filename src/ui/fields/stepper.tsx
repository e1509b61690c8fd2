import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { fr, frNode } from '../text/typography.ts'

type Props = {
  label: string
  value: number
  max: number
  /** The accessible names of − and +. */
  less: string
  more: string
  onChange: (value: number) => void
}

const step =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-forest hover:bg-forest-soft disabled:cursor-not-allowed disabled:text-ink-faint disabled:hover:bg-transparent'

/** A small integer, selected in a list or by − and +. Disabled within a disabled fieldset. */
export function Stepper({ label, value, max, less, more, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex min-w-[8.4em] flex-1 items-center rounded-control border border-control bg-surface md:max-w-44">
      <button
        type="button"
        className={step}
        aria-label={fr(less)}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden className="size-5" />
      </button>
      <div className="grid min-w-0 flex-1 justify-items-center">
        {/* Wider than its field: a word may lie over the room around the signs, and lets a tap through. */}
        <label
          htmlFor={id}
          className="pointer-events-none -mx-2.5 text-center text-xs leading-tight text-ink-soft"
        >
          {frNode(label)}
        </label>
        <select
          id={id}
          value={String(value)}
          className="min-h-6 cursor-pointer bg-surface text-center font-semibold tabular-nums disabled:cursor-not-allowed"
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {Array.from({ length: max + 1 }, (_, n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className={step}
        aria-label={fr(more)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </div>
  )
}
