import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { entryForm } from '../patterns/entry-form.ts'

/** Spec §2 « Users list », §5 « User form (back-office) », §6. */
export const userForm: ExpectedTransitions = {
  ...entryForm('createUser', 'updateUser', {
    'field.typed': '=',
    // §6: givers and receivers « register through the public form »: their role is not chosen here.
    'choice.made': '= if isOpen',
    'city.changed': '=',
  }),
  '*': { start: 'preparing' },
  preparing: { 'userChoices done': ['editing if hasChoices', 'abandoned'] },
}
