import { sql } from 'kysely'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { handlers } from '../../../server/handlers/registry.ts'
import { admin, giver, password } from '../../world/people.ts'
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

  test('Who hangs up in the middle of what they send causes no error, whatever they send', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => void lines.push(line) }
    const visitor = visit(await openApp({ db: fresh(), logLevel: 'debug', logStream }))
    await visitor.signIn(admin.email)
    await visitor.app.listen({ host: '127.0.0.1', port: 0 })
    const [{ port } = { port: 0 }] = visitor.app.addresses() as AddressInfo[]
    const headers = [
      `Cookie: ${[...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      'X-Requested-With: XMLHttpRequest',
      `X-XSRF-TOKEN: ${encodeURIComponent(visitor.cookies.get('XSRF-TOKEN')!)}`,
    ].join('\r\n')
    const file = '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\nabc'
    const halves: [url: string, type: string, body: string][] = [
      ['/login', 'application/json', '{"email":"a'],
      ['/login', 'application/x-www-form-urlencoded', 'email=a'],
      ['/api/v1/federations', 'multipart/form-data; boundary=x', file],
      ['/api/v1/federations', 'multipart/form-data; boundary=x', file.slice(0, 20)],
      ['/api/v1/hunts/self', 'application/json', ''],
    ]
    for (const [url, type, body] of halves)
      for (const length of ['Content-Length: 5000', 'Transfer-Encoding: chunked']) {
        lines.length = 0
        const socket = connect(port, '127.0.0.1')
        const sent = length.startsWith('C') ? body : body && `${body.length.toString(16)}\r\n${body}\r\n`
        socket.write(
          `POST ${url} HTTP/1.1\r\nHost: x\r\n${headers}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${sent}`,
          () => socket.destroy(),
        )
        await expect.poll(() => lines.join('')).toContain('hung up')
        const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string })
        expect([url, type, length, told.filter(({ level }) => level > 30)]).toEqual([url, type, length, []])
      }
  })
}, seedAccounts)
