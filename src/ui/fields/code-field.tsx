import { controlLook, FieldFrame, useField, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Six digits of an application, for which phones show digits and propose what they received. */
  digits: boolean
  readOnly?: boolean
  maxLength: number
  /** The last code was refused: the field takes the focus again, and the next key replaces that code. */
  refused: boolean
}

/** A code that is copied from elsewhere. It has the focus from the start. */
export function CodeField({ label, hint, error, id, digits, refused, onChange, ...rest }: Props) {
  const field = useField({ id, hint, error })
  return (
    <FieldFrame label={label} hint={hint} id={field.id} errors={field.errors}>
      <input
        {...rest}
        {...field.aria}
        key={refused ? 'refused' : 'fresh'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is all that the page asks for
        autoFocus
        data-takes-focus
        type="text"
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete={digits ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        className={`${controlLook} text-xl tracking-wider tabular-nums`}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
