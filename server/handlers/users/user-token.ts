import { SIGN_IN } from '../../../contract/pages.ts'
import { type Handler } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { issueToken } from '../../security/tokens.ts'
import { commandOnUser } from '../../rules/user-commands.ts'

/** Milliseconds that a link is valid. */
const LIFETIME = 10 * 60_000

/**
 * Creates a single-use link by which its creator acts on a user's behalf, and records it in the audit
 * log.
 */
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
