import type { ComponentProps } from 'react'
import { controlLook, FieldFrame, useField, type FieldProps } from './field.tsx'

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
>
type Props = FieldProps &
  Native & {
    type?: 'text' | 'email' | 'tel' | 'search' | 'time'
    value: string
    /** Absent if the text is read-only. */
    onChange?: (value: string) => void
    hideLabel?: boolean | undefined
  }

/** A single-line text input. Controlled. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  type = 'text',
  onChange,
  ...rest
}: Props) {
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
      <input
        {...rest}
        {...field.aria}
        type={type}
        className={`${controlLook} ${type === 'search' ? 'max-md:placeholder:text-[0.8125rem]' : ''}`}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </FieldFrame>
  )
}
