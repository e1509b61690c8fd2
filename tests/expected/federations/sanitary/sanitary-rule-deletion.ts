import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** A draft is deleted after a confirmation. */
export const sanitaryRuleDeletion = confirmedCommand('deleteSanitaryRule')
