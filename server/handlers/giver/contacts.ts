import { contactPhoneLifecycle } from '../../../machines/lifecycles/contact-phone.ts'
import { huntLifecycle } from '../../../machines/lifecycles/hunt.ts'
import type { Db } from '../../database.ts'
import { Conflict, NotFound, TooMany } from '../../http/errors.ts'
import type { Handler, RevealBudget } from '../../http/handler.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { limits } from '../../../contract/limits.ts'
import { monthsBefore } from '../../../contract/days.ts'
import { computeContacts } from '../../queries/giver/contact-search.ts'
import { findHunt, lockHunt, noteSearch } from '../../queries/giver/hunts.ts'
import { limitRequests } from '../../security/request-limits.ts'
import { lockContactPhone, findNthReveal, saveCallNote } from '../../queries/giver/phones.ts'
import { insertReveal } from '../../queries/shared/receivers.ts'

const HOUR = 3_600_000

/** @throws NotFound, Conflict if the contacts of the hunt can no longer change */
function assertOpen(hunt: Awaited<ReturnType<typeof findHunt>>): asserts hunt {
  if (!hunt) throw new NotFound('Cette chasse est introuvable : elle a peut-être été supprimée.')
  const reason = 'Cette chasse est terminée : ses contacts ne changent plus.'
  assertAllowed(huntLifecycle, hunt.state, { type: 'contacts.obtained' }, reason)
}

/**
 * Recomputes the contacts of an unfinished hunt, with an hourly limit. Once a hunt is older than the
 * retention period of availabilities, its contacts stay unchanged.
 */
export const obtainContacts: Handler<'obtainContacts'> = async (call) => {
  const { db, now, secret, caller, params, giverLimits } = call
  const own = { giverId: caller.id, now, id: params.id }
  assertOpen(await findHunt(db, own))
  const most = giverLimits.computationsPerHour
  await limitRequests(db, {
    secret,
    now,
    what: 'contacts for',
    who: String(caller.id),
    most,
    window: HOUR / 1000,
    reason: `Vous avez recherché des contacts ${most} fois en une heure.`,
  })
  await db.transaction().execute(async (transaction) => {
    const hunt = await lockHunt(transaction, own)
    assertOpen(hunt)
    if (hunt.started_at < monthsBefore(hunt.today, limits.retention.availabilities)) return
    await computeContacts(transaction, hunt.id)
    await noteSearch(transaction, hunt.id, now)
  })
}

/**
 * Lists the sort criteria of a hunt's contacts, most significant first: who said yes or is to answer, who was
 * called, then the fair order (design: least received, nearest, name).
 */
export const listContactOrders: Handler<'listContactOrders'> = async ({ db, now, caller, params }) => {
  const hunt = await findHunt(db, { giverId: caller.id, now, id: params.id })
  if (!hunt) throw new NotFound('Cette chasse est introuvable : elle a peut-être été supprimée.')
  return [
    { code: 'answer', label: 'Oui ou réponse attendue' },
    { code: 'call', label: 'Déjà appelé' },
    { code: 'sum_donation', label: 'Moins de gibiers reçus' },
    { code: 'distance', label: 'Plus près de la chasse' },
    { code: 'name', label: 'Nom' },
  ]
}

/** @throws TooMany, with the time until the oldest counted reveal leaves the window */
async function checkBudget(transaction: Db, giverId: number, now: Date, budget: RevealBudget) {
  const windows = [
    { count: budget.perHour, window: HOUR, name: 'une heure' },
    { count: budget.perDay, window: 24 * HOUR, name: 'un jour' },
  ]
  for (const { count, window, name } of windows) {
    const oldest = await findNthReveal(transaction, giverId, count, new Date(now.getTime() - window))
    if (!oldest) continue
    const seconds = (oldest.shown_at.getTime() + window - now.getTime()) / 1000
    throw new TooMany(seconds, `Vous avez obtenu ${count} numéro${count > 1 ? 's' : ''} en ${name}.`)
  }
}

/** Reveals a contact's phone. Only the first time is logged and counted. */
export const revealPhone: Handler<'revealPhone'> = async ({ db, now, caller, params, reveals }) =>
  db.transaction().execute(async (transaction) => {
    // The lock also serialises the giver's reveals, so that the limits hold.
    await holdOwnAccount(transaction, caller.id)
    const contact = await lockContactPhone(transaction, caller.id, params.id)
    if (!contact) throw new NotFound('Ce contact n’est plus disponible.')
    if (contact.phone === null)
      throw new Conflict('Ce particulier n’a plus de numéro de téléphone. Appelez un autre contact.')
    const state = contact.shown_at ? 'revealed' : 'hidden'
    const reason = 'Ce numéro ne peut pas être obtenu.'
    assertAllowed(contactPhoneLifecycle, state, { type: 'phone.revealed' }, reason)
    const shown_at = contact.shown_at ?? now
    if (!contact.shown_at) {
      await checkBudget(transaction, caller.id, now, reveals)
      const { receiver_id } = contact
      await insertReveal(transaction, { giver_id: caller.id, receiver_id, shown_at })
      const { federationId } = caller
      const act = { act: 'phone.revealed', by: caller, userId: receiver_id, federationId } as const
      await recordAuditEntry(transaction, act, now)
    }
    return { id: params.id, phone: contact.phone, shown_at: shown_at.toISOString() }
  })

/** Notes a call to a contact of one of the giver's own hunts, or deletes that note. */
export const noteCall: Handler<'noteCall'> = async ({ db, caller, params, body }) => {
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const note = { outcome: body.outcome ?? null, text: body.text ?? null }
    const isSaved = await saveCallNote(transaction, { giverId: caller.id, contactId: params.id, note })
    if (!isSaved) throw new NotFound('Ce contact n’est plus disponible.')
  })
}
