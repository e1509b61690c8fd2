import { controlLook, FieldFrame, useField, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  maxLength?: number
  rows?: number
}

/** A multi-line text input. Controlled. */
export function TextArea({ label, hint, error, optional, id, rows = 3, onChange, ...rest }: Props) {
  const field = useField({ id, hint, error })
  return (
    <FieldFrame label={label} hint={hint} optional={optional} id={field.id} errors={field.errors}>
      <textarea
        {...rest}
        {...field.aria}
        rows={rows}
        className={`${controlLook} field-sizing-content min-h-20 max-h-60 resize-y`}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
