import { keyedHash } from '../../security/secret.ts'

/** Characters of a pseudonym. */
const PSEUDONYM = 12

/** The same person has the same pseudonym, which the secret of the server alone connects to them. */
export const pseudonymOf = (secret: string, id: number | null) =>
  id === null
    ? null
    : Buffer.from(keyedHash(secret, 'actor', String(id)), 'base64url')
        .toString('hex')
        .slice(0, PSEUDONYM)
