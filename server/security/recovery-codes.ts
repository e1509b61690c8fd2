import { randomBytes, randomInt } from 'node:crypto'
import { limits } from '../../contract/limits.ts'
import { slowHash } from './passwords.ts'
import { keyedHash } from './secret.ts'

/** Characters that cannot be confused with one another; 31 of them give a code 59 bits. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const GROUP = 4

/** Recovery codes, which are displayed once, and their stored hashes. */
export type RecoveryCodes = { codes: string[]; salt: string; hashes: string[] }
/** The owner of the codes; `secret`: the server's. */
type Owner = { secret: string; userId: number }

const makeCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-')

/**
 * The stored hash of a code, independent of case and hyphens. 59 bits are few enough to require a
 * password hash; the server's secret is included.
 */
export const recoveryHash = ({ secret, userId }: Owner, code: string, salt: string): Promise<string> =>
  slowHash(
    code.toUpperCase().replace(/[^A-Z0-9]/g, ''),
    Buffer.from(salt, 'base64url'),
    Buffer.from(keyedHash(secret, 'recovery code', String(userId)), 'base64url'),
  )

/** Generates distinct recovery codes, `XXXX-XXXX-XXXX`. Slow, so it must not run within a transaction. */
export async function makeRecoveryCodes(owner: Owner): Promise<RecoveryCodes> {
  const codes = new Set<string>()
  while (codes.size < limits.recoveryCodes) codes.add(makeCode())
  const salt = randomBytes(16).toString('base64url')
  const hashes = await Promise.all([...codes].map((code) => recoveryHash(owner, code, salt)))
  return { codes: [...codes], salt, hashes }
}
