import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { controlLook, FieldFrame, useField, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  name?: string | undefined
  maxLength?: number | undefined
  readOnly?: boolean | undefined
}

/** A password, which can be made visible while typing. */
export function PasswordField({ label, hint, error, optional, id, onChange, ...rest }: Props) {
  const field = useField({ id, hint, error })
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame label={label} hint={hint} optional={optional} id={field.id} errors={field.errors}>
      <div className="relative">
        <input
          {...rest}
          {...field.aria}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className={`${controlLook} pr-12`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          aria-controls={field.id}
          aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-control text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
    </FieldFrame>
  )
}
