import type { CSSProperties } from 'react'
import { FieldFrame, useField, type FieldProps } from './field.tsx'
import { fr, frNode } from '../text/typography.ts'

type Props = FieldProps & {
  value: number
  min: number
  max: number
  step: number
  /** A value as text, e.g. « 20 km ». */
  inWords: (value: number) => string
  onChange: (value: number) => void
}

/** A slider for touch, mouse or arrow keys, with its value as text beside it. */
export function Slider(props: Props) {
  const { label, hint, error, optional, id, disabled, value, min, max, step, inWords, onChange } = props
  const field = useField({ id, hint, error })
  const filled = { '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties
  return (
    <FieldFrame label={label} hint={hint} optional={optional} id={field.id} errors={field.errors}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        <input
          {...field.aria}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={fr(inWords(value))}
          className="slider"
          style={filled}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <span className="min-w-16 text-right text-xl font-semibold tabular-nums">
          {frNode(inWords(value))}
        </span>
        <span aria-hidden className="flex justify-between text-sm text-ink-soft">
          <span>{frNode(inWords(min))}</span>
          <span>{frNode(inWords(max))}</span>
        </span>
      </div>
    </FieldFrame>
  )
}
