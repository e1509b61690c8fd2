import { repeatableCommand } from '../patterns/repeatable-command.ts'

/** Spec §2 « My account »: a person downloads the data stored about them. */
export const dataExport = repeatableCommand('readOwnData', true)
