import { limits } from '../../contract/limits.ts'
import { passwordRemarks } from '../../contract/passwords.ts'
import type { FieldErrors } from '../../machines/field-errors.ts'
import { remarkOn } from '../../machines/new-password.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { Remark } from '../ui/remark.tsx'

type Props = {
  password: string
  confirmation: string
  errors: FieldErrors
  onPassword: (value: string) => void
  onConfirmation: (value: string) => void
}

/** A new password, typed twice, with what is said of it meanwhile (spec §5). */
export function NewPasswordFields({ password, confirmation, errors, onPassword, onConfirmation }: Props) {
  const remark = remarkOn(password, confirmation)
  const said = remark && passwordRemarks[remark]
  // What the remark already says is not said twice.
  const unsaid = (field: string) => errors[field]?.filter((message) => message !== said)
  return (
    <>
      <PasswordField
        label="Nouveau mot de passe"
        hint={`Au moins ${limits.password.min} caractères.`}
        name="password"
        autoComplete="new-password"
        maxLength={limits.password.max}
        value={password}
        error={unsaid('password')}
        onChange={onPassword}
      />
      <PasswordField
        label="Confirmation du mot de passe"
        name="password_confirmation"
        autoComplete="new-password"
        maxLength={limits.password.max}
        value={confirmation}
        error={unsaid('password_confirmation')}
        onChange={onConfirmation}
      />
      <Remark tone={remark === 'identical' ? 'success' : 'warning'}>{said}</Remark>
    </>
  )
}
