import { generateSecret, generateURI, verifySync } from 'otplib'
import { decrypt, encrypt } from './encryption.ts'

/** Seconds of a time step, also the tolerated clock difference. */
const PERIOD = 30

/** A new secret for an authenticator app, in Base32, and the URI of its QR code. */
export function makeTotp(email: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: 'Venaison', label: email, secret }) }
}

/** The thirty-second time step of a six-digit code; null if it matches no step around now. */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const found = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD, period: PERIOD })
  return found.valid ? Math.floor(epoch / PERIOD) + found.delta : null
}

const sealed = (secret: string, userId: number) => ({ secret, purpose: 'totp', owner: String(userId) })

/** The encrypted secret of an account's authenticator app. */
export const sealTotpSecret = (secret: string, userId: number, shared: string): string =>
  encrypt(shared, sealed(secret, userId))

/** The decrypted secret; null if the server's secret has changed. */
export const readTotpSecret = (secret: string, userId: number, stored: string): string | null =>
  decrypt(stored, sealed(secret, userId))
