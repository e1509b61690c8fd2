import { argon2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { TooMany } from '../http/errors.ts'
import { isSame } from './secret.ts'

const derive = promisify(argon2)
/** OWASP's choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
/** How many of one kind may wait for a core before a caller is sent away. */
const LONGEST_QUEUE = 100
/** Of so many turns, one is that of everybody else, when known devices wait too. */
const TURNS = 5

type Resume = () => void
let running = 0
let turns = 0
const waiting: { known: Resume[]; others: Resume[] } = { known: [], others: [] }

/** Who is next: a known device, but for one turn in some. */
function takeNext(): Resume | undefined {
  const isOthers = ++turns % TURNS === 0
  return isOthers
    ? (waiting.others.shift() ?? waiting.known.shift())
    : (waiting.known.shift() ?? waiting.others.shift())
}

/**
 * Runs at most as many at once as there are cores, so that sign-ins never starve the rest. Known devices
 * have a queue of their own: strangers cannot fill it.
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

/** The Argon2id hash of a password, in the PHC string format. */
export async function hashPassword(password: string, nonce = randomBytes(16)): Promise<string> {
  const tag = await inTurn(() => derive('argon2id', { ...cost, message: password, nonce }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(nonce)}$${bare(tag)}`
}

/** Argon2id of a text, with a salt and a key that only the server has, base64url. */
export async function slowHash(text: string, nonce: Buffer, secret: Buffer): Promise<string> {
  const tag = await inTurn(() => derive('argon2id', { ...cost, message: text, nonce, secret }))
  return tag.toString('base64url')
}

/** The hash compared with when there is none, so that an unknown address takes as long. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(Buffer.alloc(16))}$${bare(Buffer.alloc(32))}`

/**
 * Whether a password has this hash; false, after the same time, when there is no hash. `isKnown`: it is
 * given on a device where the account has signed in before, which goes first.
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
  isKnown = false,
): Promise<boolean> {
  const [, , , parameters, salt, tag] = (hash ?? nobody).split('$')
  const { m, t, p } = Object.fromEntries((parameters ?? '').split(',').map((pair) => pair.split('=')))
  const expected = Buffer.from(tag ?? '', 'base64')
  const actual = await inTurn(
    () =>
      derive('argon2id', {
        message: password,
        nonce: Buffer.from(salt ?? '', 'base64'),
        memory: Number(m),
        passes: Number(t),
        parallelism: Number(p),
        tagLength: expected.length,
      }),
    isKnown,
  )
  return hash !== null && isSame(actual.toString('hex'), expected.toString('hex'))
}
