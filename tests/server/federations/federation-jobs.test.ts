import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { Conflict } from '../../../server/http/errors.ts'
import { makeJobs, SILENCE } from '../../../server/rules/jobs.ts'
import { onBehalfOf } from '../../../server/storage/request-comment.ts'
import { touchJob } from '../../../server/queries/federations/federation-jobs.ts'
import { attachTowns } from '../../../server/queries/federations/federations.ts'
import { admin } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { ended, init, jobOf, townsOf } from '../support/federation-jobs.ts'
import { rowsIn } from '../support/rows.ts'

const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR
/** An uninitialised federation. */
const creuse = 3

inWorld((world) => {
  /** A time by the database's clock, so many milliseconds from now. */
  const inDatabase = (milliseconds: number) =>
    sql<Date>`clock_timestamp() + make_interval(secs => ${milliseconds / 1000})`
  /** A job of another process that has just sent a heartbeat, and sends none during the test. */
  const begunElsewhere = () => {
    const job = { federation_id: creuse, kind: 'init', started_by: admin.id, total: null } as const
    const row = { ...job, started_at: noon, seen_at: inDatabase(HOUR), progress: 4 }
    return world.add('federation_jobs', row)
  }
  /** That process has ended. */
  const fallSilent = () => world.set('federation_jobs', {}, { seen_at: inDatabase(-SILENCE - 1) })

  test('Work that another job has done since the check is refused and leaves no job', async () => {
    const jobs = makeJobs({ db: world.db(), log: { error: () => {} }, now: () => noon })
    const run = vi.fn()
    const start = jobs.start({
      kind: 'init',
      federationId: creuse,
      by: admin,
      total: null,
      check: () => Promise.reject(new Conflict('Cette fédération est déjà initialisée.')),
      run,
    })
    await expect(start).rejects.toThrow('Cette fédération est déjà initialisée.')
    expect(run).not.toHaveBeenCalled()
    expect(await world.all('federation_jobs', {}, 'id')).toEqual([])
  })

  test('A job that fails is logged with the request that started it', async () => {
    const lines: unknown[] = []
    const log = { error: (line: unknown) => void lines.push(line) }
    const jobs = makeJobs({ db: world.db(), log, now: () => noon })
    const failing = {
      kind: 'init',
      federationId: creuse,
      by: admin,
      total: null,
      check: async () => {},
      run: () => Promise.reject(new Error('no room')),
    } as const
    const { id } = await onBehalfOf('7k3f-x2mw-8qpt', () => jobs.start(failing))
    await jobs.settle()
    expect(lines).toEqual([expect.objectContaining({ reqId: '7k3f-x2mw-8qpt', job: id })])
  })

  test('A job of a process that ended is interrupted after its last heartbeat, and can be started again', async () => {
    await begunElsewhere()
    const visitor = await world.as(admin)
    expect(await jobOf(visitor, creuse)).toMatchObject({ state: 'running', progress: 4 })
    const refused = await visitor.post(init(creuse))
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Un traitement est déjà en cours pour cette fédération.',
    ])
    await fallSilent()
    expect(await jobOf(visitor, creuse)).toMatchObject({ state: 'interrupted', report: null })
    expect((await visitor.post(init(creuse))).statusCode).toBe(200)
    expect((await ended(visitor, creuse)).state).toBe('done')
  })

  test('A job without heartbeat does not prevent a start', async () => {
    await begunElsewhere()
    await fallSilent()
    const visitor = await world.as(admin)
    expect((await visitor.post(init(creuse))).statusCode).toBe(200)
    expect((await ended(visitor, creuse)).state).toBe('done')
  })

  test('Servers whose clocks differ by years agree on which job is running', async () => {
    const db = world.db()
    const servers = [-YEAR, 0, YEAR].map((skew) =>
      makeJobs({ db, log: { error: () => {} }, now: () => new Date(Date.now() + skew) }),
    )
    await begunElsewhere()
    for (const server of servers) expect(await server.read(creuse)).toMatchObject({ state: 'running' })
    await fallSilent()
    for (const server of servers) {
      await db.updateTable('federation_jobs').set({ state: 'running' }).execute()
      expect(await server.read(creuse)).toMatchObject({ state: 'interrupted' })
    }
    const seen = () =>
      db
        .selectFrom('federation_jobs')
        .where('state', '!=', 'interrupted')
        .select(['id', sql<boolean>`abs(extract(epoch from clock_timestamp() - seen_at)) < 3600`.as('now')])
        .execute()
    for (const server of servers) {
      await server.start({
        kind: 'init',
        federationId: creuse,
        by: admin,
        total: null,
        check: async () => {},
        run: async () => ({ towns: 0, near: 0 }),
      })
      await server.settle()
    }
    expect((await seen()).map(({ now }) => now)).toEqual(servers.map(() => true))
    await rowsIn(db).set(
      'federation_jobs',
      { id: (await seen())[0]!.id },
      { state: 'running', seen_at: noon },
    )
    await touchJob(db, (await seen())[0]!.id, 7)
    expect((await seen())[0]).toMatchObject({ now: true })
  })

  test('Stopping the server waits for running jobs', async () => {
    const visitor = await world.as(admin)
    await visitor.post(init(creuse))
    await visitor.app.close()
    const states = await world.all('federation_jobs', {}, 'state')
    expect(states).toEqual([{ state: 'done' }])
  })

  test('A failed job leaves nothing behind, reports its failure, and allows another one', async () => {
    const logged: unknown[] = []
    const log = { error: (entry: unknown) => void logged.push(entry) }
    const jobs = makeJobs({ db: world.db(), log, now: () => noon })
    const work = { kind: 'init', federationId: creuse, by: admin, total: 2 } as const
    await jobs.start({
      ...work,
      check: async () => {},
      run: async (transaction, advance) => {
        await attachTowns(transaction, creuse)
        advance(1)
        throw new Error('unforeseen')
      },
    })
    await jobs.settle()
    expect(await jobs.read(creuse)).toMatchObject({ state: 'failed', progress: 1, total: 2, report: null })
    expect(logged).toHaveLength(1)
    expect(await townsOf(world, creuse)).toEqual([])
    await jobs.start({ ...work, check: async () => {}, run: async () => ({ towns: 0, near: 0 }) })
    await jobs.settle()
    expect(await jobs.read(creuse)).toMatchObject({ state: 'done' })
  })

  test('A job that was marked as interrupted meanwhile changes nothing', async () => {
    const jobs = makeJobs({ db: world.db(), log: { error: () => {} }, now: () => noon })
    const work = { kind: 'init', federationId: creuse, by: admin, total: null } as const
    await jobs.start({
      ...work,
      check: async () => {},
      run: async (transaction) => {
        await attachTowns(transaction, creuse)
        await transaction.updateTable('federation_jobs').set({ state: 'interrupted' }).execute()
        return { towns: 1, near: 0 }
      },
    })
    await jobs.settle()
    expect(await townsOf(world, creuse)).toEqual([])
  })

  test('The communes around a federation are those within its reach, as the crow flies', async () => {
    const near = await world.one('cities', { label: 'Guéret' })
    const { id: _, ...copied } = near
    // One degree of longitude is 77 km there, so the second one is 86 km away, but within the bounding
    // box of the search.
    const placed = [1.0, 1.12].map((east, at) => ({
      ...copied,
      insee: `2399${at}`,
      label: `Commune ${at}`,
      department_code: '63',
      lng: Number(near.lng) + east,
    }))
    const ids = await world.db().insertInto('cities').values(placed).returning('id').execute()
    await world
      .db()
      .transaction()
      .execute((transaction) => attachTowns(transaction, creuse))
    const attached = (await townsOf(world, creuse)).map(({ city_id }) => city_id)
    expect(ids.map(({ id }) => attached.includes(id))).toEqual([true, false])
  })
})
