import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** The application of a telephone that was changed is removed. */
export const applicationRemoval = confirmedCommand('removeTotp')
