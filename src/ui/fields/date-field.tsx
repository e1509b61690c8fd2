import { controlLook, FieldFrame, useField, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  /** `YYYY-MM-DD`, or '' while none is chosen. */
  value: string
  onChange: (value: string) => void
  /** `YYYY-MM-DD`; limits of the calendar. */
  min?: string | undefined
  max?: string | undefined
  required?: boolean | undefined
  name?: string | undefined
}

/** A day, chosen in the browser's date picker. */
export function DateField({ label, hint, error, optional, id, onChange, ...rest }: Props) {
  const field = useField({ id, hint, error })
  return (
    <FieldFrame label={label} hint={hint} optional={optional} id={field.id} errors={field.errors}>
      <input
        {...rest}
        {...field.aria}
        type="date"
        className={`${controlLook} tabular-nums`}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
