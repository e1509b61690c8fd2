import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret stored in the data folder, created on first start and readable by its owner only. It is
 * created atomically, so that servers starting concurrently agree on it.
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

/** A keyed hash; `purpose` separates hashes of different kinds. */
export const keyedHash = (secret: string, purpose: string, ...parts: string[]) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')

/** A random id of 256 bits, suitable for a cookie. */
export const randomId = () => randomBytes(32).toString('base64url')

/**
 * The hash by which a random id is stored. An unkeyed hash is enough for 256 random bits, and does not
 * depend on a key that another server might not have.
 */
export const hashOfId = (id: string) => createHash('sha256').update(id).digest('base64url')

/** Compares two texts in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
