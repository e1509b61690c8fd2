import { ChevronDown } from 'lucide-react'
import { controlLook, FieldFrame, useField, type FieldProps } from './field.tsx'
import { fr } from '../text/typography.ts'

export type Option = { value: string; label: string }

type Props = FieldProps & {
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  hideLabel?: boolean | undefined
  /** Displayed while `value` is ''. */
  placeholder?: string | undefined
}

/** A native select: light enough for dozens on a screen, and convenient on phones. */
export function NativeSelect(props: Props) {
  const { label, hint, error, optional, hideLabel, id, value, options, onChange, placeholder, disabled } =
    props
  const field = useField({ id, hint, error })
  return (
    <FieldFrame
      label={label}
      hint={hint}
      optional={optional}
      hideLabel={hideLabel}
      id={field.id}
      errors={field.errors}
    >
      <span className="relative block">
        <select
          {...field.aria}
          value={value}
          disabled={disabled}
          className={`${controlLook} cursor-pointer appearance-none pr-9 tabular-nums`}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {fr(option.label)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-5 text-ink-soft"
        />
      </span>
    </FieldFrame>
  )
}
