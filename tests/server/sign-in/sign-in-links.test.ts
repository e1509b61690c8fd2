import { expect, test } from 'vitest'
import { admin, cher, giver, nadia, resetLinkToken } from '../../world/people.ts'
import { message, type Visitor } from '../support/app.ts'
import { assisting, follow, tokenOf, whoIs } from '../support/assistance.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { addTotp, requireSecondFactor } from '../support/second-factors/second-factors.ts'
import { seedStaff } from '../support/staff.ts'

const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

inWorld((world) => {
  /** A link to somebody, by default Nadia, and its token. */
  const obtain = async (visitor: Visitor, id = nadia.id) => {
    const { url, expires_at } = (await visitor.get(`/api/v1/users/${id}/token`)).json().data
    return { url: url as string, expires_at: expires_at as string, token: tokenOf(url) }
  }

  test('A link opens the session of its person, once, and its creation is recorded', async () => {
    const { url, expires_at, token } = await obtain(await world.signIn(cher))
    expect(url).toMatch(/^https:\/\/venaison\.example\.org\/login\?token=[\w-]{40,}$/)
    expect(expires_at).toBe(after(600).toISOString())
    const visitor = await world.signIn(cher)
    expect(await follow(visitor, token)).toBe(200)
    expect(await whoIs(visitor)).toBe(nadia.id)
    expect(await follow(await world.signIn(cher), token)).toBe(404)
    const kept = { actor_id: cher.id, assistant_id: null, user_id: nadia.id, details: {} }
    expect(await world.all('acts', {})).toMatchObject([
      { act: 'user.token', ...kept },
      { act: 'user.assisted', ...kept },
    ])
    expect(JSON.stringify(await world.all('tokens', {}))).not.toContain(token)
  })

  test('Opening its page does not use the link; confirming there does', async () => {
    const visitor = await world.signIn(cher)
    const { url, token } = await obtain(visitor)
    const { pathname, search } = new URL(url)
    for (let i = 0; i < 3; i++) expect((await visitor.open(pathname + search)).statusCode).toBe(200)
    expect(await whoIs(visitor)).toBe(cher.id)
    expect((await visitor.get('/login/link')).statusCode).toBe(404)
    expect(await follow(visitor, token)).toBe(200)
  })

  test('It is valid for ten minutes', async () => {
    const { token } = await obtain(await world.signIn(cher))
    expect(await follow(await world.signIn(cher, after(600)), token)).toBe(404)
    expect(await follow(await world.signIn(cher, after(599)), token)).toBe(200)
  })

  test('Using one invalidates the others of the same person, and so does blocking or anonymising them', async () => {
    const visitor = await world.signIn(cher)
    const [one, other] = [await obtain(visitor), await obtain(visitor)]
    expect(await follow(await world.signIn(cher), other.token)).toBe(200)
    expect(await follow(await world.signIn(cher), one.token)).toBe(404)
    for (const change of [{ blocked_at: noon }, { is_deleted: true }]) {
      await world.set('users', { id: giver.id }, { blocked_at: null, is_deleted: false })
      const { token } = await obtain(await world.signIn(cher), giver.id)
      await world.set('users', { id: giver.id }, change)
      const staff = await world.signIn(cher)
      expect([await follow(staff, token), await whoIs(staff)]).toEqual([404, cher.id])
    }
    const told = await world.all('mails', { recipient: giver.email }, 'subject')
    expect(told).not.toContainEqual({ subject: 'Votre compte est ouvert pour vous aider' })
  })

  test('Only its maker may use it, where they are signed in with their second factor', async () => {
    const { token } = await obtain(await world.signIn(cher))
    for (const other of [null, admin, nadia]) expect(await follow(await world.signIn(other), token)).toBe(404)
    await requireSecondFactor(world.db(), cher)
    await addTotp(await world.signIn(cher), noon)
    expect(await follow(await world.signIn(cher), token)).toBe(404)
    expect(await world.all('acts', { act: 'user.assisted' })).toEqual([])
  })

  test('In the place of a colleague nobody acts on their own account', async () => {
    const second = { ...cher, id: 50_001, email: 'second@example.org' }
    await seedStaff(world.db(), { ...second, role: 'federation_admin', federation_id: 1 })
    const visitor = await assisting(world)(cher, second)
    const own = `/api/v1/users/${cher.id}`
    const entry = { firstname: 'Autre', lastname: 'Nom', email: cher.email, role_id: 1 }
    const words = 'Vous ne pouvez pas faire cela sur votre propre compte.'
    for (const answer of [visitor.put(own, entry), visitor.put(`${own}/block`)])
      expect(await message(answer)).toEqual([409, words])
  })

  test('A link for another purpose opens nothing', async () => {
    expect(await follow(await world.signIn(cher), resetLinkToken)).toBe(404)
  })
})
