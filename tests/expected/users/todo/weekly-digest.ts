import { repeatableCommand } from '../../patterns/repeatable-command.ts'

/** Staff can turn the weekly digest on and off repeatedly. */
export const weeklyDigest = repeatableCommand('updateWeeklyDigest')
