import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** The inverse of a block (spec §4 « User: active, blocked (blocked_at set) »). */
export const userUnblocking = confirmedCommand('unblockUser')
