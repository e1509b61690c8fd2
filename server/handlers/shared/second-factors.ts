import { limits } from '../../../contract/limits.ts'
import { Conflict, Forbidden, NotFound, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { factorAdded, factorRemoved, recoveryCodesRenewed } from '../../mails/second-factor-mails.ts'
import { replaceRecoveryCodes } from '../../queries/shared/second-factor/factor-codes.ts'
import { readBoot } from '../../queries/shared/boot.ts'
import {
  insertPasskey,
  keepChallenge,
  listPasskeys,
  removePasskeyRow,
  takeChallenge,
} from '../../queries/shared/second-factor/second-factors.ts'
import { dutyOf } from '../../rules/second-factor/duty.ts'
import { finishRemoval } from '../../rules/second-factor/removal.ts'
import {
  accountUrl,
  changeFactors,
  finishAddition,
  hasFactor,
  prepareCodes,
  readFactors,
  tellAndRecord,
} from '../../rules/second-factor/changes.ts'
import { makeRecoveryCodes } from '../../security/recovery-codes.ts'
import { additionOptions, CEREMONY, readAddition, siteOf } from '../../security/passkeys.ts'

const impossible = () =>
  new Conflict(
    'Votre navigateur n’accepte pas de clé d’accès à cette adresse. Prenez une application de codes.',
  )
const tooMany = () =>
  new Conflict(`Un compte a ${limits.passkeys} clés d’accès au plus. Retirez-en une d’abord.`)
const unproven = () =>
  new Refused({ response: ['Votre appareil n’a pas pu être ajouté. Recommencez l’ajout.'] })

/** The caller's second factors. */
export const readSecondFactors: Handler<'readSecondFactors'> = async (call) => {
  dutyOf(call.caller)
  return readFactors(call.db, call)
}

/** Starts adding a passkey: the challenge is valid for this session, for five minutes, once. */
export const beginPasskey: Handler<'beginPasskey'> = async ({
  db,
  now,
  secret,
  caller,
  session,
  publicUrl,
}) => {
  dutyOf(caller)
  const site = siteOf(publicUrl)
  if (!site) throw impossible()
  const passkeys = await listPasskeys(db, caller.id)
  if (passkeys.length >= limits.passkeys) throw tooMany()
  const { user } = await readBoot(db, caller.id)
  if (!user || session.hash === null) throw new Forbidden()
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ')
  const options = await additionOptions(site, { secret, id: user.id, email: user.email, name }, passkeys)
  await keepChallenge(db, {
    session_hash: session.hash,
    purpose: 'add',
    challenge: options.challenge,
    expires_at: new Date(now.getTime() + CEREMONY),
  })
  return { options: { ...options } }
}

/** Adds the passkey, creates recovery codes with the first one, and notifies the person by mail. */
export const addPasskey: Handler<'addPasskey'> = async (call) => {
  const { db, now, caller, session, publicUrl, body } = call
  dutyOf(caller)
  const site = siteOf(publicUrl)
  if (!site) throw impossible()
  const challenge =
    session.hash && (await takeChallenge(db, { session_hash: session.hash, purpose: 'add', now }))
  const added = challenge ? await readAddition(site, challenge, body.response) : null
  if (!added) throw unproven()
  const codes = await prepareCodes(call)
  return changeFactors(call, async (transaction, account) => {
    if ((await listPasskeys(transaction, caller.id)).length >= limits.passkeys) throw tooMany()
    const row = { ...added, user_id: caller.id, name: body.name, created_at: now }
    if (!(await insertPasskey(transaction, row)))
      throw new Refused({ response: ['Cette clé d’accès est déjà ajoutée.'] })
    const factor = { kind: 'passkey', name: body.name } as const
    const letter = factorAdded(account.firstname, factor, accountUrl(publicUrl))
    const told = { email: account.email, act: 'factor.added', details: { kind: 'passkey' }, letter } as const
    await tellAndRecord(transaction, call, told)
    return finishAddition(transaction, call, account, codes)
  })
}

/** Removes a passkey, unless it is the last factor of an account that must have one. */
export const removePasskey: Handler<'removePasskey'> = async (call) => {
  dutyOf(call.caller)
  return changeFactors(call, async (transaction, account) => {
    const { caller, params, publicUrl } = call
    const passkeys = await listPasskeys(transaction, caller.id)
    const passkey = passkeys.find(({ id }) => id === params.id)
    if (!passkey || !(await removePasskeyRow(transaction, caller.id, passkey.id)))
      throw new NotFound('Cette clé d’accès est introuvable : elle a peut-être déjà été retirée.')
    const factor = { kind: 'passkey', name: passkey.name } as const
    const letter = factorRemoved(account.firstname, factor, accountUrl(publicUrl))
    const told = {
      email: account.email,
      act: 'factor.removed',
      details: { kind: 'passkey' },
      letter,
    } as const
    await tellAndRecord(transaction, call, told)
    return finishRemoval(transaction, call, passkeys.length > 1 || account.has_totp)
  })
}

const withoutFactor = () => new Conflict('Ajoutez d’abord un moyen de double vérification.')

/** Replaces the recovery codes. */
export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (call) => {
  const { caller, secret } = call
  if (dutyOf(caller).methods.length === 0) throw withoutFactor()
  const given = await makeRecoveryCodes({ secret, userId: caller.id })
  return changeFactors(call, async (transaction, account) => {
    if (!hasFactor(account)) throw withoutFactor()
    await replaceRecoveryCodes(transaction, caller.id, given)
    const letter = recoveryCodesRenewed(account.firstname, accountUrl(call.publicUrl))
    await tellAndRecord(transaction, call, { email: account.email, act: 'factor.codes', letter })
    return { factors: await readFactors(transaction, call), recovery_codes: given.codes }
  })
}
