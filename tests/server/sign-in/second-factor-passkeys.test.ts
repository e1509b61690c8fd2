import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { admin, roleManager } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { Authenticator } from '../support/second-factors/authenticator.ts'
import { inWorld, noon } from '../support/in-world.ts'
import {
  addPasskey,
  addTotp,
  calls,
  dutyOf,
  options,
  requireSecondFactor,
} from '../support/second-factors/second-factors.ts'

const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const prove = (visitor: Visitor, response: object) => visitor.post(calls.passkeyProof, { response })
/** The status of a proof by a device that is asked just now. */
const proofBy = async (visitor: Visitor, device: Authenticator) =>
  (await prove(visitor, device.get(await options(visitor, calls.proofOptions)))).statusCode

inWorld((world) => {
  const acts = () => world.all('acts', {})
  const subjects = async () => (await world.all('mails', {}, 'id', 'subject')).map(({ subject }) => subject)
  /** An administrator whose device has a passkey. */
  async function withPasskey(device = new Authenticator()) {
    await requireSecondFactor(world.db(), admin)
    const visitor = await world.signIn(admin)
    const added = await addPasskey(visitor, device)
    return { device, visitor, ...added }
  }

  test('A passkey is added, gives recovery codes once, and opens each later sign-in', async () => {
    const { device, visitor, factors, recovery_codes } = await withPasskey()
    expect(factors).toMatchObject({
      duty: { state: 'given', due_on: null, methods: ['passkey', 'code'] },
      are_passkeys_possible: true,
      passkeys: [{ name: 'Téléphone', created_at: noon.toISOString(), last_used_at: null }],
      totp_since: null,
      recovery_codes_left: limits.recoveryCodes,
    })
    expect(new Set(recovery_codes).size).toBe(limits.recoveryCodes)
    expect(await dutyOf(visitor)).toMatchObject({ state: 'given' })
    expect(await acts()).toMatchObject([
      { act: 'factor.added', actor_id: admin.id, user_id: admin.id, details: { kind: 'passkey' } },
    ])
    expect(await subjects()).toEqual(['Un moyen de double vérification a été ajouté'])
    expect((await addPasskey(visitor, new Authenticator(), 'Clé USB')).recovery_codes).toBe(null)

    const next = await world.signIn(admin, later(60))
    expect(await dutyOf(next)).toEqual({ state: 'asked', due_on: null, methods: ['passkey', 'code'] })
    expect((await next.get('/api/v1/users')).statusCode).toBe(403)
    const asked = await options(next, calls.proofOptions)
    expect(asked.allowCredentials).toHaveLength(2)
    const proven = await prove(next, device.get(asked))
    expect([proven.statusCode, proven.json().data.second_factor.state]).toEqual([200, 'given'])
    expect((await next.get('/api/v1/users')).statusCode).toBe(200)
    const { passkeys } = (await next.get(calls.read)).json().data
    expect(passkeys[0].last_used_at).toBe(later(60).toISOString())
  })

  test('A response works once: repeated it opens no other session, and this one is already open', async () => {
    const { device } = await withPasskey()
    const [one, other] = [await world.signIn(admin), await world.signIn(admin)]
    const answer = device.get(await options(one, calls.proofOptions))
    expect((await prove(other, answer)).statusCode, 'no challenge there').toBe(422)
    await options(other, calls.proofOptions)
    expect((await prove(other, answer)).statusCode, 'the challenge of another session').toBe(422)
    expect((await prove(one, answer)).statusCode).toBe(200)
    expect((await prove(one, answer)).statusCode, 'the answer was lost').toBe(200)
    await options(other, calls.proofOptions)
    expect((await prove(other, answer)).statusCode).toBe(422)
    expect(await dutyOf(other)).toMatchObject({ state: 'asked' })
  })

  test('Signatures of another site, device or key prove nothing, nor does a late one', async () => {
    const { device } = await withPasskey()
    const visitor = await world.signIn(admin)
    const posing = new Authenticator()
    const foreign = new Authenticator('https://venaison.example.com')
    for (const other of [posing, foreign]) other.id.set(device.id)
    for (const [whose, other] of [
      ['an unknown device', new Authenticator()],
      ['another key', posing],
      ['another site', foreign],
    ] as const) {
      const refused = await prove(visitor, other.get(await options(visitor, calls.proofOptions)))
      const { errors } = refused.json()
      expect([whose, refused.statusCode, Object.keys(errors)]).toEqual([whose, 422, ['response']])
    }
    const elsewhere = await options(visitor, calls.proofOptions)
    expect((await prove(visitor, device.get({ ...elsewhere, rpId: 'example.org' }))).statusCode).toBe(422)
    for (const nonsense of [{}, { id: 1 }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }]) {
      await options(visitor, calls.proofOptions)
      expect((await prove(visitor, nonsense)).statusCode).toBe(422)
    }
    const asked = await options(visitor, calls.proofOptions)
    await world.set('passkey_challenges', {}, { expires_at: noon })
    expect((await prove(visitor, device.get(asked))).statusCode).toBe(422)
    expect(await dutyOf(visitor)).toMatchObject({ state: 'asked' })
  })

  test('The passkey of another account proves nothing', async () => {
    const { device } = await withPasskey()
    await requireSecondFactor(world.db(), roleManager)
    await addPasskey(await world.signIn(roleManager), new Authenticator())
    const visitor = await world.signIn(roleManager)
    const asked = await options(visitor, calls.proofOptions)
    expect(asked.allowCredentials).toHaveLength(1)
    expect((await prove(visitor, device.get(asked))).statusCode).toBe(422)
  })

  test('A passkey whose counter goes back is refused and recorded, since it was cloned', async () => {
    const { device } = await withPasskey()
    device.counter = 7
    const visitor = await world.signIn(admin)
    expect(await proofBy(visitor, device)).toBe(200)
    device.counter = 7
    const copied = await world.signIn(admin)
    expect(await proofBy(copied, device)).toBe(422)
    expect((await acts()).at(-1)).toMatchObject({
      act: 'factor.refused',
      actor_id: null,
      user_id: admin.id,
    })
    expect(await dutyOf(copied)).toMatchObject({ state: 'asked' })
  })

  test('A passkey without a counter works each time', async () => {
    const { device } = await withPasskey(new Authenticator(undefined, { counts: false }))
    for (const visitor of [await world.signIn(admin), await world.signIn(admin)])
      expect(await proofBy(visitor, device)).toBe(200)
  })

  test('A passkey is added once, with a name, by a response created for this session', async () => {
    const { device, visitor } = await withPasskey()
    const { excludeCredentials } = await options(visitor, calls.passkeyOptions)
    expect(excludeCredentials).toHaveLength(1)
    const add = async (answer: object, name = 'Autre') =>
      (await visitor.post(calls.passkeys, { name, response: answer })).statusCode
    expect(await add(device.create(await options(visitor, calls.passkeyOptions))), 'twice').toBe(422)
    const foreign = new Authenticator('https://venaison.example.com')
    expect(await add(foreign.create(await options(visitor, calls.passkeyOptions)))).toBe(422)
    const fresh = new Authenticator().create(await options(visitor, calls.passkeyOptions))
    for (const name of ['', '  ', 'x'.repeat(limits.passkeyName + 1)])
      expect(await add(fresh, name)).toBe(422)
    expect(await add(fresh), 'a refused name leaves the answer good').toBe(200)
    expect(await add(fresh), 'replayed').toBe(422)
    // A challenge for a proof adds nothing.
    const proving = await world.signIn(admin)
    const asked = await options(proving, calls.proofOptions)
    expect((await proving.post(calls.passkeys, { name: 'X', response: device.get(asked) })).statusCode).toBe(
      403,
    )
  })

  test('An account has a maximum number of passkeys', async () => {
    const { visitor } = await withPasskey()
    const late = new Authenticator().create(await options(visitor, calls.passkeyOptions))
    const row = { user_id: admin.id, public_key: Buffer.of(1), counter: 0, transports: [], name: 'x' }
    for (let n = 1; n < limits.passkeys; n++)
      await world.add('passkeys', { ...row, credential_id: `x${n}`, created_at: noon })
    expect((await visitor.post(calls.passkeys, { name: 'X', response: late })).statusCode).toBe(409)
    expect((await visitor.post(calls.passkeyOptions)).statusCode).toBe(409)
  })

  test.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://venaison.example.org'])(
    'At %s no passkey is possible, but an authenticator app is',
    async (publicUrl) => {
      const visitor = await world.signIn(admin, noon, { publicUrl })
      expect((await visitor.get(calls.read)).json().data.are_passkeys_possible).toBe(false)
      expect((await visitor.post(calls.passkeyOptions)).statusCode).toBe(409)
      await addTotp(visitor, noon)
    },
  )

  test('At http://localhost a passkey is possible', async () => {
    const visitor = await world.signIn(admin, noon, { publicUrl: 'http://localhost:3000' })
    await addPasskey(visitor, new Authenticator('http://localhost:3000'))
  })

  test('The last required passkey stays; another one can be removed, once', async () => {
    const { visitor } = await withPasskey()
    const [first] = (await visitor.get(calls.read)).json().data.passkeys
    expect((await visitor.delete(`${calls.passkeys}/${first.id}`)).statusCode).toBe(409)
    await addPasskey(visitor, new Authenticator(), 'Clé USB')
    const removed = await visitor.delete(`${calls.passkeys}/${first.id}`)
    expect(removed.json().data.passkeys).toMatchObject([{ name: 'Clé USB' }])
    expect((await visitor.delete(`${calls.passkeys}/${first.id}`)).statusCode).toBe(404)
    expect((await subjects()).at(-1)).toBe('Un moyen de double vérification a été retiré')
    // Somebody else’s is a 404.
    const [{ id: other }] = (await visitor.get(calls.read)).json().data.passkeys
    expect((await (await world.signIn(roleManager)).delete(`${calls.passkeys}/${other}`)).statusCode).toBe(
      404,
    )
  })

  test('The last optional passkey can be removed: the codes become invalid, and nothing is asked', async () => {
    const visitor = await world.signIn(admin)
    const { factors } = await addPasskey(visitor, new Authenticator())
    const removed = await visitor.delete(`${calls.passkeys}/${factors.passkeys[0]!.id}`)
    expect(removed.json().data).toMatchObject({
      duty: { state: 'open', due_on: null },
      recovery_codes_left: 0,
    })
    expect(await dutyOf(await world.signIn(admin))).toMatchObject({ state: 'open' })
  })
})
