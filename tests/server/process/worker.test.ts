import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { serve } from '../../../server/main.ts'
import { temporaryFolder } from '../../world/temporary-folder.ts'
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
    // Whatever it needs is elsewhere: a missing data folder does not keep it from being ready.
    const DATA_DIR = join(temporaryFolder(), 'missing')
    const stops: (() => Promise<void>)[] = []
    const web = await serve(
      { ...settings, DATA_DIR, PORT: '0', LOG_LEVEL: 'silent', WORKER: '0' },
      (stop) => void stops.push(stop),
    )
    // Background work would have begun by now.
    expect(await (await fetch(`${web.address}/readyz`)).json()).toEqual({ status: 'ok' })
    expect(await rowsIn(db).all('mails', {}, 'attempts')).toEqual([{ attempts: 0 }])

    const worker = await startServer('server/worker.ts', { ...settings, METRICS_PORT: '0' })
    await expect.poll(() => smtp.received.length).toBe(1)
    const monitored = (path: string) => fetch(`${worker.metricsUrl}${path}`)
    expect(await (await monitored('/readyz')).json()).toEqual({ status: 'ok' })
    expect(await (await monitored('/metrics')).text()).toContain('venaison_mails_due 0')
    expect(await worker.stop()).toBe(0)
    for (const stop of [...stops, close, smtp.stop]) await stop()
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
