import { randomInt } from 'node:crypto'
import { limits } from '../../contract/limits.ts'
import { keyedHash } from './secret.ts'

/** Letters and digits that nobody takes for one another: 31 of them make 59 bits of a code. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const GROUP = 4

const makeCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-')

/** New recovery codes, `XXXX-XXXX-XXXX`, each another. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < limits.recoveryCodes) codes.add(makeCode())
  return [...codes]
}

/** What a code of an account is found by, however its letters and hyphens were typed. */
export const recoveryHash = (secret: string, userId: number, code: string) =>
  keyedHash(secret, 'recovery code', String(userId), code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
