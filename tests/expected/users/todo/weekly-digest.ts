import { repeatableCommand } from '../../patterns/repeatable-command.ts'

/** Staff turns the mail of Mondays on and off as often as they like. */
export const weeklyDigest = repeatableCommand('updateWeeklyDigest')
