import { expect, test } from 'vitest'
import { admin, cher, nadia } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { permissionId } from '../support/role-rows.ts'

const at = (id: number, command: string) => `/api/v1/users/${id}/${command}`
const block = (id: number) => ['PUT', at(id, 'block')] as const
const unblock = (id: number) => ['PUT', at(id, 'unblock')] as const
const acts = {
  block,
  anonymise: (id: number) => ['DELETE', at(id, 'delete')] as const,
  gdpr: (id: number) => ['PUT', at(id, 'gdpr'), { gdpr_state: 'refused' }] as const,
  token: (id: number) => ['GET', at(id, 'token')] as const,
  'reset of second factors': (id: number) => ['DELETE', at(id, 'second-factor')] as const,
}
const [FEDERATION_ADMIN, ADMIN] = [4, 3]

inWorld((world) => {
  const user = (id: number) => world.one('users', { id })
  const journal = () => world.all('acts', {})
  const send = async (
    person: { email: string },
    [method, url, body]: readonly ['PUT' | 'DELETE' | 'GET', string, object?],
  ) => (await world.as(person)).send(method, url, body ? { body } : {})

  test.each(Object.entries(acts))('%s: not on oneself', async (_, call) => {
    const response = await send(admin, call(admin.id))
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toBe('Vous ne pouvez pas faire cela sur votre propre compte.')
    expect(await journal()).toEqual([])
  })

  test.each(Object.entries({ ...acts, unblock }))('%s: not on somebody who may do more', async (_, call) => {
    const blocked_at = call === unblock ? noon : null
    await world.set('users', { id: nadia.id }, { role_id: ADMIN, blocked_at })
    expect((await send(cher, call(nadia.id))).statusCode).toBe(403)
    expect(await user(nadia.id)).toMatchObject({ blocked_at, is_deleted: false, gdpr_state: 'accepted' })
    expect(await journal()).toEqual([])
  })

  test.each(Object.entries(acts))(
    '%s: is no longer done to who is blocked, unless the law asks for it, nor to who is anonymised',
    async (name, call) => {
      await world.set('users', { id: nadia.id }, { blocked_at: noon })
      const isOwed = name === 'gdpr' || name === 'anonymise'
      expect((await send(admin, call(nadia.id))).statusCode).toBe(isOwed ? 200 : 409)
      await world.set('users', { id: nadia.id }, { is_deleted: true })
      for (const again of [call, unblock]) expect((await send(admin, again(nadia.id))).statusCode).toBe(409)
    },
  )

  test('A blocked user is signed out at once, on every device, and cannot sign in', async () => {
    const devices = [await world.as(nadia), await world.as(nadia)]
    expect((await send(cher, block(nadia.id))).statusCode).toBe(200)
    expect(await user(nadia.id)).toMatchObject({ blocked_at: noon, is_deleted: false })
    for (const device of devices) expect((await device.get('/api/v1/auth/infos')).statusCode).toBe(401)
    for (const table of ['sessions', 'tokens'] as const)
      expect(await world.all(table, { user_id: nadia.id })).toEqual([])
    expect((await (await world.as(null)).signIn(nadia.email)).statusCode).toBe(422)
  })

  test('A block is notified by mail, with whom to ask, and can be lifted: the person signs in again', async () => {
    expect((await send(cher, unblock(nadia.id))).json().message).toBe('Ce compte n’est pas bloqué.')
    await send(admin, block(nadia.id))
    const permission_id = permissionId('users.write')
    await world.remove('role_permissions', { role_id: FEDERATION_ADMIN, permission_id })
    expect((await send(cher, unblock(nadia.id))).statusCode).toBe(200)
    expect(await user(nadia.id)).toMatchObject({ blocked_at: null, is_deleted: false })
    expect((await (await world.as(null)).signIn(nadia.email)).statusCode).toBe(200)
    const whom = { user_id: nadia.id, federation_id: 1, at: noon }
    expect(await journal()).toMatchObject([
      { act: 'user.blocked', actor_id: admin.id, ...whom },
      { act: 'user.unblocked', actor_id: cher.id, ...whom },
    ])
    const mails = await world.all('mails', {})
    expect(mails).toMatchObject([
      { recipient: nadia.email, subject: 'Votre compte est bloqué' },
      { recipient: nadia.email, subject: 'Votre compte est débloqué' },
    ])
    expect(mails[0]!.text).toContain('cher@chasse.example.org')
    expect(mails[1]!.text).toContain('https://venaison.example.org/login')
  })

  test('A choice on data is recorded with the former one, and never goes back to pending', async () => {
    const visitor = await world.as(cher)
    const url = at(nadia.id, 'gdpr')
    const refused = await visitor.put(url, { gdpr_state: 'pending' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { gdpr_state: ['Choisissez : accepté, ou refusé.'] },
    ])
    for (const gdpr_state of ['refused', 'refused', 'accepted']) {
      expect((await visitor.put(url, { gdpr_state })).statusCode).toBe(200)
      expect((await user(nadia.id)).gdpr_state).toBe(gdpr_state)
    }
    expect((await journal()).map(({ details }) => details)).toEqual([
      { from: 'accepted', to: 'refused' },
      { from: 'refused', to: 'accepted' },
    ])
  })
})
