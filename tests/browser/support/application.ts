import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../../server/app.ts'
import { buildIfStale, dist } from '../../../server/build.ts'
import { openDatabase } from '../../../server/database.ts'
import { handlers } from '../../../server/handlers/registry.ts'
import { toFiles } from '../../../server/mails/delivery.ts'
import { startMailWorker } from '../../../server/mails/mail-worker.ts'
import { migrate } from '../../../server/storage/migrate.ts'
import { hasPostgres } from '../../server/support/databases/postgres.ts'
import { preparedDatabase } from '../../server/support/databases/prepared.ts'
import { type PutBack, watchTables } from '../../server/support/databases/remembered.ts'
import { clockOfRun } from '../../world/today.ts'
import { seedRefusedMail } from '../../world/mails.ts'
import { seedWorld } from '../../world/world.ts'

/** Milliseconds for which a seeded world can be reused; its links live longer. */
const FRESH = 4 * 60_000

type Place = {
  now?: () => Date
  /** A database on PostgreSQL without data; null: an embedded one in memory. */
  databaseUrl?: string | null
}

/** Serves the built application on a database without data. */
export async function serve({ now = () => new Date(), databaseUrl = null }: Place = {}) {
  buildIfStale()
  // A copy, so that a concurrent build does not remove files in use.
  const copy = await mkdtemp(join(tmpdir(), 'venaison-'))
  await cp(dist, copy, { recursive: true, preserveTimestamps: true })
  const { db, close } = await openDatabase({ databaseUrl, dataDir: null })
  await migrate(db)
  const place = { publicUrl: null as string | null }
  const secret = 'a secret that only tests know'
  const app = await buildApp(Object.assign(place, { db, handlers, dist: copy, secret, now }))
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  // A host name, since passkeys do not belong to IP addresses.
  const url = (place.publicUrl = `http://localhost:${port}`)
  const mail = join(copy, 'mail')
  const mailWorker = startMailWorker(
    { db, deliver: toFiles(mail, 'Venaison <venaison@example.org>'), log: app.log, now },
    50,
  )
  return {
    url,
    db,
    /** The folder to which mails are written, one file each. */
    mail,
    async stop() {
      await app.close()
      await mailWorker.stop()
      await close()
      await rm(copy, { recursive: true })
    },
  }
}

/** The same with the seeded data of the tests. */
export async function startApplication({ now = clockOfRun, ...place }: Place = {}) {
  const application = await serve({ now, ...place })
  const { db } = application
  const { remember } = await watchTables(db)
  const empty = await remember()
  let world: { seededAt: number; putBack: PutBack } | undefined
  return {
    ...application,
    /** Restores the seeded data; seeds again when its dates are outdated. */
    async reset() {
      const time = now().getTime()
      if (world && Math.abs(time - world.seededAt) < FRESH) return world.putBack()
      // Also of tables that nothing seeded refers to.
      await empty()
      await seedWorld(db, new Date(time))
      await seedRefusedMail(db, new Date(time))
      world = { seededAt: time, putBack: await remember() }
    },
  }
}

/** The URL of a new database on PostgreSQL with the schema; null where it is left out. */
export const onPostgres = async (): Promise<string | null> =>
  hasPostgres ? preparedDatabase('migrated') : null

let shared: ReturnType<typeof startApplication> | undefined
let clock: () => Date

/**
 * The application shared by the test files of this process, with restored data and no mails. It ends with
 * the process. `now`: its clock from now on. Its database is PostgreSQL, which is faster than the
 * embedded one, unless that is left out.
 */
export async function sharedApplication(now = clockOfRun) {
  clock = now
  shared ??= onPostgres().then((databaseUrl) => startApplication({ now: () => clock(), databaseUrl }))
  const application = await shared
  await application.reset()
  await rm(application.mail, { recursive: true, force: true })
  return application
}

export type Application = Pick<Awaited<ReturnType<typeof startApplication>>, 'url' | 'reset'>
