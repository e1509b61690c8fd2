import { expect, test } from 'vitest'
import type { OwnSession } from '../../../contract/account/own-sessions.ts'
import { cher, giver, manon, manonsPhone, nadia } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { assisting } from '../support/assistance.ts'
import { inWorld, noon } from '../support/in-world.ts'

const url = '/api/v1/users/self/sessions'
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'

inWorld((world) => {
  const list = async (visitor: Visitor) => {
    const response = await visitor.get(url)
    expect(response.statusCode).toBe(200)
    return response.json() as OwnSession[]
  }
  const isIn = async (visitor: Visitor) => (await visitor.get('/api/v1/auth/infos')).statusCode === 200
  const otherOf = async (visitor: Visitor) => (await list(visitor)).find(({ is_current }) => !is_current)!
  const hour = 3_600_000

  test('The sessions of a person: the current one, then by latest visit', async () => {
    const visitor = await world.as(null, new Date(noon.getTime() + hour))
    await visitor.open('/login')
    const credentials = { email: manon.email, password: 'Venaison-2026' }
    await visitor.send('POST', '/login', { body: credentials, headers: { 'user-agent': firefox } })
    const [current, ...others] = await list(visitor)
    expect(current).toMatchObject({ device: 'Firefox sur Android', is_current: true, assisted_by: null })
    expect(others).toEqual([
      {
        ...manonsPhone,
        created_at: noon.toISOString(),
        seen_at: noon.toISOString(),
        is_current: false,
        assisted_by: null,
      },
    ])
  })

  test('Of the user agent only the browser’s name and system are stored', async () => {
    const visitor = await world.as(null)
    await visitor.open('/login')
    const body = { email: giver.email, password: 'Venaison-2026' }
    await visitor.send('POST', '/login', { body, headers: { 'user-agent': `${firefox} Canary/1` } })
    const rows = await world.all('sessions', {})
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|Canary|127\.0\.0\.1/)
  })

  test('A closed session is signed out at its next call, the other one stays', async () => {
    const [here, there] = [await world.as(giver), await world.as(giver)]
    const { id } = await otherOf(here)
    expect((await here.delete(`${url}/${id}`)).statusCode).toBe(200)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect((await here.delete(`${url}/${id}`)).statusCode).toBe(404)
  })

  test('The current session can only be closed by signing out', async () => {
    const visitor = await world.as(giver)
    const [current] = await list(visitor)
    const response = await visitor.delete(`${url}/${current!.id}`)
    expect([response.statusCode, response.json().message]).toEqual([
      409,
      'C’est la session de cet appareil : pour la fermer, déconnectez-vous.',
    ])
    expect(await isIn(visitor)).toBe(true)
  })

  test('Sessions of other people can neither be closed nor seen', async () => {
    const [one, other] = [await world.as(giver), await world.as(nadia)]
    const [foreign] = await list(other)
    expect((await one.delete(`${url}/${foreign!.id}`)).statusCode).toBe(404)
    expect(await isIn(other)).toBe(true)
    expect((await list(one)).map(({ id }) => id)).not.toContain(foreign!.id)
  })

  test('Closing all others keeps the current one; idempotent', async () => {
    const [here, there, elsewhere] = [await world.as(giver), await world.as(giver), await world.as(giver)]
    const foreign = await world.as(nadia)
    for (let i = 0; i < 2; i++) expect((await here.delete(url)).statusCode).toBe(200)
    const left = await Promise.all([here, there, elsewhere, foreign].map(isIn))
    expect(left).toEqual([true, false, false, true])
    expect(await list(here)).toHaveLength(1)
  })

  test('Two sessions that close each other concurrently leave at most one', async () => {
    const both = [await world.as(giver), await world.as(giver)]
    await Promise.all(both.map((visitor) => visitor.delete(url)))
    expect((await Promise.all(both.map(isIn))).filter(Boolean).length).toBeLessThan(2)
  })

  test('Expired sessions are not listed', async () => {
    await world.as(giver)
    const visitor = await world.as(giver, new Date(noon.getTime() + 8 * 24 * hour))
    expect(await list(visitor)).toHaveLength(1)
  })

  test('The assisted person sees and may end the assisted session', async () => {
    const staff = await assisting(world)(cher, nadia)
    const own = await world.as(nadia)
    const helped = await otherOf(own)
    expect(helped.assisted_by).toBe('Denis Perrin')
    expect((await own.delete(`${url}/${helped.id}`)).statusCode).toBe(200)
    expect(await isIn(staff)).toBe(false)
    const { sessions } = (await own.get('/api/v1/users/self/data')).json().data
    expect(sessions).toEqual([
      { device: '', created_at: noon.toISOString(), seen_at: noon.toISOString(), assisted_by: null },
    ])
  })

  test('Closing all others also ends assisted sessions that the person started', async () => {
    const helping = await assisting(world)(cher, nadia)
    expect((await (await world.as(cher)).delete(url)).statusCode).toBe(200)
    expect(await isIn(helping)).toBe(false)
  })
})
