import { Conflict, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import {
  findPasskey,
  keepChallenge,
  listPasskeys,
  notePasskeyUse,
  setSecondFactorGiven,
  takeChallenge,
} from '../../queries/shared/second-factor/second-factors.ts'
import { recordAuditEntry } from '../../rules/audit-log.ts'
import { bootOf, provingSession } from '../../rules/second-factor/proof.ts'
import { CEREMONY, proofOptions, provenCredential, readProof, siteOf } from '../../security/passkeys.ts'

/** Starts a passkey proof: the challenge is valid for this session, for five minutes, once. */
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

/** Completes a sign-in with a passkey of the account. */
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
