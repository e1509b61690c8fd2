import { argon2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { TooMany } from '../http/errors.ts'
import { isSame } from './secret.ts'

const derive = promisify(argon2)
/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
/** Maximum queued hash computations per queue before callers are refused. */
const LONGEST_QUEUE = 100
/** One of this many turns goes to unknown devices when known devices wait too. */
const TURNS = 5

type Resume = () => void
let running = 0
let turns = 0
const waiting: { known: Resume[]; others: Resume[] } = { known: [], others: [] }

/** The next queued computation: a known device, except for one turn in `TURNS`. */
function takeNext(): Resume | undefined {
  const isOthers = ++turns % TURNS === 0
  return isOthers
    ? (waiting.others.shift() ?? waiting.known.shift())
    : (waiting.known.shift() ?? waiting.others.shift())
}

/**
 * Runs at most as many computations at once as there are cores, so that sign-ins never starve other work.
 * Known devices have their own queue, which unknown ones cannot fill.
 */
async function inTurn<T>(work: () => Promise<T>, isKnown = false): Promise<T> {
  if (running >= availableParallelism()) {
    const queue = isKnown ? waiting.known : waiting.others
    if (queue.length >= LONGEST_QUEUE) throw new TooMany(5, 'Le service est très sollicité.')
    await new Promise<void>((resume) => queue.push(resume))
  } else running++
  try {
    return await work()
  } finally {
    const next = takeNext()
    if (next) next()
    else running--
  }
}

const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Devices write « é » as one character or as two: passwords are hashed as one (NFC). */
const composed = (password: string) => password.normalize('NFC')

/** The Argon2id hash of a password, in the PHC string format. */
export async function hashPassword(password: string, nonce = randomBytes(16)): Promise<string> {
  const tag = await inTurn(() => derive('argon2id', { ...cost, message: composed(password), nonce }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(nonce)}$${bare(tag)}`
}

/** An Argon2id hash of a text with a salt and a server-side key, base64url. */
export async function slowHash(text: string, nonce: Buffer, secret: Buffer): Promise<string> {
  const tag = await inTurn(() => derive('argon2id', { ...cost, message: text, nonce, secret }))
  return tag.toString('base64url')
}

/** A dummy hash, compared when there is none, so that an unknown address takes the same time. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(Buffer.alloc(16))}$${bare(Buffer.alloc(32))}`

/**
 * Whether a password matches this hash, which may be older than `composed`; false, after the same time, if
 * there is no hash. `isKnown`: the device is known for the account and takes precedence.
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
  isKnown = false,
): Promise<boolean> {
  const [, , , parameters, salt, tag] = (hash ?? nobody).split('$')
  const { m, t, p } = Object.fromEntries((parameters ?? '').split(',').map((pair) => pair.split('=')))
  const expected = Buffer.from(tag ?? '', 'base64')
  const nonce = Buffer.from(salt ?? '', 'base64')
  const rest = { memory: Number(m), passes: Number(t), parallelism: Number(p), tagLength: expected.length }
  for (const message of new Set([composed(password), password, password.normalize('NFD')])) {
    const actual = await inTurn(() => derive('argon2id', { message, nonce, ...rest }), isKnown)
    if (hash !== null && isSame(actual.toString('hex'), expected.toString('hex'))) return true
  }
  return false
}
