import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Spec §2 « Giver home », §4: a planned hunt is deleted after confirmation. */
export const huntDeletion = confirmedCommand('deleteHunt')
