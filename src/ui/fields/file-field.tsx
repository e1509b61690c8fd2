import type { ReactNode } from 'react'
import { controlLook, FieldFrame, useField, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  /** The accepted file types, e.g. `image/png`. */
  accept: string
  required?: boolean
  /** Shown for the chosen file, e.g. a preview. */
  children?: ReactNode
  onChange: (file: File) => void
}

/** A file of this device. Cancelling the file dialog keeps the current choice. */
export function FileField({
  label,
  hint,
  error,
  optional,
  id,
  accept,
  required,
  children,
  onChange,
  ...rest
}: Props) {
  const field = useField({ id, hint, error })
  return (
    <FieldFrame label={label} hint={hint} optional={optional} id={field.id} errors={field.errors}>
      {children}
      <input
        {...rest}
        {...field.aria}
        type="file"
        accept={accept}
        aria-required={required}
        className={`${controlLook} cursor-pointer text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-sunken file:px-3 file:font-semibold file:text-ink hover:file:bg-sunken-deep`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChange(file)
        }}
      />
    </FieldFrame>
  )
}
