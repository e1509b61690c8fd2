import { expect, test } from 'vitest'
import { confirmLinkToken, receiver, resetLinkToken, unverified } from '../../world/people.ts'
import { message, type Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const refusal = 'Ce lien a déjà servi ou a expiré. Connectez-vous pour en recevoir un autre.'

inWorld((world) => {
  const mails = () => world.db().selectFrom('mails').selectAll().orderBy('id').execute()
  const confirm = (visitor: Visitor, token: unknown = confirmLinkToken) =>
    visitor.post('/address/confirm', { token })
  const request = (visitor: Visitor) => visitor.post('/api/v1/users/self/address_confirmation')
  const change = (values: { blocked_at?: Date | null; is_deleted?: boolean }) =>
    world.set('users', { id: unverified.id }, values)
  const verifiedAt = async () => (await world.one('users', { id: unverified.id })).email_verified_at

  test('Following the link confirms the address, without a session; opening its page confirms nothing', async () => {
    const visitor = await world.signIn(null)
    // As mail scanners do.
    await visitor.open(`/login?confirm=${confirmLinkToken}`)
    expect(await verifiedAt()).toBeNull()
    const { statusCode, body } = await confirm(visitor)
    expect([statusCode, body]).toEqual([200, '{}'])
    expect(await verifiedAt()).toEqual(noon)
    expect((await visitor.get('/api/v1/auth/infos')).statusCode).toBe(401)
    const { data } = (await visitor.signIn(unverified.email)).json()
    expect(data.user).toMatchObject({ is_verified: true, is_tos_accepted: false })
  })

  test('Following a link twice, concurrently or days later, is no failure, and the first time counts', async () => {
    const visitor = await world.signIn(null)
    const both = await Promise.all([confirm(visitor), confirm(visitor)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await confirm(await world.signIn(null, later(90)))).statusCode).toBe(200)
    expect(await verifiedAt()).toEqual(noon)
  })

  test('Whether the address of a link is confirmed is known without confirming it, to its recipient only', async () => {
    const visitor = await world.signIn(null)
    const check = async (token: string) => (await visitor.post('/address/check', { token })).json().data
    for (let i = 0; i < 2; i++) expect(await check(confirmLinkToken)).toEqual({ is_confirmed: false })
    expect(await verifiedAt()).toBeNull()
    await confirm(visitor)
    expect(await check(confirmLinkToken)).toEqual({ is_confirmed: true })
    for (const token of ['none', resetLinkToken]) expect(await check(token)).toEqual({ is_confirmed: false })
    await change({ blocked_at: noon })
    expect(await check(confirmLinkToken)).toEqual({ is_confirmed: false })
  })

  test('A link is valid for three days, and only while its person may sign in; used, it reveals nothing then', async () => {
    expect(await message(confirm(await world.signIn(null, later(72))))).toEqual([404, refusal])
    const visitor = await world.signIn(null)
    await change({ blocked_at: noon })
    expect((await confirm(visitor)).statusCode).toBe(404)
    expect(await verifiedAt()).toBeNull()
    await change({ blocked_at: null })
    expect((await confirm(visitor)).statusCode).toBe(200)
    await change({ is_deleted: true })
    expect((await confirm(visitor)).json().message).toBe(refusal)
  })

  test('A token for something else, or none, confirms nothing', async () => {
    const visitor = await world.signIn(null)
    expect((await confirm(visitor, resetLinkToken)).statusCode).toBe(404)
    const missing = await confirm(visitor, null)
    expect([missing.statusCode, missing.json().errors.token]).toEqual([422, ['Ce lien est incomplet.']])
    expect(await verifiedAt()).toBeNull()
  })

  test('Requesting again sends another link; using one of them uses all', async () => {
    const visitor = await world.signIn(unverified)
    expect((await request(visitor)).statusCode).toBe(200)
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: unverified.email, user_id: unverified.id })
    expect(mail!.subject).toBe('Confirmez votre adresse e-mail')
    const token = /https:\/\/venaison\.example\.org\/login\?confirm=([\w-]{43})\n/.exec(mail!.text)![1]!
    expect((await confirm(visitor, token)).statusCode).toBe(200)
    const open = await world.all('tokens', { used_at: null }, 'purpose')
    expect(open.map(({ purpose }) => purpose).sort()).toEqual(['password', 'session', 'stop_address'])
    // The older link, still in the mailbox, answers the truth as well.
    expect((await confirm(visitor)).statusCode).toBe(200)
  })

  test('A confirmed address gets no mail, and the answer says so', async () => {
    const words = 'Votre adresse est déjà confirmée.'
    expect(await message(request(await world.signIn(receiver)))).toEqual([409, words])
    expect((await request(await world.signIn(null))).statusCode).toBe(401)
    expect(await mails()).toEqual([])
  })

  test('Links can be requested three times in 15 minutes', async () => {
    const visitor = await world.signIn(unverified)
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await request(visitor)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await request(await world.signIn(unverified, later(1 / 12)))
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
    expect(await mails()).toHaveLength(3)
    expect((await request(await world.signIn(unverified, later(1 / 4)))).statusCode).toBe(200)
  })
})
