import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Whoever is named in a report without having received anything says so once, after a confirmation. */
export const lineContest = confirmedCommand('contestLine')
