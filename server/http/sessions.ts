import type { FastifyReply, FastifyRequest } from 'fastify'
import { giveToken } from '../security/csrf.ts'
import type { Db, DbTransaction } from '../database.ts'
import type { Begin, Caller } from './handler.ts'
import { findCaller, lockCredentials } from '../queries/shared/callers.ts'
import { endSessions, insertSession, renewSession, noteVisit } from '../queries/shared/sessions.ts'
import { idleOf, LONGEST, NOTE, type Opened, lifetimeOf, deviceName } from '../rules/sessions.ts'
import { keyedHash, randomId } from '../security/secret.ts'

/** The caller and their session; both null without a session. */
export type Visit = { caller: Caller | null; sessionHash: string | null }

/** Whose session is opened, the hash that their password was compared with, and whether the device is theirs. */
type Opening = { userId: number; hash: string; isOwn: boolean }

export type SessionSettings = { db: Db; secret: string; isSecure: boolean; now: () => Date }

/**
 * Sessions stored in the database, looked up by the keyed hash of the id in the visitor's cookie.
 * An assisted session has its own cookie, which takes precedence: the browser keeps its own session and
 * returns to it at the end. After an assisted session has ended, for whatever reason, its cookie still
 * takes precedence, with nobody signed in, until the person ends it or opens a page: a page that displays
 * one person must never send its calls to another account. Signing in or out ends both sessions.
 */
export function makeSessions(settings: SessionSettings) {
  const { db, secret, isSecure, now } = settings
  const own = isSecure ? '__Host-session' : 'venaison_session'
  const assisted = isSecure ? '__Host-assisted' : 'venaison_assisted'
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  const setCookie = (reply: FastifyReply, id: string, isOwn: boolean) =>
    reply.setCookie(own, id, { ...place, maxAge: idleOf(isOwn) / 1000 })
  const hashOf = (id: string) => keyedHash(secret, 'session', id)

  async function end(request: FastifyRequest, cookies: readonly string[] = [own, assisted]) {
    await endSessions(db, cookies.flatMap((cookie) => request.cookies[cookie] || []).map(hashOf))
  }

  function clearAssisted(request: FastifyRequest, reply: FastifyReply) {
    if (request.cookies[assisted]) reply.clearCookie(assisted, place)
  }

  /** Inserts a session under a new id, in the transaction that decided on it. */
  async function add(transaction: DbTransaction, request: FastifyRequest, userId: number, opened: Opened) {
    const id = randomId()
    const moment = now()
    await insertSession(transaction, {
      id_hash: hashOf(id),
      device: deviceName(request.headers['user-agent']),
      user_id: userId,
      assistant_id: opened.assistantId ?? null,
      created_at: moment,
      seen_at: moment,
      expires_at: new Date(moment.getTime() + lifetimeOf(opened)),
      second_factor_at: opened.secondFactorAt,
      is_own: opened.isOwn ?? false,
    })
    return id
  }

  async function readCookie(cookie: string, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
    const id = request.cookies[cookie]
    if (!id) return { caller: null, sessionHash: null }
    const sessionHash = hashOf(id)
    const found = await findCaller(db, sessionHash, now())
    if (!found) return { caller: null, sessionHash: null }
    const { caller, createdAt, seenAt, isOwn } = found
    request.accountId = caller.id
    request.assistantId = caller.assistedBy?.id ?? null
    if (!caller.assistedBy && now().getTime() - seenAt.getTime() > NOTE) {
      const expires = Math.min(now().getTime() + idleOf(isOwn), createdAt.getTime() + LONGEST)
      await renewSession(db, sessionHash, { seen_at: now(), expires_at: new Date(expires) })
      await noteVisit(db, caller.id, now())
      setCookie(reply, id, isOwn)
    }
    return { caller, sessionHash }
  }

  /** The caller; null also for a user blocked or deleted since. */
  const read = (request: FastifyRequest, reply: FastifyReply): Promise<Visit> =>
    readCookie(request.cookies[assisted] ? assisted : own, request, reply)

  return {
    read,

    /** The caller of a page request: after an assisted session has ended, the own session resumes. */
    async readForPage(request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
      const visit = await read(request, reply)
      if (visit.caller || !request.cookies[assisted]) return visit
      clearAssisted(request, reply)
      return readCookie(own, request, reply)
    },

    /**
     * Opens a session under a new id; the browser's earlier sessions end. False if the password that was
     * compared with `hash` is no longer that of the account, or the account is closed.
     */
    async open(request: FastifyRequest, reply: FastifyReply, { userId, hash, isOwn }: Opening) {
      const id = await db
        .transaction()
        .execute(async (transaction) =>
          (await lockCredentials(transaction, userId, hash))
            ? add(transaction, request, userId, { secondFactorAt: null, isOwn })
            : null,
        )
      if (id === null) return false
      await end(request)
      clearAssisted(request, reply)
      await noteVisit(db, userId, now())
      setCookie(reply, id, isOwn)
      giveToken(request, reply, settings, hashOf(id))
      return true
    },

    /**
     * Starts an assisted session in this browser; its own session is kept. It does not count as a visit
     * of the person.
     */
    async assist(request: FastifyRequest, reply: FastifyReply, begin: Begin) {
      const id = await db.transaction().execute(async (transaction) => {
        const begun = await begin(transaction)
        // The link's creator has given their second factor, which stands in for the person's.
        return begun && add(transaction, request, begun.userId, { ...begun, secondFactorAt: now() })
      })
      if (id === null) return false
      await end(request, [assisted])
      // A session cookie: with an age it could expire before the page is closed, and the page would then
      // use the own session.
      reply.setCookie(assisted, id, place)
      giveToken(request, reply, settings, hashOf(id))
      return true
    },

    /** Ends or clears the assisted session; the browser's own session resumes. */
    async endAssistance(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await end(request, [assisted])
      clearAssisted(request, reply)
      const { sessionHash } = await readCookie(own, request, reply)
      giveToken(request, reply, settings, sessionHash)
    },

    /** Ends all sessions of the browser. */
    async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await end(request)
      reply.clearCookie(own, place)
      clearAssisted(request, reply)
      giveToken(request, reply, settings, null)
    },
  }
}
export type Sessions = ReturnType<typeof makeSessions>
