import { limits } from '../../contract/limits.ts'
import type { passwordRemarks } from '../../contract/shared/new-password.ts'

/**
 * What is said of a new password while it is being typed (spec §5), null while there is nothing to
 * compare yet. Shared by registration and the reset.
 */
export function remarkOn(password: string, confirmation: string): keyof typeof passwordRemarks | null {
  if (password === '' && confirmation === '') return null
  if (password.length < limits.password.min) return 'short'
  if (confirmation === '') return null
  return password === confirmation ? 'identical' : 'different'
}
