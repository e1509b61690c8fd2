import { useField, type FieldProps } from './field.tsx'
import { frNode } from '../text/typography.ts'

type Props = Omit<FieldProps, 'optional'> & {
  name: string
  value: string
  /** `disabled`: shown, but not to be chosen now; the hint says why. */
  options: readonly { value: string; label: string; disabled?: boolean }[]
  onChange: (value: string) => void
}

/** One choice among a few visible options. Each label is part of its 44 px target. */
export function RadioGroup({
  label,
  hint,
  error,
  id,
  disabled = false,
  name,
  value,
  options,
  onChange,
}: Props) {
  const field = useField({ id, hint, error })
  return (
    <fieldset {...field.aria} tabIndex={-1} disabled={disabled} className="grid gap-1 outline-none">
      <legend className="font-semibold text-ink">{frNode(label)}</legend>
      {hint ? (
        <p id={`${field.id}-hint`} className="text-sm text-ink-soft">
          {frNode(hint)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex min-h-11 items-center gap-3 ${option.disabled ? 'cursor-not-allowed text-ink-soft' : 'cursor-pointer'}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="size-6 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-surface checked:border-8 checked:border-forest disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken forced-colors:appearance-auto"
            />
            <span>{frNode(option.label)}</span>
          </label>
        ))}
      </div>
      {field.errors.length > 0 ? (
        <p id={`${field.id}-error`} className="text-sm font-semibold text-danger">
          {frNode(field.errors.join(' '))}
        </p>
      ) : null}
    </fieldset>
  )
}
