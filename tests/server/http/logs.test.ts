import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { handlers } from '../../../server/handlers/registry.ts'
import { giver, password } from '../../world/people.ts'
import { seedAccounts } from '../support/accounts.ts'
import { openApp, visit } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'

onAnyDatabase((fresh) => {
  test('Logs contain route, status and duration, and nothing about a person, even for unexpected errors', async () => {
    const db = fresh()
    const lines: string[] = []
    const failing = {
      ...handlers,
      // PostgreSQL quotes the e-mail in the detail of this error, and the word in the other.
      createHunt: async () => {
        // The database quotes the whole row when it refuses one.
        await sql`insert into users (email) values (${giver.email})`.execute(db)
        return { id: 1 }
      },
      deleteHunt: async () => {
        await db
          .selectFrom('users')
          // The wrong type is what fails.
          .where('id', '=', giver.email as never)
          .execute()
      },
    }
    const logStream = { write: (line: string) => void lines.push(line) }
    const visitor = visit(await openApp({ db, handlers: failing, logLevel: 'debug', logStream }))
    await visitor.signIn(giver.email, 'a wrong password')
    const { headers } = await visitor.signIn(giver.email)
    await visitor.get(`/api/v1/cities?search=${giver.lastname}`)
    await visitor.get(`/nowhere/${giver.email}?phone=${giver.phone}`)
    const entry = { started_at: '2026-12-01', city_id: 1 }
    expect((await visitor.post('/api/v1/hunts/self', entry)).statusCode).toBe(500)
    expect((await visitor.delete('/api/v1/hunts/self/1')).statusCode).toBe(500)

    const log = lines.join('')
    for (const secret of [
      giver.email,
      giver.lastname,
      giver.firstname,
      giver.phone,
      password,
      'a wrong password',
    ]) {
      expect(log).not.toContain(secret)
    }
    expect(log).not.toContain('127.0.0.1')
    for (const cookie of visitor.cookies.values()) expect(log).not.toContain(cookie)
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    const signIn = answered.find(({ reqId }) => reqId === headers['x-request-id'])
    expect(signIn).toMatchObject({ method: 'POST', route: '/login', status: 200, ms: expect.any(Number) })
    // Lines of one account or network can be correlated, but not identified.
    const mark = expect.stringMatching(/^[\w-]{16}$/)
    const [first] = answered.filter(({ method, route }) => method === 'POST' && route === '/login')
    expect(first).toMatchObject({ status: 422, refusal: 'Refused', account: mark, network: mark })
    expect(signIn).toMatchObject({ account: first.account, network: first.network })
    expect(signIn.refusal).toBeUndefined()
    expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(2)
  })
}, seedAccounts)
