import { expect, test } from 'vitest'
import { admin, cher, giver, luc, manonsPhone, nadia, roleManager } from '../../world/people.ts'
import { bootOf, openApp, visit, type Visitor } from '../support/app.ts'
import { assisting, follow, linkTo, whoIs } from '../support/assistance.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { permissionId } from '../support/role-rows.ts'

const minutes = (count: number, seconds = 0) => new Date(noon.getTime() + (count * 60 + seconds) * 1000)

inWorld((world) => {
  const assist = assisting(world)
  /** The same browser at another time. */
  const later = async (visitor: Visitor, now: Date) => {
    const other = visit(await openApp({ db: world.db(), now: () => now }))
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
    return other
  }
  const sessions = () =>
    world.db().selectFrom('sessions').where('id', '<>', manonsPhone.id).selectAll().execute()

  test('It does not count as a visit of the person: inactivity warnings stay', async () => {
    const idle = { last_visit_on: '2024-01-01', closing_on: '2026-04-01' }
    await world.set('users', { id: nadia.id }, idle)
    const visitor = await assist(cher, nadia)
    expect(await whoIs(await later(visitor, minutes(20)))).toBe(nadia.id)
    const { last_visit_on, closing_on } = await world.one('users', { id: nadia.id })
    expect({ last_visit_on, closing_on }).toEqual(idle)
  })

  test('It says who assists whom, and until when', async () => {
    const visitor = await assist(cher, nadia)
    const boot = bootOf((await visitor.open('/receiver')).body)
    expect(boot.user.id).toBe(nadia.id)
    expect(boot.assistance).toEqual({ by: 'Denis Perrin', until: minutes(30).toISOString() })
    const own = bootOf((await (await world.signIn(nadia)).open('/receiver')).body)
    expect(own.assistance).toBeNull()
  })

  test('It lasts half an hour in total, however much it is used', async () => {
    const visitor = await assist(cher, nadia)
    for (const minute of [10, 20, 29])
      expect(await whoIs(await later(visitor, minutes(minute)))).toBe(nadia.id)
    expect(await whoIs(await later(visitor, minutes(29, 59)))).toBe(nadia.id)
    expect(await whoIs(await later(visitor, minutes(30)))).toBeNull()
  })

  test('After it has expired nobody is signed in, until a page is opened or it is ended: then the own session resumes', async () => {
    for (const leave of [
      (visitor: Visitor) => visitor.open('/users'),
      (visitor: Visitor) => visitor.post('/login/assistance/end'),
    ]) {
      const over = await later(await assist(cher, nadia), minutes(31))
      expect(await whoIs(over)).toBeNull()
      expect((await over.put(`/api/v1/users/${nadia.id}/block`)).statusCode).not.toBe(200)
      await leave(over)
      expect(await whoIs(over)).toBe(cher.id)
    }
  })

  test('Ending it resumes the own session, and invalidates copies of its cookie', async () => {
    const visitor = await assist(cher, nadia)
    const kept = visitor.cookies.get('venaison_assisted')!
    expect((await visitor.post('/login/assistance/end')).statusCode).toBe(200)
    expect(await whoIs(visitor)).toBe(cher.id)
    expect((await visitor.put(`/api/v1/users/${giver.id}/block`)).statusCode).toBe(200)
    visitor.cookies.set('venaison_assisted', kept)
    expect(await whoIs(visitor)).toBeNull()
    // The first attempt is answered with a token for no session, which the page then sends.
    for (const status of [419, 200])
      expect((await visitor.post('/login/assistance/end')).statusCode).toBe(status)
    expect(await whoIs(visitor)).toBe(cher.id)
  })

  test('Ending it once the own session has ended signs out; idempotent', async () => {
    const visitor = await assist(cher, nadia)
    visitor.cookies.delete('venaison_session')
    for (let i = 0; i < 2; i++) {
      expect((await visitor.post('/login/assistance/end')).statusCode).toBe(200)
      expect(await whoIs(visitor)).toBeNull()
    }
  })

  test('Signing out, signing in and a link to somebody else end it', async () => {
    const out = await assist(cher, nadia)
    await out.post('/logout')
    expect([await whoIs(out), await sessions()]).toEqual([null, []])

    const anew = await assist(cher, nadia)
    await anew.signIn(luc.email)
    expect(await whoIs(anew)).toBe(luc.id)
    expect(await sessions()).toHaveLength(1)

    const staff = await world.signIn(cher)
    const [first, second] = [await linkTo(staff, nadia.id), await linkTo(staff, giver.id)]
    await follow(staff, first)
    await follow(staff, second)
    expect(await whoIs(staff)).toBe(giver.id)
    await staff.post('/login/assistance/end')
    expect(await whoIs(staff)).toBe(cher.id)
  })

  test('It ends at once when the assistant loses the permission', async () => {
    const { role_id } = await world.one('users', { id: cher.id }, 'role_id')
    const linking = { role_id, permission_id: permissionId('users.write.token') }
    const staff = (values: object) => () => world.set('users', { id: cher.id }, values)
    const losses: Record<string, () => Promise<unknown>> = {
      blocked: staff({ blocked_at: noon }),
      deleted: staff({ is_deleted: true }),
      'without the permission': () => world.remove('role_permissions', linking),
      'of another federation': staff({ federation_id: 2 }),
      'below the person': () => world.set('users', { id: nadia.id }, { role_id: roleManager.id }),
    }
    await world.add('roles', { id: roleManager.id, code: 'more', label: 'Plus' })
    await world.add('role_permissions', {
      role_id: roleManager.id,
      permission_id: permissionId('roles.write'),
    })
    const before = await world.all('users', {})
    for (const [loss, lose] of Object.entries(losses)) {
      const visitor = await assist(cher, nadia)
      const token = await linkTo(await world.signIn(cher), nadia.id)
      await lose()
      expect([loss, await whoIs(visitor)]).toEqual([loss, null])
      expect([loss, await follow(await world.signIn(null), token)]).toEqual([loss, 404])
      for (const { id, blocked_at, is_deleted, federation_id, role_id } of before)
        await world.set('users', { id }, { blocked_at, is_deleted, federation_id, role_id })
      await world.remove('role_permissions', linking)
      await world.add('role_permissions', linking)
    }
  })

  test.each([
    ['assistant', cher],
    ['person', nadia],
  ])('It ends with the sessions of the %s, as after a new password or a block', async (_, { id }) => {
    const visitor = await assist(cher, nadia)
    const staff = await world.signIn(admin)
    for (const act of ['block', 'unblock'])
      expect((await staff.put(`/api/v1/users/${id}/${act}`)).statusCode).toBe(200)
    expect(await whoIs(visitor)).toBeNull()
  })
})
