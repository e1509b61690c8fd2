import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { peekToken, redeemToken } from '../../security/tokens.ts'

/** Opens the session of a link's person in place of the one that the browser had. */
export const signInByLink: Handler<'signInByLink'> = async ({ db, now, body, session }) => {
  const link = { token: body.token, purpose: 'session', now } as const
  const userId = await db.transaction().execute(async (transaction) => {
    const person = await peekToken(transaction, link)
    return person && redeemToken(transaction, link)
  })
  if (userId === null) throw new NotFound('Ce lien a déjà servi, ou date de plus de dix minutes.')
  // Who made the link has given theirs: the link stands for it.
  await session.open(userId, { secondFactorAt: now })
}
