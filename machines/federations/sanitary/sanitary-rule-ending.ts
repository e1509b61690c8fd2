import { endSanitaryRule, type SanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Ends a published sanitary rule, after confirmation. */
export const sanitaryRuleEndingMachine = confirmedCommand({
  id: 'sanitaryRuleEnding',
  call: endSanitaryRule,
  request: ({ id }: SanitaryRule) => ({ params: { id } }),
  description: 'La fédération met fin à une règle sanitaire, après confirmation.',
  announced: 'La règle est terminée.',
  states: {
    done: 'La règle ne demande plus rien.',
    refused: 'La règle n’est pas en vigueur.',
  },
})
