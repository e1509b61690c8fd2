import { controlLook, FieldFrame, useField, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** A six-digit code: phones display the numeric keypad and suggest received codes. */
  digits: boolean
  readOnly?: boolean
  maxLength: number
  /** The last code was refused: the field is focused again, and typing replaces that code. */
  refused: boolean
}

/** A code copied from elsewhere. Initially focused. */
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
