import { entryForm } from '../../patterns/entry-form.ts'

/** What a rule asks, of what game, where, when, and by which text. */
export const sanitaryRuleForm = entryForm('createSanitaryRule', 'updateSanitaryRule', {
  'effect.chosen': '=',
  'specimen.toggled': '=',
  'field.typed': '=',
})
