import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { accountAssisted } from '../../mails/account-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { findAssistance } from '../../queries/shared/assistance.ts'
import { findContact } from '../../queries/shared/federations.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { resetUrl } from '../../rules/reset-links.ts'
import { peekToken, redeemToken } from '../../security/tokens.ts'

/**
 * Starts an assisted session: the staff member who created the link, signed in in this browser with their
 * second factor, acts on behalf of its person, who is notified by mail, provided that they are still allowed to.
 */
export const signInByLink: Handler<'signInByLink'> = async ({ now, body, caller, session, publicUrl }) => {
  const link = { token: body.token, purpose: 'session', now } as const
  const owes = caller?.secondFactor?.state
  const makerId = owes === 'asked' || owes === 'owed' ? null : (caller?.assistedBy?.id ?? caller?.id)
  const isOpen = await session.assist(async (transaction) => {
    const person = await peekToken(transaction, link)
    const assistantId = person?.made_by
    if (!person || !assistantId || assistantId !== makerId) return null
    const assistance = await findAssistance(transaction, person.id, assistantId)
    if (!assistance || (await redeemToken(transaction, link)) === null) return null
    const { id: userId } = person
    const { email: to, firstname, federation_id: federationId, by, federation } = assistance
    const assistant = { id: assistantId, assistedBy: null }
    const done = { act: 'user.assisted', by: assistant, userId, federationId } as const
    await recordAuditEntry(transaction, done, now)
    const contact = await findContact(transaction, federationId)
    const letter = accountAssisted({ firstname, at: now, by, federation }, resetUrl(publicUrl), contact)
    await enqueueMail(transaction, { userId, to, letter, now })
    return { userId, assistantId }
  })
  if (!isOpen) throw new NotFound('Ce lien a déjà servi, date de plus de dix minutes, ou n’est pas le vôtre.')
}

/** Ends the browser's assisted session. Idempotent. */
export const endAssistance: Handler<'endAssistance'> = async ({ session }) => session.endAssistance()
