import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'
import { DELAY_IS_OVER, heldDelay } from '../support/processes/held-delay.ts'
import { real, startServer } from '../support/processes/process.ts'
import { startSmtp } from '../support/processes/smtp.ts'
import { rowsIn } from '../support/rows.ts'

const mail = { recipient: 'julie@example.org', subject: 'Bonjour', text: 'Bonjour', html: '<p>Bonjour</p>' }

test('The worker sends what servers without background work leave to it', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const smtp = await startSmtp()
    const settings = { DATABASE_URL, ...real, SMTP_URL: smtp.url }
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: null })
    const now = new Date()
    await rowsIn(db).add('mails', { ...mail, created_at: now, next_attempt_at: now })
    const web = await startServer('server/main.ts', { ...settings, WORKER: '0' })
    // Background work would have begun before this: the server answers after it has started it.
    expect((await fetch(`${web.url}/readyz`)).status).toBe(200)
    expect(await rowsIn(db).all('mails', {}, 'attempts')).toEqual([{ attempts: 0 }])

    const worker = await startServer('server/worker.ts', { ...settings, METRICS_PORT: '0' })
    await expect.poll(() => smtp.received.length).toBe(1)
    const monitored = (path: string) => fetch(`${worker.metricsUrl}${path}`)
    expect(await (await monitored('/readyz')).json()).toEqual({ status: 'ok' })
    expect(await (await monitored('/metrics')).text()).toContain('venaison_mails_due 0')
    for (const { stop } of [worker, web]) expect(await stop()).toBe(0)
    await Promise.all([close(), smtp.stop()])
  }, 'small')
})

test('A server that is asked to stop is no longer ready and begins no background work, yet answers until its delay is over', async () => {
  await withPostgres(async (DATABASE_URL) => {
    const smtp = await startSmtp()
    const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: null })
    const settings = { DATABASE_URL, ...real, SMTP_URL: smtp.url, METRICS_PORT: '0', ...heldDelay }
    const server = await startServer('server/main.ts', settings)
    server.kill('SIGTERM')
    const ready = async (url: string) => (await fetch(`${url}/readyz`)).json()
    await expect.poll(() => ready(server.url)).toMatchObject({ missing: ['running'] })
    expect(await ready(server.metricsUrl)).toMatchObject({ missing: ['running'] })
    expect((await fetch(`${server.url}/login`)).status).toBe(200)
    const now = new Date()
    await rowsIn(db).add('mails', { ...mail, created_at: now, next_attempt_at: now })
    server.kill(DELAY_IS_OVER)
    expect(await server.ended).toBe(0)
    expect(await rowsIn(db).all('mails', {}, 'attempts')).toEqual([{ attempts: 0 }])
    await Promise.all([close(), smtp.stop()])
  }, 'small')
})
