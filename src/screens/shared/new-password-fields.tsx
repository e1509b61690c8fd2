import { limits } from '../../../contract/limits.ts'
import type { FieldErrors } from '../../../machines/patterns/field-errors.ts'
import { remarkOn } from '../../../machines/shared/new-password.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Remark } from '../../ui/fields/remark.tsx'
import { passwordRemarks } from '../../../contract/shared/new-password.ts'

type Props = {
  label: string
  password: string
  confirmation: string
  errors: FieldErrors
  readOnly?: boolean
  onPassword: (value: string) => void
  onConfirmation: (value: string) => void
}

/** A new password and its confirmation, with a hint while typing (spec §5). */
export function NewPasswordFields(props: Props) {
  const { label, password, confirmation, errors, readOnly, onPassword, onConfirmation } = props
  const remark = remarkOn(password, confirmation)
  // The error at the field already says what the hint would say.
  const hasError = 'password' in errors || 'password_confirmation' in errors
  return (
    <>
      <PasswordField
        id="password"
        label={label}
        hint={`Au moins ${limits.password.min} caractères.`}
        name="password"
        autoComplete="new-password"
        maxLength={limits.password.max}
        readOnly={readOnly}
        value={password}
        error={errors['password']}
        onChange={onPassword}
      />
      <PasswordField
        id="password_confirmation"
        label="Confirmation du mot de passe"
        name="password_confirmation"
        autoComplete="new-password"
        maxLength={limits.password.max}
        readOnly={readOnly}
        value={confirmation}
        error={errors['password_confirmation']}
        onChange={onConfirmation}
      />
      <Remark tone={remark === 'identical' ? 'success' : 'warning'}>
        {remark && !hasError ? passwordRemarks[remark] : null}
      </Remark>
    </>
  )
}
