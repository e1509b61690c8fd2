import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Confirmed first: what follows concerns every giver of the department. */
export const sanitaryRuleEnding = confirmedCommand('endSanitaryRule')
