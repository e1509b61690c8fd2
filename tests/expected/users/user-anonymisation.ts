import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Spec §2 « Users list »: « delete (anonymise) », §4. */
export const userAnonymisation = confirmedCommand('anonymiseUser')
