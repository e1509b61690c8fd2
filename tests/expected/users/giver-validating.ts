import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Spec §2 « Giver validation list »: « an action column validates or bans », §4. */
export const giverValidating = confirmedCommand('validateGiver')
