import { expect, test } from 'vitest'
import { admin, cher, giver, luc, manonsPhone, nadia, roleManager } from '../../world/people.ts'
import { openApp, visit, type Visitor } from '../support/app.ts'
import { assisting, follow, linkTo, whoIs } from '../support/assistance.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { permissionId } from '../support/role-rows.ts'

const minutes = (count: number, seconds = 0) => new Date(noon.getTime() + (count * 60 + seconds) * 1000)
const bootOf = (html: string) => JSON.parse(/id="boot">([^<]*)</.exec(html)![1]!.replaceAll('\\u003c', '<'))

inWorld((world) => {
  const assist = assisting(world)
  /** The same browser at another time. */
  const later = async (visitor: Visitor, now: Date) => {
    const other = visit(await openApp({ db: world.db(), now: () => now }))
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
    return other
  }
  const users = () => world.db().updateTable('users')
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
    const own = bootOf((await (await world.as(nadia)).open('/receiver')).body)
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

    const staff = await world.as(cher)
    const [first, second] = [await linkTo(staff, nadia.id), await linkTo(staff, giver.id)]
    await follow(staff, first)
    await follow(staff, second)
    expect(await whoIs(staff)).toBe(giver.id)
    await staff.post('/login/assistance/end')
    expect(await whoIs(staff)).toBe(cher.id)
  })

  test('It ends at once when the assistant loses the permission', async () => {
    const [role] = await world.all('users', { id: cher.id }, 'role_id')
    const losses: Record<string, () => Promise<unknown>> = {
      blocked: () => users().set({ blocked_at: noon }).where('id', '=', cher.id).execute(),
      deleted: () => users().set({ is_deleted: true }).where('id', '=', cher.id).execute(),
      'without the permission': () =>
        world.remove('role_permissions', {
          role_id: role!.role_id,
          permission_id: permissionId('users.write.token'),
        }),
      'of another federation': () => users().set({ federation_id: 2 }).where('id', '=', cher.id).execute(),
      'below the person': () => users().set({ role_id: roleManager.id }).where('id', '=', nadia.id).execute(),
    }
    await world
      .db()
      .insertInto('roles')
      .values({ id: roleManager.id, code: 'more', label: 'Plus' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await world
      .db()
      .insertInto('role_permissions')
      .values({ role_id: roleManager.id, permission_id: permissionId('roles.write') })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const before = await world.all('users', {})
    for (const [loss, lose] of Object.entries(losses)) {
      const visitor = await assist(cher, nadia)
      const token = await linkTo(await world.as(cher), nadia.id)
      await lose()
      expect([loss, await whoIs(visitor)]).toEqual([loss, null])
      expect([loss, await follow(await world.as(null), token)]).toEqual([loss, 404])
      for (const { id, blocked_at, is_deleted, federation_id, role_id } of before)
        await users().set({ blocked_at, is_deleted, federation_id, role_id }).where('id', '=', id).execute()
      const codes = { role_id: role!.role_id, permission_id: permissionId('users.write.token') }
      await world
        .db()
        .insertInto('role_permissions')
        .values(codes)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  })

  test('It ends with the assistant’s sessions, as after a new password or a block', async () => {
    const visitor = await assist(cher, nadia)
    await (await world.as(admin)).put(`/api/v1/users/${cher.id}/block`)
    await users().set({ blocked_at: null }).where('id', '=', cher.id).execute()
    expect(await whoIs(visitor)).toBeNull()
  })

  test('It ends with the person’s sessions', async () => {
    const visitor = await assist(cher, nadia)
    await (await world.as(admin)).put(`/api/v1/users/${nadia.id}/block`)
    await (await world.as(admin)).put(`/api/v1/users/${nadia.id}/unblock`)
    expect(await whoIs(visitor)).toBeNull()
  })

  test('A link to a person blocked meanwhile opens nothing, and the own session continues', async () => {
    const staff = await world.as(cher)
    const token = await linkTo(staff, nadia.id)
    await (await world.as(admin)).put(`/api/v1/users/${nadia.id}/block`)
    expect(await follow(staff, token)).toBe(404)
    expect(await whoIs(staff)).toBe(cher.id)
    const told = await world.db().selectFrom('mails').select('subject').orderBy('id').execute()
    expect(told).not.toContainEqual({ subject: 'Votre compte est ouvert pour vous aider' })
  })
})
