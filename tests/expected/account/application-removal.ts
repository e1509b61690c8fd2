import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** The authenticator app of a replaced phone is removed. */
export const applicationRemoval = confirmedCommand('removeTotp')
