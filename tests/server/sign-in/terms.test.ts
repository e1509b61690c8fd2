import { expect, test } from 'vitest'
import { admin, giver, receiver } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'

const ACCEPT = '/api/v1/users/self/accept_tos'

inWorld((world) => {
  test('Work waits for the confirmed address, then for the terms of today, and is told which', async () => {
    const visitors = [await world.signIn(giver), await world.signIn(receiver)]
    await world.set('users', {}, { email_verified_at: null, tos_version: '2020-01-01' })
    const reasons = async () => {
      const answers = visitors.map((visitor) => visitor.get('/api/v1/wishes/self'))
      return (await Promise.all(answers)).map((answer) => answer.json().message as string)
    }
    for (const reason of await reasons())
      expect(reason).toMatch(/^Votre adresse e-mail n’est pas confirmée\./)
    await world.set('users', {}, { email_verified_at: noon })
    for (const reason of await reasons())
      expect(reason).toMatch(/^Les conditions d’utilisation sont à accepter\./)
  })

  test('Accepted terms are stored with version and date; accepting again keeps the first date', async () => {
    await world.set('users', {}, { tos_version: '2020-01-01' })
    const accept = async (hour: number) => {
      const visitor = await world.signIn(giver, new Date(noon.getTime() + hour * 3_600_000))
      expect((await visitor.put(ACCEPT, { accept_tos: true })).statusCode).toBe(200)
      return (await visitor.get('/api/v1/auth/infos')).json().data.user as object
    }
    const accept_tos_date = new Date(noon.getTime() + 3_600_000).toISOString()
    for (const hour of [1, 2])
      expect(await accept(hour)).toMatchObject({ is_tos_accepted: true, accept_tos_date })
  })

  test('Only givers and receivers must accept terms, those that their page showed', async () => {
    const visitor = await world.signIn(null)
    const accepted = async () => (await visitor.get('/api/v1/auth/infos')).json().data.user.is_tos_accepted
    const forget = (tos_version: string | null) => world.set('users', {}, { tos_version })
    await forget(null)
    await visitor.signIn(admin.email)
    expect(await accepted()).toBe(true)
    for (const [{ id, email }, version, day] of [
      [giver, '2025-09-22', '22 septembre 2025'],
      [receiver, '2024-09-01', '1er septembre 2024'],
    ] as const) {
      await visitor.signIn(email)
      expect(await accepted()).toBe(false)
      expect((await visitor.put(ACCEPT, { accept_tos: 0 })).statusCode).toBe(422)
      expect((await visitor.put(ACCEPT, { accept_tos: 1 })).statusCode).toBe(200)
      expect(await accepted()).toBe(true)
      for (const shown of ['2020-01-01', '2099-01-01', 'la dernière']) {
        await forget(null)
        const other = await visitor.put(ACCEPT, { accept_tos: 1, version: shown })
        expect(other.statusCode).toBe(422)
        expect(other.json().errors.version[0]).toContain(`lisez la version du ${day}`)
        expect(await accepted()).toBe(false)
      }
      expect((await visitor.put(ACCEPT, { accept_tos: 1, version })).statusCode).toBe(200)
      expect(await world.all('users', { id }, 'tos_version')).toEqual([{ tos_version: version }])
      await forget('2020-01-01')
      expect(await accepted()).toBe(false)
    }
  })
})
