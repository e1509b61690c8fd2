import { limits } from '../../contract/limits.ts'
import type { passwordRemarks } from '../../contract/shared/new-password.ts'

/**
 * The hint about a new password while it is typed (spec §5); null until there is something to compare.
 * Shared by registration and reset.
 */
export function remarkOn(password: string, confirmation: string): keyof typeof passwordRemarks | null {
  if (password === '' && confirmation === '') return null
  if (password.length < limits.password.min) return 'short'
  if (confirmation === '') return null
  return password === confirmation ? 'identical' : 'different'
}
