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

test.each(['server/main.ts', 'server/worker.ts'] as const)(
  'Asked to stop, %s is no longer ready, ends the mails that it has begun and begins no other',
  async (script) => {
    await withPostgres(async (DATABASE_URL) => {
      const smtp = await startSmtp()
      const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: null })
      const { add, all } = rowsIn(db)
      const now = new Date()
      for (let count = 0; count < 5; count++)
        await add('mails', { ...mail, created_at: now, next_attempt_at: now })
      const sent = async () => (await all('mails', {}, 'sent_at')).filter(({ sent_at }) => sent_at).length
      const isServer = script === 'server/main.ts'
      const settings = { DATABASE_URL, ...real, SMTP_URL: smtp.url, METRICS_PORT: '0' }
      smtp.hold()
      const process = await startServer(script, { ...settings, ...(isServer && heldDelay) })
      // As many as are sent at once: the fifth has to wait for one of them.
      await expect.poll(() => smtp.received.length).toBe(4)
      process.kill('SIGTERM')
      const ready = async (url: string) => (await fetch(`${url}/readyz`)).json()
      await expect.poll(() => ready(process.metricsUrl)).toMatchObject({ missing: ['running'] })
      for (const count of [1, 2, 3]) {
        smtp.answerHeld()
        await expect.poll(sent).toBe(count)
      }
      if (isServer) {
        // It answers until its delay is over.
        expect(await ready(process.url)).toMatchObject({ missing: ['running'] })
        expect((await fetch(`${process.url}/login`)).status).toBe(200)
        process.kill(DELAY_IS_OVER)
        const isOpen = () =>
          fetch(process.url).then(
            () => true,
            () => false,
          )
        await expect.poll(isOpen).toBe(false)
      } else expect(await ready(process.metricsUrl)).toMatchObject({ missing: ['running'] })
      smtp.answerHeld()
      expect(await process.ended).toBe(0)
      const attempts = (await all('mails', {}, 'attempts')).map((one) => one.attempts)
      expect([await sent(), attempts.toSorted()]).toEqual([4, [0, 1, 1, 1, 1]])
      await Promise.all([close(), smtp.stop()])
    }, 'small')
  },
)
