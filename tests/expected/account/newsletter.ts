import { repeatableCommand } from '../patterns/repeatable-command.ts'

/** Spec §2 « My account »: « a newsletter consent checkbox ». */
export const newsletter = repeatableCommand('updateNewsletter')
