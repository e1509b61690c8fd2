import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** An undeliverable mail leaves the list of the whole team once, after a confirmation. */
export const mailSeeing = confirmedCommand('markMailSeen')
