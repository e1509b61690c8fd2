import { readFileSync } from 'node:fs'
import { plainText } from '../../contract/folding.ts'
import { isPredictable, TOO_COMMON } from '../../contract/shared/predictable-password.ts'
import type { FieldMessages } from '../http/errors.ts'

/** The most common passwords, from a public list; its source and licence are stated in the file. */
export const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('../data/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !/^#? ?$|^# /.test(line)),
)

/** Whether a password is too predictable, in general or for this address. */
export const hasPredictablePassword = (password: string, email: string): boolean =>
  common.has(plainText(password)) || isPredictable(password, email)

/** Validation messages by field for a predictable password; empty for any other. */
export const passwordErrors = (password: string, email: string): FieldMessages =>
  hasPredictablePassword(password, email) ? { password: [TOO_COMMON] } : {}
