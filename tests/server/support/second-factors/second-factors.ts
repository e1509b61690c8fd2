import { generateSync } from 'otplib'
import { expect } from 'vitest'
import type { SecondFactorDuty } from '../../../../contract/shared/second-factor/second-factor-duty.ts'
import type { SecondFactors } from '../../../../contract/shared/second-factor/second-factor.ts'
import type { Db } from '../../../../server/database.ts'
import { bootOf, type Visitor } from '../app.ts'
import type { Authenticator, Options } from './authenticator.ts'
import { rowsIn } from '../rows.ts'

const own = '/api/v1/auth/second-factor'
const proof = '/login/second-factor'
/** The calls of second factors, by purpose. */
export const calls = {
  read: own,
  totp: `${own}/totp`,
  codes: `${own}/recovery-codes`,
  passkeys: `${own}/passkeys`,
  passkeyOptions: `${own}/passkeys/options`,
  proofOptions: `${proof}/passkey/options`,
  passkeyProof: `${proof}/passkey`,
  codeProof: `${proof}/code`,
} as const

/** Requires second factors of people of the world, as outside a demonstration. */
export const requireSecondFactor = (db: Db, ...people: { id: number }[]) =>
  rowsIn(db).set('users', { id: people.map(({ id }) => id) }, { is_second_factor_waived: false })

/** The second-factor duty in the boot values. */
export const dutyOf = async (visitor: Visitor): Promise<SecondFactorDuty | null> =>
  bootOf((await visitor.open('/')).body).second_factor

/** The code that an authenticator app displays at a given time. */
export const codeAt = (secret: string, now: Date) =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) })

type Added = { factors: SecondFactors; recovery_codes: string[] | null }

/** Adds an authenticator app; answers its secret and the recovery codes. */
export async function addTotp(visitor: Visitor, now: Date): Promise<{ secret: string; codes: string[] }> {
  const begun = await visitor.post(calls.totp)
  expect(begun.statusCode).toBe(200)
  const { secret } = begun.json().data as { secret: string }
  const confirmed = await visitor.put(calls.totp, { code: codeAt(secret, now) })
  expect(confirmed.statusCode).toBe(200)
  return { secret, codes: (confirmed.json().data as Added).recovery_codes ?? [] }
}

/** The options for adding or proving a passkey. */
export async function options(visitor: Visitor, url: string): Promise<Options> {
  const response = await visitor.post(url)
  expect(response.statusCode).toBe(200)
  return (response.json().data as { options: Options }).options
}

/** Adds the passkey of a device. */
export async function addPasskey(
  visitor: Visitor,
  device: Authenticator,
  name = 'Téléphone',
): Promise<Added> {
  const response = device.create(await options(visitor, calls.passkeyOptions))
  const added = await visitor.post(calls.passkeys, { name, response })
  expect(added.statusCode).toBe(200)
  return added.json().data as Added
}
