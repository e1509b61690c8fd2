import { expect, test } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import { admin, giver, receiver, waiting } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

const all: [string, Endpoint][] = Object.entries(endpoints)
const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'signedIn'
const work = all.filter(([, endpoint]) => !isOpen(endpoint))

/** Why a call is refused, if it is for an unconfirmed address or unaccepted terms. */
async function barrier(visitor: Visitor, { method, path }: Endpoint): Promise<string> {
  const response = await visitor.send(method, path.replace(/\{\w+\}/g, '1'), { body: {} })
  const { message = '' } = response.json() as { message?: string }
  return response.statusCode !== 403
    ? 'none'
    : message.startsWith('Votre adresse e-mail n’est pas confirmée.')
      ? 'address'
      : message.startsWith('Les conditions d’utilisation sont à accepter.')
        ? 'terms'
        : 'other'
}

inWorld((world) => {
  const change = (values: { email_verified_at?: Date | null; tos_version?: string }) =>
    world.set('users', {}, values)
  const barriers = async (visitor: Visitor) => {
    const found = new Set<string>()
    for (const [, endpoint] of work) found.add(await barrier(visitor, endpoint))
    return [...found]
  }

  test('With an unconfirmed address no work is possible', async () => {
    const visitors = await Promise.all([giver, receiver, waiting, admin].map((one) => world.as(one)))
    await change({ email_verified_at: null, tos_version: '2020-01-01' })
    for (const visitor of visitors) expect(await barriers(visitor)).toEqual(['address'])
  })

  test('With terms of an older version no work is possible for givers and receivers', async () => {
    const visitors = await Promise.all([giver, receiver, waiting].map((one) => world.as(one)))
    await change({ tos_version: '2020-01-01' })
    for (const visitor of visitors) expect(await barriers(visitor)).toEqual(['terms'])
  })

  test('Back-office accounts have no terms to accept', async () => {
    const visitor = await world.as(admin)
    await change({ tos_version: '2020-01-01' })
    expect(await barriers(visitor)).not.toContain('terms')
    expect((await visitor.get('/api/v1/auth/infos')).json().data.user.is_tos_accepted).toBe(true)
  })

  test('The calls needed to pass the gates stay open: account, terms, links, signing out', async () => {
    const visitor = await world.as(receiver)
    await change({ email_verified_at: null, tos_version: '2020-01-01' })
    expect((await visitor.get('/api/v1/auth/infos')).json().data.user.is_verified).toBe(false)
    expect((await visitor.post('/api/v1/users/self/address_confirmation')).statusCode).toBe(200)
    expect((await visitor.put('/api/v1/users/self/accept_tos', { accept_tos: 1 })).statusCode).toBe(200)
    expect((await visitor.post('/logout')).statusCode).toBe(200)
  })

  test('Accepted terms are stored with version and date; accepting again keeps the first date', async () => {
    await change({ tos_version: '2020-01-01' })
    const accept = async (hour: number) => {
      const visitor = await world.as(giver, new Date(noon.getTime() + hour * 3_600_000))
      expect((await visitor.put('/api/v1/users/self/accept_tos', { accept_tos: true })).statusCode).toBe(200)
      return (await visitor.get('/api/v1/auth/infos')).json().data.user as object
    }
    const expected = {
      is_tos_accepted: true,
      accept_tos_date: new Date(noon.getTime() + 3_600_000).toISOString(),
    }
    expect(await accept(1)).toMatchObject(expected)
    expect(await accept(2)).toMatchObject(expected)
  })
})
