import { repeatableCommand } from '../patterns/repeatable-command.ts'

/** Spec §2 « Users list »: what the list shows, as a table. */
export const usersExport = repeatableCommand('exportUsers', true)
