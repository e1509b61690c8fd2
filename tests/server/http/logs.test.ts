import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Handlers } from '../../../server/http/handler.ts'
import { deliverDue } from '../../../server/mails/mail-worker.ts'
import { admin, confirmLinkToken, giver, password, resetLinkToken, unverified } from '../../world/people.ts'
import { connectTo, keptLog } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

inWorld((world) => {
  test('Logs contain route, status and duration, and nothing about a person, even for unexpected errors', async () => {
    const db = world.db()
    const log = keptLog()
    const failing: Partial<Handlers> = {
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
    const visitor = await world.handling(failing, null, log)
    await visitor.signIn(giver.email, 'a wrong password')
    const { headers } = await visitor.signIn(giver.email)
    await visitor.get(`/api/v1/cities?search=${giver.lastname}`)
    await visitor.get(`/nowhere/${giver.email}?phone=${giver.phone}`)
    const entry = { started_at: '2026-12-01', city_id: 1 }
    expect((await visitor.post('/api/v1/hunts/self', entry)).statusCode).toBe(500)
    expect((await visitor.delete('/api/v1/hunts/self/1')).statusCode).toBe(500)
    // Links, and what is done with them.
    await visitor.open(`/login?reset=${resetLinkToken}`)
    await visitor.post('/password/forgot', { email: giver.email })
    await deliverDue({ db, log: visitor.app.log, now: () => noon, deliver: async () => {} })
    const chosen = 'Sous-bois calme 31'
    const reset = { token: resetLinkToken, password: chosen, password_confirmation: chosen }
    expect((await visitor.post('/password/reset', reset)).statusCode).toBe(200)
    await visitor.open(`/login?confirm=${confirmLinkToken}`)
    expect((await visitor.post('/address/confirm', { token: confirmLinkToken })).statusCode).toBe(200)

    const text = log.lines.join('')
    for (const { email, lastname, firstname, phone } of [giver, unverified])
      for (const known of [email, lastname, firstname, phone]) expect(text).not.toContain(known)
    for (const known of [password, 'a wrong password', chosen, '127.0.0.1']) expect(text).not.toContain(known)
    for (const link of [resetLinkToken, confirmLinkToken, 'reset=', 'confirm='])
      expect(text).not.toContain(link)
    for (const cookie of visitor.cookies.values()) expect(text).not.toContain(cookie)
    for (const told of ['mail sent', '/password/reset', '/address/confirm']) expect(text).toContain(told)
    const answered = log.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    const signIn = answered.find(({ reqId }) => reqId === headers['x-request-id'])
    expect(signIn).toMatchObject({ method: 'POST', route: '/login', status: 200, ms: expect.any(Number) })
    // Lines of one account or network can be correlated, but not identified.
    const mark = expect.stringMatching(/^[\w-]{16}$/)
    const [first] = answered.filter(({ method, route }) => method === 'POST' && route === '/login')
    expect(first).toMatchObject({ status: 422, refusal: 'Refused', account: mark, network: mark })
    expect(signIn).toMatchObject({ account: first.account, network: first.network })
    expect(signIn.refusal).toBeUndefined()
    expect(log.lines.filter((line) => line.includes('request failed'))).toHaveLength(2)
  })

  test('Who hangs up in the middle of what they send causes no error, whatever they send', async () => {
    const { lines, ...log } = keptLog()
    const visitor = await world.as(admin, noon, log)
    const file = '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\nabc'
    const halves: [url: string, type: string, body: string][] = [
      ['/login', 'application/json', '{"email":"a'],
      ['/login', 'application/x-www-form-urlencoded', 'email=a'],
      ['/api/v1/federations', 'multipart/form-data; boundary=x', file],
      ['/api/v1/federations', 'multipart/form-data; boundary=x', file.slice(0, 20)],
      ['/api/v1/hunts/self', 'application/json', ''],
    ]
    for (const [url, type, body] of halves)
      for (const [length, value] of [
        ['content-length', '5000'],
        ['transfer-encoding', 'chunked'],
      ] as const) {
        lines.length = 0
        const sent = length === 'content-length' ? body : body && `${body.length.toString(16)}\r\n${body}\r\n`
        const head = visitor.headOf(`POST ${url}`, { 'content-type': type, [length]: value })
        const socket = await connectTo(visitor.app)
        socket.write(`${head}\r\n${sent}`, () => socket.destroy())
        await expect.poll(() => lines.join('')).toContain('hung up')
        const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string })
        expect([url, type, length, told.filter(({ level }) => level > 30)]).toEqual([url, type, length, []])
      }
  })
})
