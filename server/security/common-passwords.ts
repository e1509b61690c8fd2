import { readFileSync } from 'node:fs'
import { foldedPassword, isPredictable, TOO_COMMON } from '../../contract/shared/predictable-password.ts'
import type { FieldMessages } from '../http/errors.ts'

/** The most common passwords that a new one may look like, from a public list; its source and licence stand on top. */
export const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('../data/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !/^#? ?$|^# /.test(line)),
)

/** Whether a password is among the first that anybody would try, for anyone or for this address. */
export const hasPredictablePassword = (password: string, email: string): boolean =>
  common.has(foldedPassword(password)) || isPredictable(password, email)

/** Validation messages by field for a password that anybody would try; empty for any other password. */
export const passwordErrors = (password: string, email: string): FieldMessages =>
  hasPredictablePassword(password, email) ? { password: [TOO_COMMON] } : {}
