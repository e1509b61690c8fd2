import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { entryForm } from '../patterns/entry-form.ts'

/** Spec §2 « Users list », §5 « User form (back-office) », §6. */
export const userForm: ExpectedTransitions = {
  ...entryForm('createUser', 'updateUser', { 'field.typed': '=', 'choice.made': '=', 'city.changed': '=' }),
  '*': { start: 'preparing' },
  preparing: { 'userChoices done': ['editing if hasChoices', 'abandoned'] },
}
