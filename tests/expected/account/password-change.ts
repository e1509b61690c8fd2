import { repeatableCommand } from '../patterns/repeatable-command.ts'

/** Spec §2 « My account »: « a password change button that sends a reset e-mail ». */
export const passwordChange = repeatableCommand('requestPasswordChange')
