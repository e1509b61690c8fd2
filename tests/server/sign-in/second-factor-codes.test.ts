import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { admin, cher, roleManager } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { Authenticator } from '../support/second-factors/authenticator.ts'
import { inWorld, noon } from '../support/in-world.ts'
import {
  addPasskey,
  addTotp,
  calls,
  codeAt,
  dutyOf,
  requireSecondFactor,
} from '../support/second-factors/second-factors.ts'

const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const prove = (visitor: Visitor, code: string) => visitor.post(calls.codeProof, { code })
/** A six-digit code other than these. */
const wrong = (secret: string, now: Date) =>
  ['111111', '222222', '333333', '444444'].find(
    (code) => ![-30, 0, 30].some((step) => codeAt(secret, new Date(now.getTime() + step * 1000)) === code),
  )!

inWorld((world) => {
  async function withTotp(person: { id: number; email: string } = admin) {
    await requireSecondFactor(world.db(), person)
    const visitor = await world.signIn(person)
    return { visitor, ...(await addTotp(visitor, noon)) }
  }
  const mails = () => world.db().selectFrom('mails').select(['subject', 'text']).orderBy('id').execute()

  test('An authenticator app is added by a code, and opens each later sign-in, with or without a space', async () => {
    const { visitor, secret, codes } = await withTotp()
    expect(codes).toHaveLength(limits.recoveryCodes)
    const { totp_since, duty } = (await visitor.get(calls.read)).json().data
    expect([totp_since, duty.state, duty.methods]).toEqual([noon.toISOString(), 'given', ['code']])
    for (const [minutes, written] of [
      [1, (code: string) => code],
      [2, (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    ] as const) {
      const now = later(minutes * 60)
      const next = await world.signIn(admin, now)
      expect(await dutyOf(next)).toMatchObject({ state: 'asked', methods: ['code'] })
      const proven = await prove(next, written(codeAt(secret, now)))
      expect([proven.statusCode, proven.json().data.second_factor.state]).toEqual([200, 'given'])
      expect((await next.get('/api/v1/users')).statusCode).toBe(200)
    }
  })

  test('The secret is stored encrypted, and the recovery codes hashed', async () => {
    const { secret, codes } = await withTotp()
    const stored = JSON.stringify([
      await world.all('totp_secrets', {}),
      await world.all('recovery_codes', {}),
    ])
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text)
  })

  test('A code works once, also the one that confirmed the app, and refuses earlier ones; neighbouring time steps are accepted', async () => {
    const { secret } = await withTotp()
    expect((await prove(await world.signIn(admin), codeAt(secret, noon))).statusCode).toBe(422)
    const at = later(600)
    const statuses: number[] = []
    for (const seconds of [-60, 60, -30, -30, 30, 0]) {
      const proven = await prove(await world.signIn(admin, at), codeAt(secret, later(600 + seconds)))
      statuses.push(proven.statusCode)
    }
    expect(statuses).toEqual([422, 422, 200, 422, 200, 422])
  })

  test('A recovery code works once, however it is typed, and its owner is told how many are left', async () => {
    const { codes } = await withTotp()
    const [first, second] = codes as [string, string]
    expect(first).toMatch(/^[A-HJ-KM-NP-Z2-9]{4}(-[A-HJ-KM-NP-Z2-9]{4}){2}$/)
    expect((await prove(await world.signIn(admin), first)).statusCode).toBe(200)
    expect((await prove(await world.signIn(admin), first)).statusCode).toBe(422)
    const typed = ` ${second.toLowerCase().replaceAll('-', ' ')} `
    const visitor = await world.signIn(admin)
    expect((await prove(visitor, typed)).statusCode).toBe(200)
    expect((await visitor.get(calls.read)).json().data.recovery_codes_left).toBe(limits.recoveryCodes - 2)
    const { subject, text } = (await mails()).at(-1)!
    expect(subject).toBe('Un code de secours a servi à vous connecter')
    expect(text).toContain(`Il vous en reste ${limits.recoveryCodes - 2}.`)
    const acts = await world.db().selectFrom('acts').select(['act', 'details']).orderBy('id').execute()
    expect(acts.at(-1)).toEqual({ act: 'factor.code_used', details: { left: limits.recoveryCodes - 2 } })
  })

  test('A code of another account opens nothing', async () => {
    const { codes, secret } = await withTotp()
    await withTotp(roleManager)
    for (const code of [codes[0]!, codeAt(secret, later(90))])
      expect((await prove(await world.signIn(roleManager, later(90)), code)).statusCode).toBe(422)
  })

  test('New recovery codes invalidate the former ones; without a factor there are none', async () => {
    const { visitor, codes } = await withTotp()
    const renewed = (await visitor.post(calls.codes)).json().data.recovery_codes as string[]
    expect(renewed).toHaveLength(limits.recoveryCodes)
    expect((await prove(await world.signIn(admin), codes[0]!)).statusCode).toBe(422)
    expect((await prove(await world.signIn(admin), renewed[0]!)).statusCode).toBe(200)
    expect((await mails()).map(({ subject }) => subject)).toContain('Vos codes de secours ont été remplacés')
    expect((await (await world.signIn(cher)).post(calls.codes)).statusCode).toBe(409)
  })

  test('Too many wrong codes impose a delay, for that account only, and its passkey still works', async () => {
    const { secret } = await withTotp()
    const now = later(300)
    const visitor = await world.signIn(admin, now)
    const answers = []
    for (let n = 0; n < 6; n++) answers.push(await prove(visitor, wrong(secret, now)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422, 429])
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
    // The right code waits too, also from another device.
    expect((await prove(await world.signIn(admin, now), codeAt(secret, now))).statusCode).toBe(429)
    const other = await withTotp(roleManager)
    const stranger = await world.signIn(roleManager, now)
    expect((await prove(stranger, codeAt(other.secret, now))).statusCode).toBe(200)
    const after = later(360)
    expect((await prove(await world.signIn(admin, after), codeAt(secret, after))).statusCode).toBe(200)
  })

  test('Ten wrong codes end the session, and the owner is warned that their password is known', async () => {
    const { secret } = await withTotp()
    let now = later(300)
    const visitor = await world.signIn(admin, noon, { now: () => now })
    const kept = new Map(visitor.cookies)
    for (let n = 1; n <= 10; n++) {
      now = new Date(now.getTime() + 1000_000)
      const { statusCode } = await prove(visitor, wrong(secret, now))
      expect([n, statusCode]).toEqual([n, n < 10 ? 422 : 401])
    }
    for (const [name, value] of kept) visitor.cookies.set(name, value)
    expect((await visitor.get('/api/v1/auth/infos')).statusCode).toBe(401)
    const { subject, text } = (await mails()).at(-1)!
    expect([subject, text.includes('/login?reset=')]).toEqual([
      'Quelqu’un a peut-être votre mot de passe',
      true,
    ])
  })

  test('A wrong code adds nothing; another secret replaces the unconfirmed one, not the active one', async () => {
    await requireSecondFactor(world.db(), admin)
    const visitor = await world.signIn(admin)
    expect((await visitor.put(calls.totp, { code: '123456' })).statusCode).toBe(422)
    const first = (await visitor.post(calls.totp)).json().data
    expect(first.uri).toMatch(/^otpauth:\/\/totp\/Venaison:admin%40example\.org\?secret=/)
    const { secret } = (await visitor.post(calls.totp)).json().data
    expect((await visitor.put(calls.totp, { code: codeAt(first.secret, noon) })).statusCode).toBe(422)
    const confirmed = await visitor.put(calls.totp, { code: codeAt(secret, noon) })
    expect(confirmed.json().data.recovery_codes).toHaveLength(limits.recoveryCodes)
    const repeated = await visitor.put(calls.totp, { code: codeAt(secret, noon) })
    expect([repeated.statusCode, repeated.json().data.recovery_codes]).toEqual([200, null])
    // Another phone, cancelled half-way.
    await visitor.post(calls.totp)
    const now = later(90)
    expect((await prove(await world.signIn(admin, now), codeAt(secret, now))).statusCode).toBe(200)
  })

  test('The app can be removed if a passkey remains, idempotently; the last required factor stays', async () => {
    const { visitor } = await withTotp()
    expect((await visitor.delete(calls.totp)).statusCode).toBe(409)
    await addPasskey(visitor, new Authenticator())
    for (const _ of ['once', 'twice']) {
      const removed = await visitor.delete(calls.totp)
      expect([removed.statusCode, removed.json().data.totp_since]).toEqual([200, null])
    }
    expect((await mails()).filter(({ subject }) => subject.endsWith('retiré'))).toHaveLength(1)
  })

  test('After a change of the server’s secret no code is accepted, and nothing fails', async () => {
    const { secret, codes } = await withTotp()
    const now = later(90)
    for (const code of [codeAt(secret, now), codes[0]!]) {
      const visitor = await world.signIn(admin, now, { secret: 'another secret, after a move of the server' })
      expect((await prove(visitor, code)).statusCode).toBe(422)
    }
  })
})
