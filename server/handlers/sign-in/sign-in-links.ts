import { SIGN_IN } from '../../../contract/pages.ts'
import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { recordAct } from '../../rules/journal.ts'
import { issueToken, peekToken, redeemToken } from '../../security/tokens.ts'
import { actOnUser } from '../../rules/user-acts.ts'

/** Milliseconds for which a link is good. */
const LIFETIME = 10 * 60_000

/** Makes a link that opens a user's session, once, and keeps that it was given. */
export const readUserToken: Handler<'readUserToken'> = (call) =>
  actOnUser(call, { permission: 'users.write.token', event: 'token.given' }, async (transaction, subject) => {
    const { now, caller, publicUrl } = call
    const userId = subject.id
    const token = await issueToken(transaction, { userId, purpose: 'session', lifetime: LIFETIME, now })
    const whom = { actorId: caller.id, userId, federationId: subject.federation_id }
    await recordAct(transaction, { act: 'user.token', ...whom }, now)
    const expires_at = new Date(now.getTime() + LIFETIME).toISOString()
    return { url: `${publicUrl}/login?${SIGN_IN}=${token}`, expires_at }
  })

/** Opens the session of a link's person in place of the one that the browser had. */
export const signInByLink: Handler<'signInByLink'> = async ({ db, now, body, session }) => {
  const link = { token: body.token, purpose: 'session', now } as const
  const userId = await db.transaction().execute(async (transaction) => {
    const person = await peekToken(transaction, link)
    return person && redeemToken(transaction, link)
  })
  if (userId === null) throw new NotFound('Ce lien a déjà servi, ou date de plus de dix minutes.')
  await session.open(userId)
}
