import type { SecondFactors } from '../../../contract/shared/second-factor/second-factor.ts'
import type { AuditAction } from '../../../contract/shared/audit-log.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { Forbidden, Unauthenticated } from '../../http/errors.ts'
import type { Caller, Surroundings } from '../../http/handler.ts'
import type { Letter } from '../../mails/letter.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { lockAccount } from '../../queries/shared/accounts.ts'
import { type DutyRow, findDutyRow } from '../../queries/shared/second-factor/second-factor-duty.ts'
import {
  countRecoveryCodes,
  findTotp,
  replaceRecoveryCodes,
} from '../../queries/shared/second-factor/factor-codes.ts'
import {
  findSecondFactorGiven,
  listPasskeys,
  setSecondFactorGiven,
} from '../../queries/shared/second-factor/second-factors.ts'
import { siteOf } from '../../security/passkeys.ts'
import { makeRecoveryCodes, type RecoveryCodes } from '../../security/recovery-codes.ts'
import { recordAuditEntry } from '../audit-log.ts'
import { dutyOf, findDutyOf } from './duty.ts'

type Change = Pick<Surroundings, 'db' | 'now' | 'secret' | 'session' | 'publicUrl'> & { caller: Caller }
/** An account whose second factors are being changed, locked until the end of the transaction. */
export type Changing = DutyRow & { email: string; firstname: string; sessionHash: string }

/** Whether the account has an active second factor. */
export const hasFactor = ({ has_passkey, has_totp }: DutyRow) => has_passkey || has_totp

/** The page with a person's second factors. */
export const accountUrl = (publicUrl: string) => `${publicUrl}/account`

/**
 * Changes the second factors of the caller's account, one change at a time. Refused for a session that
 * owes its own.
 * @throws Forbidden, Unauthenticated
 */
export function changeFactors<T>(
  { db, caller, session }: Change,
  run: (transaction: DbTransaction, account: Changing) => Promise<T>,
): Promise<T> {
  dutyOf(caller)
  return db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, caller.id)
    const row = await findDutyRow(transaction, caller.id)
    const given = session.hash === null ? undefined : await findSecondFactorGiven(transaction, session.hash)
    if (!account || !row || !given || session.hash === null) throw new Unauthenticated()
    if (!given.second_factor_at && hasFactor(row))
      throw new Forbidden('Confirmez d’abord que c’est bien vous : rechargez la page.')
    return run(transaction, { ...row, ...account, sessionHash: session.hash })
  })
}

/**
 * Generates recovery codes if the caller has none, otherwise null; runs before the transaction, since
 * hashing is slow.
 */
export const prepareCodes = async ({ db, secret, caller }: Change): Promise<RecoveryCodes | null> =>
  (await countRecoveryCodes(db, caller.id)) === 0 ? makeRecoveryCodes({ secret, userId: caller.id }) : null

/**
 * Completes the addition of a factor: it counts as given in this session, and recovery codes are stored
 * if there are none.
 */
export async function finishAddition(
  transaction: DbTransaction,
  call: Change,
  account: Changing,
  prepared: RecoveryCodes | null,
) {
  await setSecondFactorGiven(transaction, account.sessionHash, call.now)
  const given = account.has_recovery_codes ? null : prepared
  if (given) await replaceRecoveryCodes(transaction, call.caller.id, given)
  return { factors: await readFactors(transaction, call), recovery_codes: given?.codes ?? null }
}

type Told = { act: AuditAction; details?: Record<string, string | number>; letter: Letter }

/** Records a change of a person's second factors in the audit log, and notifies them by mail. */
export async function tellAndRecord(
  transaction: DbTransaction,
  { now, caller }: Pick<Change, 'now' | 'caller'>,
  { email, act, details, letter }: Told & { email: string },
): Promise<void> {
  const whom = { by: caller, userId: caller.id, federationId: caller.federationId }
  await recordAuditEntry(transaction, { act, ...whom, ...(details && { details }) }, now)
  await enqueueMail(transaction, { userId: caller.id, to: email, letter, now })
}

/** The caller's second factors, and what their session owes. */
export async function readFactors(
  db: Db,
  { caller, session, now, publicUrl }: Change,
): Promise<SecondFactors> {
  const given = session.hash === null ? undefined : await findSecondFactorGiven(db, session.hash)
  const duty = await findDutyOf(db, caller.id, given?.second_factor_at ?? null, now)
  const passkeys = await listPasskeys(db, caller.id)
  const totp = await findTotp(db, caller.id, true)
  return {
    duty: duty ?? dutyOf(caller),
    are_passkeys_possible: siteOf(publicUrl) !== null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    totp_since: totp?.since.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, caller.id),
  }
}
