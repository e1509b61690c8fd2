import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Bytes of the nonce and of the tag of AES-256-GCM. */
const [NONCE, TAG] = [12, 16]

/** A key derived from the server's secret for one purpose. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `venaison ${purpose}`, 32))

/** The owner and purpose of a text; decrypting requires the same ones. */
export type Sealed = { secret: string; purpose: string; owner: string }

/** Encrypts a text with AES-256-GCM, base64url. */
export function encrypt(text: string, { secret, purpose, owner }: Sealed): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/**
 * Decrypts a text; null if it was encrypted for another owner or purpose, with another secret, or was
 * tampered with.
 */
export function decrypt(encrypted: string, { secret, purpose, owner }: Sealed): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < NONCE + TAG) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, NONCE), {
    authTagLength: TAG,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
