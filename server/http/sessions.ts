import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { giveToken } from './csrf.ts'
import type { Db } from '../database.ts'
import type { Caller } from './handler.ts'
import type { Expired } from '../queries/shared/expired.ts'
import { findCaller } from '../queries/shared/callers.ts'
import { noteVisit } from '../queries/shared/visits.ts'
import { keyedHash, randomId } from '../security/secret.ts'

const DAY = 24 * 3600 * 1000
/** Milliseconds: without a visit, in all, and between two notes of a visit. */
const IDLE = 7 * DAY
const LONGEST = 30 * DAY
const NOTE = 600_000

/** The visitor; both null when nobody is signed in. */
export type Visit = { caller: Caller | null; sessionHash: string | null }

export type SessionSettings = { db: Db; secret: string; isSecure: boolean; now: () => Date }

/** Sessions kept in the database, found by the keyed hash of the id in the visitor's cookie. */
export function makeSessions(settings: SessionSettings) {
  const { db, secret, isSecure, now } = settings
  const cookie = isSecure ? '__Host-session' : 'venaison_session'
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  const setCookie = (reply: FastifyReply, id: string) =>
    reply.setCookie(cookie, id, { ...place, maxAge: IDLE / 1000 })
  const hashOf = (id: string) => keyedHash(secret, 'session', id)

  async function end(request: FastifyRequest) {
    const id = request.cookies[cookie]
    if (id) await db.deleteFrom('sessions').where('id_hash', '=', hashOf(id)).execute()
  }

  return {
    /** The visitor; null also for a user blocked or deleted since. */
    async read(request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
      const id = request.cookies[cookie]
      if (!id) return { caller: null, sessionHash: null }
      const found = await findCaller(db, hashOf(id), now())
      if (!found) return { caller: null, sessionHash: null }
      const { caller, createdAt, seenAt } = found
      if (now().getTime() - seenAt.getTime() > NOTE) {
        const expires = Math.min(now().getTime() + IDLE, createdAt.getTime() + LONGEST)
        await db
          .updateTable('sessions')
          .set({ seen_at: now(), expires_at: new Date(expires) })
          .where('id_hash', '=', hashOf(id))
          .execute()
        await noteVisit(db, caller.id, now())
        setCookie(reply, id)
      }
      return { caller, sessionHash: hashOf(id) }
    },

    /** Opens a session under a new id; the one the browser had ends. */
    async open(
      request: FastifyRequest,
      reply: FastifyReply,
      userId: number,
      given?: { secondFactorAt: Date },
    ): Promise<void> {
      await end(request)
      const id = randomId()
      const moment = now()
      await db
        .insertInto('sessions')
        .values({
          id_hash: hashOf(id),
          user_id: userId,
          created_at: moment,
          seen_at: moment,
          expires_at: new Date(moment.getTime() + IDLE),
          second_factor_at: given?.secondFactorAt ?? null,
        })
        .execute()
      await noteVisit(db, userId, moment)
      setCookie(reply, id)
      giveToken(request, reply, settings, hashOf(id))
    },

    /** Ends the session of the browser. */
    async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await end(request)
      reply.clearCookie(cookie, place)
      giveToken(request, reply, settings, null)
    },
  }
}
export type Sessions = ReturnType<typeof makeSessions>

/** Ends every session of a person. */
export const endSessionsOf = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute()

/** The sessions that are over. */
export const expiredSessions = (now: Date): Expired => ({
  table: 'sessions',
  where: sql`expires_at < ${now}`,
})
