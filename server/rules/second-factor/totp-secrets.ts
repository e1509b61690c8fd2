import { decrypt, encrypt } from '../../security/encryption.ts'

const sealed = (secret: string, userId: number) => ({ secret, purpose: 'totp', owner: String(userId) })

/** What is stored of the secret that an account shares with its authenticator application. */
export const sealTotpSecret = (secret: string, userId: number, shared: string): string =>
  encrypt(shared, sealed(secret, userId))

/** That secret again; null once the secret of the server is another one. */
export const readTotpSecret = (secret: string, userId: number, stored: string): string | null =>
  decrypt(stored, sealed(secret, userId))
