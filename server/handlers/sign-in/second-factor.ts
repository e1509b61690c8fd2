import type { Boot } from '../../../contract/shared/session.ts'
import type { DbTransaction } from '../../database.ts'
import { Conflict, Refused, Unauthenticated } from '../../http/errors.ts'
import type { Call, Caller, Handler, Surroundings } from '../../http/handler.ts'
import { enqueueMail } from '../../mails/outbox.ts'
import { codesGuessed, recoveryCodeUsed } from '../../mails/second-factor-mails.ts'
import { readBoot } from '../../queries/shared/boot.ts'
import {
  countRecoveryCodes,
  findTotp,
  consumeRecoveryCode,
  consumeTotpStep,
} from '../../queries/shared/factor-codes.ts'
import {
  findPasskey,
  keepChallenge,
  listPasskeys,
  setSecondFactorGiven,
  takeChallenge,
  notePasskeyUse,
} from '../../queries/shared/second-factors.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { resetUrl } from '../../rules/reset-links.ts'
import { dutyOf, findDutyOf } from '../../rules/second-factor.ts'
import { accountUrl, tellAndRecord } from '../../rules/second-factor-changes.ts'
import { readTotpSecret } from '../../rules/totp-secrets.ts'
import { CEREMONY, proofOptions, provenCredential, readProof, siteOf } from '../../security/passkeys.ts'
import { recoveryHash } from '../../security/recovery-codes.ts'
import { countRequest, DAY } from '../../security/request-limits.ts'
import { countAttempt, forgive } from '../../security/throttle.ts'
import { stepOf } from '../../security/totp.ts'

/** Wrong codes after which a session ends. */
const MOST_FAILURES = 10

type Proving = Surroundings & { caller: Caller }

/**
 * The session that owes its proof; null if it has given it already, as when an answer was lost.
 * @throws Forbidden, Conflict
 */
function provingSession({ caller, session }: Proving): string | null {
  const { state } = dutyOf(caller)
  if (state === 'given') return null
  if (state !== 'asked' || session.hash === null)
    throw new Conflict('Votre compte n’a pas encore de double vérification.')
  return session.hash
}

const bootOf = async ({ db, now, caller }: Proving): Promise<Boot> =>
  readBoot(db, caller.id, await findDutyOf(db, caller.id, now, now))

/** Begins to prove a passkey: what the device is to sign is good for this session, five minutes, once. */
export const beginPasskeyProof: Handler<'beginPasskeyProof'> = async (call) => {
  const { db, now, caller, publicUrl } = call
  const session_hash = provingSession(call)
  if (session_hash === null) throw new Conflict('Vous vous êtes déjà vérifié : rechargez la page.')
  const site = siteOf(publicUrl)
  const passkeys = await listPasskeys(db, caller.id)
  if (!site || passkeys.length === 0)
    throw new Conflict('Aucune clé d’accès ne peut servir ici. Donnez un code.')
  const options = await proofOptions(site, passkeys)
  const expires_at = new Date(now.getTime() + CEREMONY)
  await keepChallenge(db, { session_hash, purpose: 'prove', challenge: options.challenge, expires_at })
  return { options: { ...options } }
}

const unproven = () =>
  new Refused({ response: ['Votre clé d’accès n’a pas été reconnue. Recommencez, ou donnez un code.'] })

/** Opens what the session was waiting for, by a passkey of the account. */
export const provePasskey: Handler<'provePasskey'> = async (call) => {
  const { db, now, caller, publicUrl, body } = call
  const session_hash = provingSession(call)
  if (session_hash === null) return bootOf(call)
  const site = siteOf(publicUrl)
  const challenge = await takeChallenge(db, { session_hash, purpose: 'prove', now })
  const credential = provenCredential(body.response)
  const passkey = credential === null ? undefined : await findPasskey(db, caller.id, credential)
  if (!site || challenge === null || !passkey) throw unproven()
  const counter = await readProof(site, challenge, passkey, body.response)
  if (counter === null) throw unproven()
  const isUsed = await db.transaction().execute(async (transaction) => {
    if (await notePasskeyUse(transaction, passkey.id, counter, now)) {
      await setSecondFactorGiven(transaction, session_hash, now)
      return true
    }
    const whom = { by: null, userId: caller.id, federationId: caller.federationId }
    await recordAuditEntry(transaction, { act: 'factor.refused', ...whom }, now)
    return false
  })
  if (!isUsed) throw unproven()
  return bootOf(call)
}

/** Uses a code of the application up, or a recovery code; false if it is neither. */
async function consumeCode(
  db: DbTransaction,
  call: Call<'proveCode'>,
  sessionHash: string,
): Promise<boolean> {
  const { now, secret, caller, publicUrl, body } = call
  const digits = body.code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const totp = await findTotp(db, caller.id, true)
    const shared = totp && readTotpSecret(secret, caller.id, totp.secret)
    const step = shared ? stepOf(digits, shared, now) : null
    if (step === null || !(await consumeTotpStep(db, caller.id, step))) return false
    await setSecondFactorGiven(db, sessionHash, now)
    return true
  }
  if (!(await consumeRecoveryCode(db, caller.id, recoveryHash(secret, caller.id, body.code)))) return false
  await setSecondFactorGiven(db, sessionHash, now)
  const left = await countRecoveryCodes(db, caller.id)
  const { user } = await readBoot(db, caller.id)
  if (!user) throw new Unauthenticated()
  const letter = recoveryCodeUsed(user.firstname, left, accountUrl(publicUrl))
  const told = { email: user.email, act: 'factor.code_used', details: { left }, letter } as const
  await tellAndRecord(db, call, told)
  return true
}

/** Ends a session in which too many codes were wrong, and tells the person. */
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

/** Opens what the session was waiting for, by a code. */
export const proveCode: Handler<'proveCode'> = async (call) => {
  const { db, now, secret, caller } = call
  const sessionHash = provingSession(call)
  if (sessionHash === null) return bootOf(call)
  const attempt = { db, secret, now, who: { codeOf: caller.id } }
  await countAttempt(attempt)
  if (await db.transaction().execute((transaction) => consumeCode(transaction, call, sessionHash))) {
    await forgive(attempt)
    return bootOf(call)
  }
  const failures = { secret, now, what: 'codes of', who: sessionHash, most: MOST_FAILURES - 1, window: DAY }
  if ((await countRequest(db, failures)) !== null) return endGuessing(call)
  throw new Refused({ code: ['Ce code n’est pas le bon, ou a déjà servi.'] })
}
