import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '../support/app.ts'
import { inWorld } from '../support/in-world.ts'

inWorld((world) => {
  test('A request that was on its way when the server began to close is answered', async () => {
    const app = await openApp({ db: world.db() })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const received = once(app.server, 'connection')
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    onTestFinished(() => void client.destroy())
    client.write('GET /api/v1/specimen_types HTTP/1.1\r\nHost: localhost\r\n')
    const [socket] = (await received) as [NodeJS.EventEmitter & { bytesRead: number }]
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0)
    const closed = app.close()
    client.write('\r\n')
    const answer = await text(client)
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain('Connection: close')
    expect(answer).toContain('sanglier')
  })
})
