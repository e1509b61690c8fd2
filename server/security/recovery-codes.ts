import { randomBytes, randomInt } from 'node:crypto'
import { limits } from '../../contract/limits.ts'
import { slowHash } from './passwords.ts'
import { keyedHash } from './secret.ts'

/** Letters and digits that nobody takes for one another: 31 of them make 59 bits of a code. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const GROUP = 4

/** Recovery codes as they are told once, and what is kept of them. */
export type RecoveryCodes = { codes: string[]; salt: string; hashes: string[] }
/** Whose they are; `secret`: the server's. */
type Owner = { secret: string; userId: number }

const makeCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  ).join('-')

/**
 * What a code is found by, however its letters and hyphens were typed: 59 bits are few enough to be
 * hashed like a password, and the secret of the server takes part.
 */
export const recoveryHash = ({ secret, userId }: Owner, code: string, salt: string): Promise<string> =>
  slowHash(
    code.toUpperCase().replace(/[^A-Z0-9]/g, ''),
    Buffer.from(salt, 'base64url'),
    Buffer.from(keyedHash(secret, 'recovery code', String(userId)), 'base64url'),
  )

/** New recovery codes, `XXXX-XXXX-XXXX`, each another. It takes a while: not within a transaction. */
export async function makeRecoveryCodes(owner: Owner): Promise<RecoveryCodes> {
  const codes = new Set<string>()
  while (codes.size < limits.recoveryCodes) codes.add(makeCode())
  const salt = randomBytes(16).toString('base64url')
  const hashes = await Promise.all([...codes].map((code) => recoveryHash(owner, code, salt)))
  return { codes: [...codes], salt, hashes }
}
