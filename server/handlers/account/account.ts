import { monthsAfter, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { DELETION_REQUESTS } from '../../../contract/pages.ts'
import { gdprLifecycle } from '../../../machines/lifecycles/gdpr.ts'
import { Refused, Unauthenticated, Forbidden } from '../../http/errors.ts'
import type { DbTransaction } from '../../database.ts'
import type { Caller, Handler, Surroundings } from '../../http/handler.ts'
import { changeGdpr } from '../../rules/consents.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { deletionRequested, deletionToHandle } from '../../mails/account-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { insertErasure } from '../../queries/shared/erasures.ts'
import { findReach, lockAccount, updateAccountRow } from '../../queries/shared/accounts.ts'
import { findContact } from '../../queries/shared/federations.ts'
import { countRequest, DAY_SECONDS, limitRequests } from '../../security/request-limits.ts'
import { changeNit, matchRenamed } from '../../rules/nit-change.ts'

/** Deletion requests allowed per 15 minutes: each one sends a mail. */
const MOST = 5
/** Changes of what one consented to, per 15 minutes. */
const CHOICES = 30
/** Maximum mails per day that notify a federation of requests; its list and menu show all of them. */
const TOLD = 10

type Reach = Awaited<ReturnType<typeof findReach>>

/**
 * Why the caller may not move to a commune, in French; null if they may. The current commune is always
 * accepted.
 */
function cityError(reach: Reach, { federationId, isReceiver }: Caller): string | null {
  if (!reach) return 'Cette commune n’existe pas.'
  if (federationId === null || reach.is_current || reach.is_near === false) return null
  if (!isReceiver) return 'Choisissez une commune de votre fédération.'
  return reach.is_near
    ? null
    : `Choisissez une commune à ${limits.federationReach} km au plus de votre fédération.`
}

/**
 * Changes the caller's name, phone and commune; a giver's main territory moves with the commune, and a giver
 * who changes their name is compared with the members again.
 */
export const updateAccount: Handler<'updateAccount'> = async (call) => {
  const { db, caller, body } = call
  const { firstname, lastname, phone, city_id } = body
  const error = cityError(await findReach(db, caller.id, city_id), caller)
  if (error) throw new Refused({ city_id: [error] })
  await db.transaction().execute(async (transaction) => {
    const before = await lockAccount(transaction, caller.id)
    if (!before) throw new Unauthenticated()
    await updateAccountRow(transaction, caller.id, { firstname, lastname, phone, city_id })
    await matchRenamed(transaction, caller, { from: before, to: { firstname, lastname } }, call)
  })
}

/** Every withdrawal is kept for a year, beside the backups: nobody makes thousands of them. */
const limitChoices = ({
  db,
  secret,
  now,
  caller,
}: Pick<Surroundings, 'db' | 'secret' | 'now'> & { caller: Caller }) =>
  limitRequests(db, { secret, now, what: 'choices of', who: String(caller.id), most: CHOICES })

/** Stores the caller's choice on the use of their data, and records it in the audit log. */
export const setGdprState: Handler<'setGdprState'> = async (call) => {
  const { db, now: at, caller, body, copyErasures } = call
  const { gdpr_state } = body
  await limitChoices(call)
  await db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, caller.id)
    if (!account) throw new Unauthenticated()
    const reason = 'Ce choix n’est plus possible.'
    assertAllowed(gdprLifecycle, account.gdpr_state, { type: `gdpr.${gdpr_state}` }, reason)
    if (account.gdpr_state === gdpr_state) return
    const person = { ...account, id: caller.id, federation_id: caller.federationId }
    await changeGdpr(transaction, person, gdpr_state, { by: caller, now: at })
    if (gdpr_state === 'refused')
      await insertErasure(transaction, { what: 'refused', user_id: caller.id, at })
  })
  await copyErasures()
}

/** Stores when the caller consented to the newsletter; consenting again keeps the first date. */
export const updateNewsletter: Handler<'updateNewsletter'> = async (call) => {
  const { db, now: at, caller, body, copyErasures } = call
  await limitChoices(call)
  await db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, caller.id)
    const accepted = account?.newsletter_accepted_at ?? null
    await updateAccountRow(transaction, caller.id, {
      newsletter_accepted_at: body.accepted ? (accepted ?? at) : null,
    })
    if (accepted && !body.accepted)
      await insertErasure(transaction, { what: 'unsubscribed', user_id: caller.id, at })
  })
  await copyErasures()
}

/**
 * Notifies the federation's contact of a deletion request: at most once a day per person, and `TOLD`
 * times in total.
 */
async function tellFederation(
  transaction: DbTransaction,
  { now, secret, caller, publicUrl }: Pick<Surroundings, 'now' | 'secret' | 'publicUrl'> & { caller: Caller },
  asked: { askedOn: string; dueOn: string },
): Promise<void> {
  const { id, federationId } = caller
  const to = (await findContact(transaction, federationId))?.contact_email
  if (!to) return
  const counted = { secret, now, window: DAY_SECONDS }
  const own = { ...counted, what: 'deletion told of', who: String(id), most: 1 }
  if ((await countRequest(transaction, own)) !== null) return
  const all = { ...counted, what: 'deletions told to', who: String(federationId), most: TOLD }
  if ((await countRequest(transaction, all)) !== null) return
  const letter = deletionToHandle({ ...asked, url: `${publicUrl}${DELETION_REQUESTS}` })
  await enqueueMail(transaction, { userId: null, to, letter, now })
}

/** Stores when the caller requested the deletion of their account, and acknowledges it by mail. */
export const setDeletionRequest: Handler<'setDeletionRequest'> = async (call) => {
  const { db, now, secret, caller, publicUrl, body } = call
  if (body.requested)
    await limitRequests(db, { secret, now, what: 'deletion of', who: String(caller.id), most: MOST })
  await db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, caller.id)
    if (!account) throw new Unauthenticated()
    const isRequested = account.deletion_requested_at !== null
    if (isRequested === body.requested) return
    await updateAccountRow(transaction, caller.id, { deletion_requested_at: body.requested ? now : null })
    if (!body.requested) return
    const askedOn = parisDay(now)
    const asked = { askedOn, dueOn: monthsAfter(askedOn, limits.deletionDelay) }
    const letter = deletionRequested(
      account.firstname,
      { ...asked, url: `${publicUrl}/account` },
      await findContact(transaction, caller.federationId),
    )
    await enqueueMail(transaction, { userId: caller.id, to: account.email, letter, now })
    await tellFederation(transaction, call, asked)
  })
}

/** Changes the caller's NIT. Also available to waiting givers, so that they can correct a wrong one. */
export const updateGiver: Handler<'updateGiver'> = async (call) => {
  const { db, caller, body } = call
  if (caller.validationType === null) throw new Forbidden()
  await db.transaction().execute((transaction) => changeNit(transaction, caller, body.nit, call))
}
