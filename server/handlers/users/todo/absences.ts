import { absenceLifecycle } from '../../../../machines/lifecycles/absence.ts'
import { NotFound } from '../../../http/errors.ts'
import type { Call, Handler } from '../../../http/handler.ts'
import { pageMeta } from '../../../queries/shared/rows.ts'
import { absenceLifted, absenceLiftedForGiver, absenceUpheld } from '../../../mails/absence-mails.ts'
import { enqueueMail } from '../../../mails/outbox.ts'
import { findAddressees } from '../../../queries/shared/accounts.ts'
import { findContact } from '../../../queries/shared/federations.ts'
import { countContested, findContested, lockAbsence } from '../../../queries/users/todo/absences.ts'
import { recordAuditEntry } from '../../../rules/audit-log.ts'
import { assertAllowed } from '../../../rules/lifecycle.ts'

/** Lists contested absences within the caller's scope. */
export const listAbsences: Handler<'listAbsences'> = async ({ db, caller, query }) => ({
  data: await findContested(db, caller, query),
  meta: pageMeta(await countContested(db, caller), query),
})

const refusals = {
  noted: 'Cette absence n’est pas contestée.',
  contested: '',
  upheld: 'Cette absence a déjà été maintenue.',
  lifted: 'Cette absence a déjà été annulée.',
}

/** Decides a contested absence once, and notifies those affected. */
const decide = (
  {
    db,
    now,
    caller,
    params,
    publicUrl,
  }: Pick<Call<'liftAbsence'>, 'db' | 'now' | 'caller' | 'params' | 'publicUrl'>,
  next: 'upheld' | 'lifted',
) =>
  db.transaction().execute(async (transaction) => {
    const found = await lockAbsence(transaction, params.id, caller)
    if (!found?.is_missed)
      throw new NotFound('Cette absence est introuvable : le responsable l’a peut-être reprise.')
    const { absence, receiver_id: userId, giver_id, federation_id: federationId } = found
    assertAllowed(absenceLifecycle, absence, { type: `absence.${next}` }, refusals[absence])
    if (absence === next) return
    await transaction
      .updateTable('offers')
      .set({ absence: next, absence_decided_at: now })
      .where('id', '=', params.id)
      .execute()
    for (const { id, email: to, firstname } of await findAddressees(transaction, [userId, giver_id])) {
      const isReceiver = id === userId
      const about = { ...found, url: `${publicUrl}/${isReceiver ? 'receiver' : 'giver'}` }
      if (next === 'upheld' && !isReceiver) continue
      const lifted = isReceiver ? absenceLifted(firstname, about) : absenceLiftedForGiver(firstname, about)
      const letter =
        next === 'upheld'
          ? absenceUpheld(firstname, about, await findContact(transaction, federationId))
          : lifted
      await enqueueMail(transaction, { userId: id, to, letter, now })
    }
    const details = { offer: params.id }
    const done = { act: `absence.${next}`, by: caller, userId, federationId, details } as const
    await recordAuditEntry(transaction, done, now)
  })

/** Upholds a contested absence, which then counts again. */
export const upholdAbsence: Handler<'upholdAbsence'> = (call) => decide(call, 'upheld')

/** Lifts a contested absence, which then never counts. */
export const liftAbsence: Handler<'liftAbsence'> = (call) => decide(call, 'lifted')
