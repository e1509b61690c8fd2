import { publishSanitaryRule, type SanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Publishes a sanitary rule, after confirmation. */
export const sanitaryRulePublicationMachine = confirmedCommand({
  id: 'sanitaryRulePublication',
  call: publishSanitaryRule,
  request: ({ id }: SanitaryRule) => ({ params: { id } }),
  description: 'La fédération met une règle sanitaire en vigueur, après confirmation.',
  announced: 'La règle est en vigueur.',
  states: {
    done: 'La règle vaut pour les chasses de ses jours et de ses communes.',
    refused: 'La règle est terminée, ou son dernier jour est passé.',
  },
})
