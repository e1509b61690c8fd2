import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { freeze, logOnDisk, withClock } from './support/hosts.ts'
import { caughtUp } from './support/postgres-cluster.ts'
import { install } from './support/programs.ts'
import {
  isReady,
  release,
  replaceServers,
  type Service,
  startService,
  waitForReplica,
} from './support/service.ts'
import { halfRequests, slowReaders, slowWriters } from './support/slow-callers.ts'
import { underLoad } from './support/under-load.ts'
import { until } from './support/until.ts'

const BROKEN = 10_000
/** Milliseconds after which a replica is too late to be read. */
const TOO_LATE = 70_000
const SMALL_DISK = 400

/** Queues mails, and waits until all of them were received. */
async function mailsArrive({ primary, smtp }: Service, name: string, meanwhile: () => Promise<void>) {
  const count = 20
  await primary.ask(`
    insert into mails (recipient, subject, text, html, created_at, next_attempt_at)
    select '${name}' || n || '@example.org', 'Essai', 'Essai', '<p>Essai</p>', now(), now()
    from generate_series(1, ${count}) as n`)
  await meanwhile()
  const recipients = Array.from({ length: count }, (_, i) => `${name}${i + 1}@example.org`)
  const arrived = (recipient: string) => smtp.received.some((mail) => mail.includes(`To: ${recipient}`))
  await until('every mail has arrived', async () => recipients.every(arrived))
}

/** The mail server behaves otherwise for a while; every mail arrives nevertheless. */
const mailServer = (behaviour: 'gone' | 'silent' | 'refusing') => (service: Service) =>
  mailsArrive(service, behaviour, async () => {
    await service.smtp.behave(behaviour)
    await pause(BROKEN)
    await service.smtp.behave('usual')
  })

underLoad(async () => {
  await install('libfaketime')
  return startService()
}, [
  { title: 'nothing', allowed: 'unnoticed', happen: () => pause(BROKEN) },
  {
    title: 'a server is killed',
    allowed: 'failures',
    happen: async ({ servers }) => servers[0]!.current().kill('SIGKILL'),
  },
  {
    title: 'the worker is killed while it sends mails',
    allowed: 'unnoticed',
    happen: async (service) => {
      const { worker, primary } = service
      await mailsArrive(service, 'killed', async () => {
        const isOne = (mail: string) => mail.includes('To: killed')
        await until('one mail has arrived', async () => service.smtp.received.some(isOne))
        worker.current().kill('SIGKILL')
        // The mail that was being sent is free again after five minutes, which this test does not wait for.
        await primary.ask('update mails set next_attempt_at = now() where next_attempt_at is not null')
      })
    },
  },
  {
    title: 'PostgreSQL is restarted',
    allowed: 'failures',
    happen: async ({ primary }) => {
      await primary.stop()
      await primary.start()
    },
  },
  {
    title: 'PostgreSQL is killed and recovers',
    allowed: 'failures',
    happen: async ({ primary }) => {
      await primary.stop('immediate')
      await pause(BROKEN)
      await primary.start()
    },
  },
  {
    title: 'PostgreSQL is silent, its connections open',
    allowed: 'failures',
    happen: async ({ primary }) => {
      const { thaw } = await freeze(primary)
      await pause(2 * BROKEN)
      thaw()
    },
  },
  {
    title: 'the disk of the database is full',
    allowed: 'failures',
    happen: async ({ primary }) => {
      const disk = await logOnDisk(primary, SMALL_DISK)
      await pause(BROKEN / 2)
      await disk.fill()
      await pause(BROKEN)
      await disk.free()
      await primary.stop('immediate').catch(() => {})
      await primary.start()
      await pause(BROKEN / 2)
      await primary.stop()
      await disk.remove()
      await primary.start()
    },
  },
  {
    title: 'the replica is lost, until the primary is told to go on alone',
    allowed: 'failures',
    happen: async ({ primary, replica }) => {
      await replica.stop('immediate')
      await pause(BROKEN)
      await waitForReplica(primary, false)
      await pause(BROKEN)
      await replica.start()
      await caughtUp(replica, primary)
      await waitForReplica(primary, true)
    },
  },
  {
    title: 'the replica is more than a minute late',
    allowed: 'unnoticed',
    happen: async ({ replica }) => {
      await replica.pauseReplay()
      await pause(TOO_LATE)
      await replica.resumeReplay()
    },
  },
  {
    title: 'PgBouncer is restarted',
    allowed: 'failures',
    happen: ({ pgbouncer }) => pgbouncer.restart(),
  },
  { title: 'the mail server is gone', allowed: 'unnoticed', happen: mailServer('gone') },
  { title: 'the mail server says nothing', allowed: 'unnoticed', happen: mailServer('silent') },
  {
    title: 'the mail server refuses every mail for now',
    allowed: 'unnoticed',
    happen: mailServer('refusing'),
  },
  {
    title: 'the clock of one server is an hour late, then an hour early',
    allowed: 'unnoticed',
    happen: async ({ servers: [, second], settings }) => {
      const file = `${settings['DATA_DIR']}/clock`
      await writeFile(file, '+0')
      await second!.replace(() => second!.start(release, withClock(file)))
      await isReady(second!.port)
      for (const jump of ['-1h', '+1h', '+0']) {
        await writeFile(file, jump)
        await pause(BROKEN / 2)
      }
      await second!.replace(() => second!.start())
      await isReady(second!.port)
    },
  },
  {
    title: 'callers lose the network in the middle of a request',
    allowed: 'unnoticed',
    happen: ({ proxy }) => halfRequests(proxy, 200),
  },
  {
    title: 'callers write one byte a second',
    allowed: 'unnoticed',
    happen: ({ proxy }) => slowWriters(proxy, 200, BROKEN),
  },
  {
    // So many large answers at once are shed, which is what protects everybody else.
    title: 'callers do not read what they asked for',
    allowed: 'failures',
    happen: ({ proxy }) => slowReaders(proxy, 200, BROKEN),
  },
  {
    title: 'servers are replaced one after the other',
    allowed: 'unnoticed',
    happen: (service) => replaceServers(service),
  },
  { title: 'the certificate is renewed', allowed: 'unnoticed', happen: ({ proxy }) => proxy.renew() },
  {
    title: 'the secret is replaced',
    allowed: 'signedOut',
    happen: (service) =>
      replaceServers(service, release, {
        SESSION_SECRET: 'YW5vdGhlciBzZWNyZXQgb2YgYSBzZXJ2aWNlIHRoYXQgaXMgdGVzdGVk',
      }),
  },
  {
    title: 'the primary is lost and its replica takes over',
    allowed: 'failures',
    happen: async (service) => {
      const { primary, replica, pgbouncer } = service
      await primary.stop('immediate')
      await pause(BROKEN / 2)
      await replica.promote()
      await pgbouncer.follow(replica)
      service.primary = replica
      expect(await replica.ask('select pg_is_in_recovery() as is_replica')).toEqual([{ is_replica: false }])
    },
  },
])
