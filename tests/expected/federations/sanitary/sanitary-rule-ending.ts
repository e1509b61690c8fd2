import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** With a confirmation, since it affects every giver of the department. */
export const sanitaryRuleEnding = confirmedCommand('endSanitaryRule')
