import { expect, test } from 'vitest'
import { admin, cher, giver, matching, nadia } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { giveRole, permissionId } from '../support/role-rows.ts'
import { seedStaff } from '../support/staff.ts'

const block = (id: number | string) => ['PUT', `/api/v1/users/${id}/block`] as const
const anonymise = (id: number | string) => ['DELETE', `/api/v1/users/${id}/delete`] as const
const gdpr = (id: number | string) => ['PUT', `/api/v1/users/${id}/gdpr`, { gdpr_state: 'refused' }] as const
const token = (id: number | string) => ['GET', `/api/v1/users/${id}/token`] as const
const acts = { block, anonymise, gdpr, token }
const [FEDERATION_ADMIN, ADMIN, RECEIVER] = [4, 3, 2]
const second = { ...admin, id: 50_001, email: 'second@example.org', role: 'admin', federation_id: null }

inWorld((world) => {
  const user = (id: number) => world.one('users', { id })
  const journal = () => world.db().selectFrom('acts').selectAll().orderBy('id').execute()
  const send = async (person: { email: string } | null, call: readonly [string, string, object?]) => {
    const [method, url, body] = call
    const visitor = await world.as(person)
    return visitor.send(method as 'PUT', url, body ? { body } : {})
  }
  const change = (id: number, row: { blocked_at?: Date; is_deleted?: boolean; federation_id?: number }) =>
    world.set('users', { id }, row)

  test.each(Object.entries(acts))('%s: only within one’s federation', async (_, call) => {
    await change(nadia.id, { federation_id: 2 })
    for (const id of [nadia.id, admin.id, 99_999, 'x', -1])
      expect([id, (await send(cher, call(id))).statusCode]).toEqual([id, 404])
    expect((await send(admin, call(nadia.id))).statusCode).toBe(200)
    expect(await journal()).toMatchObject([
      { actor_id: admin.id, user_id: nadia.id, federation_id: 2, at: noon },
    ])
  })

  test.each(Object.entries(acts))('%s: not on oneself', async (_, call) => {
    const response = await send(admin, call(admin.id))
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toBe('Vous ne pouvez pas faire cela sur votre propre compte.')
    expect(await journal()).toEqual([])
  })

  test.each(Object.entries(acts))('%s: not on somebody who may do more', async (_, call) => {
    await giveRole(world.db(), nadia, ADMIN)
    expect((await send(cher, call(nadia.id))).statusCode).toBe(403)
    expect(await user(nadia.id)).toMatchObject({
      blocked_at: null,
      is_deleted: false,
      gdpr_state: 'accepted',
    })
    expect(await journal()).toEqual([])
  })

  test.each(Object.entries(acts))(
    '%s: is no longer done to who is blocked, unless the law asks for it, nor to who is anonymised',
    async (name, call) => {
      await change(nadia.id, { blocked_at: noon })
      const isOwed = name === 'gdpr' || name === 'anonymise'
      expect((await send(admin, call(nadia.id))).statusCode).toBe(isOwed ? 200 : 409)
      await change(nadia.id, { is_deleted: true })
      expect((await send(admin, call(nadia.id))).statusCode).toBe(409)
    },
  )

  test('Of two administrators who block each other concurrently, one stays', async () => {
    await seedStaff(world.db(), second)
    const [one, other] = [await world.as(admin), await world.as(second)]
    const both = await Promise.all([
      one.put(`/api/v1/users/${second.id}/block`),
      other.put(`/api/v1/users/${admin.id}/block`),
    ])
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const blocked = await Promise.all([user(admin.id), user(second.id)])
    expect(blocked.filter(({ blocked_at }) => blocked_at === null)).toHaveLength(1)
  })

  test('A blocked user is signed out at once, on every device, and cannot sign in', async () => {
    const devices = [await world.as(nadia), await world.as(nadia)]
    expect((await send(cher, block(nadia.id))).statusCode).toBe(200)
    expect(await user(nadia.id)).toMatchObject({ blocked_at: noon, is_deleted: false })
    for (const device of devices) expect((await device.get('/api/v1/auth/infos')).statusCode).toBe(401)
    const owned = (table: 'sessions' | 'tokens') =>
      world.db().selectFrom(table).where('user_id', '=', nadia.id).selectAll().execute()
    expect([await owned('sessions'), await owned('tokens')]).toEqual([[], []])
    const again = await world.as(null)
    expect((await again.signIn(nadia.email)).statusCode).toBe(422)
    expect(await journal()).toMatchObject([{ act: 'user.blocked', actor_id: cher.id, user_id: nadia.id }])
  })

  test('A block is notified by mail, with whom to ask, and can be lifted: the person signs in again', async () => {
    const unblock = ['PUT', `/api/v1/users/${nadia.id}/unblock`] as const
    expect((await send(cher, unblock)).json().message).toBe('Ce compte n’est pas bloqué.')
    await send(cher, block(nadia.id))
    await world.remove('role_permissions', {
      role_id: FEDERATION_ADMIN,
      permission_id: permissionId('users.write'),
    })
    expect((await send(cher, unblock)).statusCode).toBe(200)
    expect(await user(nadia.id)).toMatchObject({ blocked_at: null, is_deleted: false })
    const again = await world.as(null)
    expect((await again.signIn(nadia.email)).statusCode).toBe(200)
    expect(await journal()).toMatchObject([
      { act: 'user.blocked' },
      { act: 'user.unblocked', actor_id: cher.id, user_id: nadia.id, federation_id: 1, at: noon },
    ])
    const mails = await world.db().selectFrom('mails').selectAll().orderBy('id').execute()
    expect(mails).toMatchObject([
      { recipient: nadia.email, subject: 'Votre compte est bloqué' },
      { recipient: nadia.email, subject: 'Votre compte est débloqué' },
    ])
    expect(mails[0]!.text).toContain('cher@chasse.example.org')
    expect(mails[1]!.text).toContain('https://venaison.example.org/login')
    expect((await send(cher, unblock)).statusCode).toBe(409)
  })

  test('Unblocking requires the same federation, no fewer powers, and an account that is not anonymised', async () => {
    await change(nadia.id, { blocked_at: noon })
    const unblock = (id: number) => ['PUT', `/api/v1/users/${id}/unblock`] as const
    await giveRole(world.db(), nadia, ADMIN)
    expect((await send(cher, unblock(nadia.id))).statusCode).toBe(403)
    await giveRole(world.db(), nadia, RECEIVER)
    await change(nadia.id, { federation_id: 2 })
    expect((await send(cher, unblock(nadia.id))).statusCode).toBe(404)
    await change(nadia.id, { is_deleted: true })
    expect((await send(admin, unblock(nadia.id))).statusCode).toBe(409)
    expect(await journal()).toEqual([])
  })

  test('A choice on data is recorded with the former one, and never goes back to pending', async () => {
    const visitor = await world.as(cher)
    const url = `/api/v1/users/${nadia.id}/gdpr`
    for (const gdpr_state of ['pending', 'perhaps', '', null, undefined]) {
      const response = await visitor.put(url, { gdpr_state })
      expect([gdpr_state, response.statusCode]).toEqual([gdpr_state, 422])
      expect(response.json().errors.gdpr_state).toEqual(['Choisissez : accepté, ou refusé.'])
    }
    for (const gdpr_state of ['refused', 'refused', 'accepted']) {
      expect((await visitor.put(url, { gdpr_state })).statusCode).toBe(200)
      expect((await user(nadia.id)).gdpr_state).toBe(gdpr_state)
    }
    expect((await journal()).map(({ details }) => details)).toEqual([
      { from: 'accepted', to: 'refused' },
      { from: 'refused', to: 'accepted' },
    ])
  })

  test('A receiver who refuses is no longer shown to givers', async () => {
    const names = async () =>
      ((await (await world.as(giver)).get('/api/v1/hunts/self/1/donations')).json().data.contacts as object[])
        .length
    expect(await names()).toBe(matching.length)
    await send(cher, gdpr(nadia.id))
    expect(await names()).toBe(matching.length - 1)
  })
})
