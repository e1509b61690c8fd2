import { repeatableCommand } from '../patterns/repeatable-command.ts'

/** Spec §2 « My account »: a person downloads what the service knows about them. */
export const dataExport = repeatableCommand('readOwnData')
