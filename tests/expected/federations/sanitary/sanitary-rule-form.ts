import { entryForm } from '../../patterns/entry-form.ts'

/** The entry of a rule: effect, game types, communes, period and legal source. */
export const sanitaryRuleForm = entryForm('createSanitaryRule', 'updateSanitaryRule', {
  'effect.chosen': '=',
  'specimen.toggled': '=',
  'field.typed': '=',
})
