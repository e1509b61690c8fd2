import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** A draft is deleted after confirmation. */
export const sanitaryRuleDeletion = confirmedCommand('deleteSanitaryRule')
