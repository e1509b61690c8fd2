import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Who has lost their second factor asks staff, which starts it afresh. */
export const secondFactorReset = confirmedCommand('resetSecondFactor')
