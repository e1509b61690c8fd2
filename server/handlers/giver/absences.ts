import { dayAfter, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { DbTransaction } from '../../database.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import type { Call, Handler } from '../../http/handler.ts'
import { absenceNoted, absenceTakenBack } from '../../mails/absence-mails.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { hasOtherOpenOffer, lockMissed, noteAbsence, takeAbsenceBack } from '../../queries/giver/absences.ts'
import { lockHunt } from '../../queries/giver/hunts.ts'
import { findOwnOffer } from '../../queries/giver/offers.ts'
import { findAddressees } from '../../queries/shared/accounts.ts'
import { freeAnimals } from '../../queries/shared/offers/offers.ts'
import { type Actor, recordAuditEntry } from '../../rules/audit-log.ts'
import { reasonAgainstAbsence, reasonAgainstUndoing } from '../../rules/offers/offer-deeds.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { DAY_SECONDS, limitRequests } from '../../security/request-limits.ts'

type Noting = Pick<Call<'reportAbsence'>, 'now' | 'secret' | 'publicUrl' | 'params'> & { caller: Actor }
type Missed = Awaited<ReturnType<typeof lockMissed>>

/** Limits recording and undoing absences, since each sends mails. */
const limitNoting = (transaction: DbTransaction, { secret, now, caller }: Noting) =>
  limitRequests(transaction, {
    secret,
    now,
    what: 'absences noted in a day',
    who: String(caller.id),
    most: limits.absences.perDay,
    window: DAY_SECONDS,
    reason: `Vous pouvez noter ou reprendre ${limits.absences.perDay} absences en un jour.`,
  })

/** Records that a person did not come; their animal becomes free. */
async function note(transaction: DbTransaction, call: Noting, offer: Missed): Promise<boolean> {
  const { now, params, publicUrl } = call
  if (offer.state === 'noShow') return false
  const reason = reasonAgainstAbsence(offer, now)
  if (reason) throw new Conflict(reason)
  await limitNoting(transaction, call)
  await noteAbsence(transaction, params.id, now)
  await freeAnimals(transaction, [params.id])
  const until = dayAfter(parisDay(now), limits.absences.contesting)
  for (const { email: to, firstname } of await findAddressees(transaction, [offer.receiver_id])) {
    const letter = absenceNoted(firstname, { ...offer, until, url: `${publicUrl}/receiver` })
    await enqueueMail(transaction, { userId: offer.receiver_id, to, letter, now })
  }
  await journal(transaction, 'absence.noted', call, offer)
  return true
}

/** Undoes a mistaken absence: the meeting is accepted again. */
async function takeBack(transaction: DbTransaction, call: Noting, offer: Missed): Promise<void> {
  const { now, params, publicUrl } = call
  if (offer.state === 'accepted') return
  const hasOtherOffer = await hasOtherOpenOffer(transaction, params.id)
  const reason = reasonAgainstUndoing({ ...offer, hasOtherOffer })
  if (reason) throw new Conflict(reason)
  await limitNoting(transaction, call)
  await takeAbsenceBack(transaction, params.id)
  for (const { email: to, firstname } of await findAddressees(transaction, [offer.receiver_id])) {
    const letter = absenceTakenBack(firstname, { ...offer, url: `${publicUrl}/receiver` })
    await enqueueMail(transaction, { userId: offer.receiver_id, to, letter, now })
  }
  await journal(transaction, 'absence.taken_back', call, offer)
}

const journal = (
  transaction: DbTransaction,
  act: 'absence.noted' | 'absence.taken_back',
  { now, caller, params }: Noting,
  { receiver_id: userId, federation_id: federationId }: Missed,
) =>
  recordAuditEntry(transaction, { act, by: caller, userId, federationId, details: { offer: params.id } }, now)

const unknown = 'Cette proposition est introuvable.'

/** Locks the hunt, then an offer of the caller with its meeting. @throws NotFound */
async function lockOwnMissed(transaction: DbTransaction, { now, caller, params }: Noting): Promise<Missed> {
  await holdOwnAccount(transaction, caller.id)
  const found = await findOwnOffer(transaction, { giverId: caller.id, id: params.id })
  if (!found) throw new NotFound(unknown)
  await lockHunt(transaction, { giverId: caller.id, now, id: found.hunt_id })
  return lockMissed(transaction, params.id, now)
}

/** Records that a person did not come; answers whether this was new. */
export const noteAbsenceOf = async (transaction: DbTransaction, call: Noting): Promise<boolean> =>
  note(transaction, call, await lockOwnMissed(transaction, call))

/** Records that a person did not come, or undoes that. */
export const reportAbsence: Handler<'reportAbsence'> = async ({ db, ...call }) => {
  await db.transaction().execute(async (transaction) => {
    const offer = await lockOwnMissed(transaction, call)
    await (call.body.came ? takeBack : note)(transaction, call, offer)
  })
}
