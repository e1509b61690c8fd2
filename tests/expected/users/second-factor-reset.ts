import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** A user who lost their second factors asks staff to remove them. */
export const secondFactorReset = confirmedCommand('resetSecondFactor')
