import type { DbTransaction } from '../../database.ts'
import { Refused, Unauthenticated } from '../../http/errors.ts'
import type { Call, Handler } from '../../http/handler.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { codesGuessed, recoveryCodeUsed } from '../../mails/second-factor-mails.ts'
import { readBoot } from '../../queries/shared/boot.ts'
import {
  consumeRecoveryCode,
  consumeTotpStep,
  countRecoveryCodes,
  findRecoverySalt,
  findTotp,
} from '../../queries/shared/second-factor/factor-codes.ts'
import { setSecondFactorGiven } from '../../queries/shared/second-factor/second-factors.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { resetUrl } from '../../rules/reset-links.ts'
import { accountUrl, tellAndRecord } from '../../rules/second-factor/changes.ts'
import { bootOf, type Proving, provingSession } from '../../rules/second-factor/proof.ts'
import { recoveryHash } from '../../security/recovery-codes.ts'
import { countRequest, DAY_SECONDS } from '../../security/request-limits.ts'
import { countAttempt, forgive } from '../../security/throttle.ts'
import { stepOf, readTotpSecret } from '../../security/totp.ts'

/** Wrong codes after which a session ends. */
const MOST_FAILURES = 10

type Proof = { kind: 'totp'; step: number } | { kind: 'recovery'; hash: string }

/** What a code may prove; null if it is invalid or the account has no matching factor. */
async function readCode({ db, now, secret, caller, body }: Call<'proveCode'>): Promise<Proof | null> {
  const digits = body.code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const totp = await findTotp(db, caller.id, true)
    const shared = totp && readTotpSecret(secret, caller.id, totp.secret)
    const step = shared ? stepOf(digits, shared, now) : null
    return step === null ? null : { kind: 'totp', step }
  }
  const salt = await findRecoverySalt(db, caller.id)
  if (salt === null) return null
  return { kind: 'recovery', hash: await recoveryHash({ secret, userId: caller.id }, body.code, salt) }
}

/** Consumes a code and completes the session's sign-in; false if it was already used, or is invalid. */
async function consumeCode(db: DbTransaction, call: Call<'proveCode'>, proof: Proof, sessionHash: string) {
  const { now, caller, publicUrl } = call
  const isUsed =
    proof.kind === 'totp'
      ? await consumeTotpStep(db, caller.id, proof.step)
      : await consumeRecoveryCode(db, caller.id, proof.hash)
  if (!isUsed) return false
  await setSecondFactorGiven(db, sessionHash, now)
  if (proof.kind === 'totp') return true
  const left = await countRecoveryCodes(db, caller.id)
  const { user } = await readBoot(db, caller.id)
  if (!user) throw new Unauthenticated()
  const letter = recoveryCodeUsed(user.firstname, left, accountUrl(publicUrl))
  const told = { email: user.email, act: 'factor.code_used', details: { left }, letter } as const
  await tellAndRecord(db, call, told)
  return true
}

/** Ends a session after too many wrong codes, and notifies the person. */
async function endGuessing({ db, now, caller, session, publicUrl }: Proving): Promise<never> {
  await db.transaction().execute(async (transaction) => {
    const { user } = await readBoot(transaction, caller.id)
    if (!user) return
    const letter = codesGuessed(user.firstname, resetUrl(publicUrl))
    await enqueueMail(transaction, { userId: user.id, to: user.email, letter, now })
    const whom = { by: null, userId: caller.id, federationId: caller.federationId }
    await recordAuditEntry(transaction, { act: 'factor.guessed', ...whom }, now)
  })
  await session.close()
  throw new Unauthenticated()
}

/** Completes a sign-in with a code. */
export const proveCode: Handler<'proveCode'> = async (call) => {
  const { db, now, secret, caller } = call
  const sessionHash = provingSession(call)
  if (sessionHash === null) return bootOf(call)
  const attempt = { db, secret, now, who: { codeOf: caller.id } }
  await countAttempt(attempt)
  const proof = await readCode(call)
  const isProven =
    proof &&
    (await db.transaction().execute((transaction) => consumeCode(transaction, call, proof, sessionHash)))
  if (isProven) {
    await forgive(attempt)
    return bootOf(call)
  }
  const failures = {
    secret,
    now,
    what: 'codes of',
    who: sessionHash,
    most: MOST_FAILURES - 1,
    window: DAY_SECONDS,
  }
  if ((await countRequest(db, failures)) !== null) return endGuessing(call)
  throw new Refused({ code: ['Ce code n’est pas le bon, ou a déjà servi.'] })
}
