import { Conflict, NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { deleteOtherSessions, deleteOwnSession, findOwnSessions } from '../../queries/account/own-sessions.ts'

/** Lists the caller's sessions, the current one first. */
export const listSessions: Handler<'listSessions'> = ({ db, now, caller, session }) =>
  findOwnSessions(db, { userId: caller.id, current: session.hash, now })

/** Closes one of the caller's sessions. The current one is closed by signing out. */
export const closeSession: Handler<'closeSession'> = async ({ db, now, caller, session, params }) => {
  const own = { userId: caller.id, current: session.hash, now }
  if (await deleteOwnSession(db, own, params.id)) return
  const open = await findOwnSessions(db, own)
  if (open.some(({ id, is_current }) => is_current && id === params.id))
    throw new Conflict('C’est la session de cet appareil : pour la fermer, déconnectez-vous.')
  throw new NotFound('Cette session est déjà fermée.')
}

/** Closes all of the caller's sessions except the current one. Idempotent. */
export const closeOtherSessions: Handler<'closeOtherSessions'> = async ({ db, now, caller, session }) =>
  deleteOtherSessions(db, { userId: caller.id, current: session.hash, now })
