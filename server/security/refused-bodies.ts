import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused, TooLarge, TooMany, Unreadable } from '../http/errors.ts'
import { networkOf } from './networks.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** By whom refused bodies are counted: the caller's account, otherwise the network. */
    sender: string
  }
}

/** Milliseconds in which as many refusals are forgotten as are allowed. */
const WINDOW = 900_000
/** Bytes of a refused body that count as one more refusal: larger ones take longer to read. */
const UNIT = 4096
/** Senders remembered; with more, the one refused longest ago is forgotten. */
const MOST_SENDERS = 10_000

/**
 * Counts the bodies refused by this process, by account or, without one, by network. Whoever sent `most`
 * within 15 minutes has to wait; the count decays steadily, so that neighbours of one network are not shut
 * out for longer than somebody goes on. Kept in memory: a refusal must not cost a write.
 */
export function makeRefusedBodies(most: number, now: () => Date) {
  const counts = new Map<string, { count: number; at: number }>()
  function countOf(sender: string): number {
    const known = counts.get(sender)
    if (!known) return 0
    // A clock that was set back forgets nothing, and adds nothing.
    const elapsed = Math.max(0, now().getTime() - known.at)
    return Math.max(0, known.count - (elapsed * most) / WINDOW)
  }
  return {
    /**
     * `times`: how many times more than anybody the sender may send.
     * @throws TooMany
     */
    check(sender: string, times = 1): void {
      const excess = countOf(sender) - most * times
      if (excess < 0) return
      throw new TooMany(((excess + 1) * WINDOW) / most / 1000, 'Trop d’envois refusés.')
    },
    add(sender: string, bytes: number): void {
      const count = countOf(sender) + Math.max(1, Math.ceil(bytes / UNIT))
      counts.delete(sender)
      counts.set(sender, { count, at: now().getTime() })
      if (counts.size > MOST_SENDERS) counts.delete(counts.keys().next().value!)
    },
  }
}
export type RefusedBodies = ReturnType<typeof makeRefusedBodies>

/** Refusals of what was sent, whatever the caller may do. */
const refusals: readonly string[] = [Unreadable, TooLarge, Refused].map(({ name }) => name)
/**
 * How many times more a network may send of which each names a session: neighbours who are signed in do not wait for
 * others, but what is refused unread is not known to be anybody's.
 */
const NAMING_SESSIONS = 10
/** A cookie that may be one of a session: whose it is, only the database knows. */
const SESSION = /(session|assisted)=/

/**
 * Counts refused bodies, and refuses those of a network with too many before they are read. Whoever names
 * a session is checked once it is known whether there is one, unless the network sends many times as much.
 */
export function limitRefusedBodies(app: FastifyInstance, refused: RefusedBodies): void {
  app.decorateRequest('sender', '')
  app.addHook('preParsing', async (request) => {
    request.sender = networkOf(request.ip)
    const { headers } = request
    const isEmpty = !('content-length' in headers || 'transfer-encoding' in headers)
    if (isEmpty) return
    refused.check(request.sender, SESSION.test(headers.cookie ?? '') ? NAMING_SESSIONS : 1)
  })
  app.addHook('onResponse', async ({ refusal, method, sender, headers }) => {
    if (refusal && refusals.includes(refusal) && method !== 'GET')
      refused.add(sender, Number(headers['content-length']) || 0)
  })
}

/**
 * Counts from now on by the caller's account, if there is one.
 * @throws TooMany
 */
export function checkSender(refused: RefusedBodies, request: FastifyRequest, caller: { id: number } | null) {
  if (caller) request.sender = `account ${caller.id}`
  refused.check(request.sender)
}
