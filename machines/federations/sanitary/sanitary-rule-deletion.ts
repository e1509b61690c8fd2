import { deleteSanitaryRule, type SanitaryRule } from '../../../contract/federations/sanitary-rules.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Deletes the draft of a sanitary rule, after confirmation. */
export const sanitaryRuleDeletionMachine = confirmedCommand({
  id: 'sanitaryRuleDeletion',
  call: deleteSanitaryRule,
  request: ({ id }: SanitaryRule) => ({ params: { id } }),
  description: 'La fédération supprime le brouillon d’une règle sanitaire, après confirmation.',
  announced: 'Le brouillon est supprimé.',
  states: {
    done: 'Le brouillon n’existe plus.',
    refused: 'La règle a été mise en vigueur entre-temps.',
  },
})
