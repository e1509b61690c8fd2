import { Refused, Unauthenticated } from '../../http/errors.ts'
import type { Call, Handler } from '../../http/handler.ts'
import { factorAdded, factorRemoved } from '../../mails/second-factor-mails.ts'
import { readBoot } from '../../queries/shared/boot.ts'
import {
  confirmPendingTotp,
  deleteTotp,
  findTotp,
  keepPendingTotp,
} from '../../queries/shared/second-factor/factor-codes.ts'
import { dutyOf } from '../../rules/second-factor/duty.ts'
import {
  accountUrl,
  changeFactors,
  finishAddition,
  prepareCodes,
  readFactors,
  tellAndRecord,
} from '../../rules/second-factor/changes.ts'
import { finishRemoval } from '../../rules/second-factor/removal.ts'
import { makeTotp, stepOf, readTotpSecret, sealTotpSecret } from '../../security/totp.ts'

/** Creates a secret, which replaces an unconfirmed one but not the one in use. */
export const beginTotp: Handler<'beginTotp'> = async (call) => {
  dutyOf(call.caller)
  const { db, now, secret, caller } = call
  const { user } = await readBoot(db, caller.id)
  if (!user) throw new Unauthenticated()
  const made = makeTotp(user.email)
  await changeFactors(call, (transaction) =>
    keepPendingTotp(transaction, caller.id, sealTotpSecret(secret, caller.id, made.secret), now),
  )
  return made
}

const wrong = () =>
  new Refused({
    code: ['Ce code ne correspond pas. Vérifiez l’heure de votre appareil, puis saisissez le code affiché.'],
  })

/** The time step of a code of the unconfirmed secret or the one in use; null if it matches neither. */
async function findStep(db: Call<'confirmTotp'>['db'], call: Call<'confirmTotp'>, isConfirmed: boolean) {
  const { caller, secret, now, body } = call
  const kept = await findTotp(db, caller.id, isConfirmed)
  const shared = kept && readTotpSecret(secret, caller.id, kept.secret)
  const step = shared ? stepOf(body.code.replace(/\s/g, ''), shared, now) : null
  return step === null ? null : { step, isUsed: kept?.last_step === step }
}

/**
 * Activates the secret once a code of it was verified. A retry with the same code, for example after a
 * lost answer, succeeds again, without recovery codes.
 */
export const confirmTotp: Handler<'confirmTotp'> = async (call) => {
  dutyOf(call.caller)
  const { db, caller, now, publicUrl } = call
  const codes = (await findStep(db, call, false)) ? await prepareCodes(call) : null
  return changeFactors(call, async (transaction, account) => {
    const waiting = await findStep(transaction, call, false)
    if (!waiting) {
      if (!(await findStep(transaction, call, true))?.isUsed) throw wrong()
      return { factors: await readFactors(transaction, call), recovery_codes: null }
    }
    await confirmPendingTotp(transaction, caller.id, waiting.step, now)
    const letter = factorAdded(account.firstname, { kind: 'totp' }, accountUrl(publicUrl))
    const told = { email: account.email, act: 'factor.added', details: { kind: 'totp' }, letter } as const
    await tellAndRecord(transaction, call, told)
    return finishAddition(transaction, call, account, codes)
  })
}

/**
 * Removes the authenticator app, unless it is the last factor of an account that must have one.
 * Idempotent.
 */
export const removeTotp: Handler<'removeTotp'> = async (call) => {
  dutyOf(call.caller)
  return changeFactors(call, async (transaction, account) => {
    const { caller, publicUrl } = call
    if (!(await deleteTotp(transaction, caller.id))) return readFactors(transaction, call)
    const letter = factorRemoved(account.firstname, { kind: 'totp' }, accountUrl(publicUrl))
    const told = { email: account.email, act: 'factor.removed', details: { kind: 'totp' }, letter } as const
    await tellAndRecord(transaction, call, told)
    return finishRemoval(transaction, call, account.has_passkey)
  })
}
