import { expect, test } from 'vitest'
import { admin, cher, giver, nadia } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { addTotp, requireSecondFactor } from '../support/second-factors/second-factors.ts'
import { seedStaff } from '../support/staff.ts'

const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const tokenOf = (url: string) => new URL(url).searchParams.get('token')!

inWorld((world) => {
  const obtain = async (visitor: Visitor, id = nadia.id) => {
    const response = await visitor.get(`/api/v1/users/${id}/token`)
    expect(response.statusCode).toBe(200)
    return response.json().data as { url: string; expires_at: string }
  }
  const follow = (visitor: Visitor, url: string) => visitor.post('/login/link', { token: tokenOf(url) })
  const whoIs = async (visitor: Visitor) => {
    const response = await visitor.get('/api/v1/auth/infos')
    return response.statusCode === 200 ? response.json().data.user.id : null
  }

  test('A link opens the session of its person, once, and its creation is recorded', async () => {
    const { url, expires_at } = await obtain(await world.as(cher))
    expect(url).toMatch(/^https:\/\/venaison\.example\.org\/login\?token=[\w-]{40,}$/)
    expect(expires_at).toBe(after(600).toISOString())
    const visitor = await world.as(cher)
    expect((await follow(visitor, url)).statusCode).toBe(200)
    expect(await whoIs(visitor)).toBe(nadia.id)
    expect((await follow(await world.as(cher), url)).statusCode).toBe(404)
    const acts = await world.all('acts', {})
    const kept = { actor_id: cher.id, assistant_id: null, user_id: nadia.id, details: {} }
    expect(acts).toMatchObject([
      { act: 'user.token', ...kept },
      { act: 'user.assisted', ...kept },
    ])
    expect(JSON.stringify(await world.all('tokens', {}))).not.toContain(tokenOf(url))
  })

  test('Opening its page does not use the link; confirming there does', async () => {
    const { url } = await obtain(await world.as(cher))
    const visitor = await world.as(cher)
    const { pathname, search } = new URL(url)
    for (let i = 0; i < 3; i++) expect((await visitor.open(pathname + search)).statusCode).toBe(200)
    expect(await whoIs(visitor)).toBe(cher.id)
    expect((await visitor.get('/login/link')).statusCode).toBe(404)
    expect((await follow(visitor, url)).statusCode).toBe(200)
  })

  test('It is valid for ten minutes', async () => {
    const { url } = await obtain(await world.as(cher))
    expect((await follow(await world.as(cher, after(600)), url)).statusCode).toBe(404)
    expect((await follow(await world.as(cher, after(599)), url)).statusCode).toBe(200)
  })

  test('Using one invalidates the others of the same person', async () => {
    const visitor = await world.as(cher)
    const [one, other] = [await obtain(visitor), await obtain(visitor)]
    expect((await follow(await world.as(cher), other.url)).statusCode).toBe(200)
    expect((await follow(await world.as(cher), one.url)).statusCode).toBe(404)
  })

  test('For a person blocked or anonymised meanwhile nobody is signed in', async () => {
    for (const change of [{ blocked_at: noon }, { is_deleted: true }]) {
      const { url } = await obtain(await world.as(cher), giver.id)
      await world.set('users', { id: giver.id }, change)
      expect((await follow(await world.as(cher), url)).statusCode).toBe(404)
      const back = { blocked_at: null, is_deleted: false }
      await world.set('users', { id: giver.id }, back)
    }
  })

  test('Only its maker may use it, where they are signed in with their second factor', async () => {
    const { url } = await obtain(await world.as(cher))
    for (const other of [null, admin, nadia])
      expect((await follow(await world.as(other), url)).statusCode).toBe(404)
    await requireSecondFactor(world.db(), cher)
    await addTotp(await world.as(cher), noon)
    expect((await follow(await world.as(cher), url)).statusCode).toBe(404)
    expect(await world.all('acts', { act: 'user.assisted' })).toEqual([])
  })

  test('In the place of a colleague nobody acts on their own account', async () => {
    const second = {
      ...cher,
      id: 50_001,
      email: 'second@example.org',
      role: 'federation_admin',
      federation_id: 1,
    }
    await seedStaff(world.db(), second)
    const visitor = await world.as(cher)
    expect((await follow(visitor, (await obtain(visitor, second.id)).url)).statusCode).toBe(200)
    const own = `/api/v1/users/${cher.id}`
    const entry = { firstname: 'Autre', lastname: 'Nom', email: cher.email, role_id: 1 }
    for (const [name, answer] of [
      ['edit', await visitor.put(own, entry)],
      ['block', await visitor.put(`${own}/block`)],
    ] as const)
      expect([name, answer.statusCode, answer.json().message]).toEqual([
        name,
        409,
        'Vous ne pouvez pas faire cela sur votre propre compte.',
      ])
  })

  test('An invalid link is refused', async () => {
    const visitor = await world.as(cher)
    for (const [token, status] of [
      ['nothing', 404],
      ['', 422],
      ['x'.repeat(201), 422],
      [null, 422],
      [12, 422],
    ] as const)
      expect([token, (await visitor.post('/login/link', { token })).statusCode]).toEqual([token, status])
    // A reset link cannot be used to sign in.
    expect(
      (await visitor.post('/login/link', { token: 'the-link-that-was-mailed-to-the-giver' })).statusCode,
    ).toBe(404)
  })
})
