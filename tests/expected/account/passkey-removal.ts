import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** A passkey that is lost, or whose device was given away, is removed. */
export const passkeyRemoval = confirmedCommand('removePasskey')
