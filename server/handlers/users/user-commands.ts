import { gdprLifecycle } from '../../../machines/lifecycles/gdpr.ts'
import type { Handler } from '../../http/handler.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { accountBlocked, accountUnblocked } from '../../mails/user-mails.ts'
import { findContact } from '../../queries/shared/federations.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { insertErasure } from '../../queries/shared/erasures.ts'
import { endAccess, setBlocked } from '../../queries/users/user-rows.ts'
import { anonymise } from '../../rules/anonymisation.ts'
import { changeGdpr } from '../../rules/consents.ts'
import { endOffersOf } from '../../rules/offers/offers.ts'
import { commandOnUser } from '../../rules/user-commands.ts'
import { Conflict } from '../../http/errors.ts'
import { removeSecondFactors } from '../../rules/second-factor/removal.ts'
import { SIGN_IN } from '../../../contract/pages.ts'
import { issueToken } from '../../security/tokens.ts'

/** Blocks a user: ends their sessions, revokes their links and notifies them. */
export const blockUser: Handler<'blockUser'> = (call) =>
  commandOnUser(
    call,
    { permission: 'users.write.block', event: 'user.blocked' },
    async (transaction, subject) => {
      const { now, caller } = call
      await setBlocked(transaction, subject.id, now)
      await endOffersOf(transaction, subject.id, now)
      await endAccess(transaction, subject.id)
      const { id: userId, email: to, firstname, federation_id: federationId } = subject
      const letter = accountBlocked(firstname, await findContact(transaction, federationId))
      await enqueueMail(transaction, { userId, to, letter, now })
      await recordAuditEntry(transaction, { act: 'user.blocked', by: caller, userId, federationId }, now)
    },
  )

/** Unblocks a user, who can then sign in as before. */
export const unblockUser: Handler<'unblockUser'> = (call) =>
  commandOnUser(
    call,
    { permission: 'users.write.block', event: 'user.unblocked' },
    async (transaction, subject) => {
      const { now, caller, publicUrl } = call
      const { id: userId, email: to, firstname, federation_id: federationId } = subject
      await setBlocked(transaction, userId, null)
      const letter = accountUnblocked(
        firstname,
        `${publicUrl}/login`,
        await findContact(transaction, federationId),
      )
      await enqueueMail(transaction, { userId, to, letter, now })
      await recordAuditEntry(transaction, { act: 'user.unblocked', by: caller, userId, federationId }, now)
    },
  )

/** Anonymises a user in one transaction, and notifies them by a last mail; mail files are deleted last. */
export const anonymiseUser: Handler<'anonymiseUser'> = async (call) => {
  const { now, caller, eraseMails, copyErasures } = call
  const intent = { permission: 'users.write', event: 'user.anonymised' } as const
  await commandOnUser(call, intent, async (transaction, subject) => {
    await eraseMails(await anonymise(transaction, subject, { by: caller, now }))
  })
  await copyErasures()
}

/** Records a user's choice on the use of their data. Idempotent. */
export const setUserGdpr: Handler<'setUserGdpr'> = async (call) => {
  const { now: at, caller, body, copyErasures } = call
  const intent = { permission: 'users.write.gdpr', event: 'gdpr.changed' } as const
  await commandOnUser(call, intent, async (transaction, subject) => {
    const { gdpr_state } = body
    const reason = 'Ce choix n’est plus possible.'
    assertAllowed(gdprLifecycle, subject.gdpr_state, { type: `gdpr.${gdpr_state}` }, reason)
    if (subject.gdpr_state === gdpr_state) return
    await changeGdpr(transaction, subject, gdpr_state, { by: caller, now: at })
    if (gdpr_state === 'refused')
      await insertErasure(transaction, { what: 'refused', user_id: subject.id, at })
  })
  await copyErasures()
}

/** Removes the second factors of a user who lost them. */
export const resetSecondFactor: Handler<'resetSecondFactor'> = (call) =>
  commandOnUser(
    call,
    { permission: 'users.write.token', event: 'second_factor.reset' },
    async (transaction, subject) => {
      const { now, caller, publicUrl } = call
      if (!(await removeSecondFactors(transaction, subject, { by: caller, publicUrl, now })))
        throw new Conflict('Cette personne n’a pas de double vérification.')
    },
  )

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
