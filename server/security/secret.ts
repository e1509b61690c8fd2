import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret kept in the data folder, made at the first start and readable by its owner only. It
 * appears at once and whole, so that servers starting together agree on it.
 */
export function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'session-secret')
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}

/** A keyed hash; `purpose` keeps hashes of different kinds apart. */
export const keyedHash = (secret: string, purpose: string, ...parts: string[]) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')

/** 256 bits that nobody guesses, fit for a cookie. */
export const randomId = () => randomBytes(32).toString('base64url')

/**
 * The hash of such an id, by which it is found again: nobody guesses 256 bits, so a plain hash keeps
 * them, without a key that another server might not have.
 */
export const hashOfId = (id: string) => createHash('sha256').update(id).digest('base64url')

/** Compares without telling by its duration where two texts differ. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
