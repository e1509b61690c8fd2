import { decrypt, encrypt } from '../../security/encryption.ts'

const sealed = (secret: string, userId: number) => ({ secret, purpose: 'totp', owner: String(userId) })

/** The encrypted secret of an account's authenticator app. */
export const sealTotpSecret = (secret: string, userId: number, shared: string): string =>
  encrypt(shared, sealed(secret, userId))

/** The decrypted secret; null if the server's secret has changed. */
export const readTotpSecret = (secret: string, userId: number, stored: string): string | null =>
  decrypt(stored, sealed(secret, userId))
