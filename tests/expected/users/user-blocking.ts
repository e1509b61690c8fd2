import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Spec §2 « Users list »: « block », §4. */
export const userBlocking = confirmedCommand('blockUser')
