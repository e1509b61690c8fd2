import { SIGN_IN } from '../../../contract/pages.ts'
import { type Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { issueToken } from '../../security/tokens.ts'
import { commandOnUser } from '../../rules/user-commands.ts'

/** Milliseconds for which a link is good. */
const LIFETIME = 10 * 60_000

/** Makes a link by which its maker acts in a user's place, once, and keeps that it was given. */
export const readUserToken: Handler<'readUserToken'> = (call) =>
  commandOnUser(
    call,
    { permission: 'users.write.token', event: 'token.given' },
    async (transaction, subject) => {
      const { now, caller, publicUrl } = call
      const userId = subject.id
      const link = { userId, purpose: 'session', madeBy: caller.id, lifetime: LIFETIME, now } as const
      const token = await issueToken(transaction, link)
      const whom = { by: caller, userId, federationId: subject.federation_id }
      await recordAuditEntry(transaction, { act: 'user.token', ...whom }, now)
      const expires_at = new Date(now.getTime() + LIFETIME).toISOString()
      return { url: `${publicUrl}/login?${SIGN_IN}=${token}`, expires_at }
    },
  )
