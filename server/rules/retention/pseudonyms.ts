import { keyedHash } from '../../security/secret.ts'

/** Characters of a pseudonym. */
const PSEUDONYM = 12

/** The pseudonym of a person: always the same, and linked to them only by the server's secret. */
export const pseudonymOf = (secret: string, id: number | null) =>
  id === null
    ? null
    : Buffer.from(keyedHash(secret, 'actor', String(id)), 'base64url')
        .toString('hex')
        .slice(0, PSEUDONYM)
