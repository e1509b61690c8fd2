import { generateSecret, generateURI, verifySync } from 'otplib'

/** Seconds that a code lasts, and for which a clock may be ahead or behind. */
const PERIOD = 30

/** A new secret for an authenticator application, in Base32, and the address of its QR code. */
export function makeTotp(email: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: 'Venaison', label: email, secret }) }
}

/** The step of thirty seconds that a code of six digits belongs to; null if it is of none about now. */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const found = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD, period: PERIOD })
  return found.valid ? Math.floor(epoch / PERIOD) + found.delta : null
}
