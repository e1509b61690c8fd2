import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { Conflict } from '../../../server/http/errors.ts'
import { makeJobs, SILENCE, type Work } from '../../../server/rules/jobs.ts'
import { onBehalfOf } from '../../../server/storage/request-comment.ts'
import { touchJob } from '../../../server/queries/federations/federation-jobs.ts'
import { attachTowns } from '../../../server/queries/federations/federations.ts'
import { admin } from '../../world/people.ts'
import { CREUSE, ended, init, jobOf, townsOf } from '../support/federation-jobs.ts'
import { inWorld, noon } from '../support/in-world.ts'

const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR

inWorld((world) => {
  /** The jobs of a server with this clock, and what it logs. */
  function server(now = () => noon) {
    const logged: unknown[] = []
    const jobs = makeJobs({ db: world.db(), log: { error: (line: unknown) => void logged.push(line) }, now })
    const work = { kind: 'init', federationId: CREUSE, by: admin, total: 2, check: async () => {} } as const
    /** Begins this work and waits until it has ended. */
    const perform = async (run: Work['run'] = async () => ({ towns: 0, near: 0 })) => {
      const { id } = await jobs.start({ ...work, run })
      await jobs.settle()
      return id
    }
    return { jobs, logged, work, perform }
  }
  /** A time by the database's clock, so many milliseconds from now. */
  const inDatabase = (milliseconds: number) =>
    sql<Date>`clock_timestamp() + make_interval(secs => ${milliseconds / 1000})`
  /** A job of another process that has just sent a heartbeat, and sends none during the test. */
  const begunElsewhere = () => {
    const job = { federation_id: CREUSE, kind: 'init', started_by: admin.id, total: null } as const
    const row = { ...job, started_at: noon, seen_at: inDatabase(HOUR), progress: 4 }
    return world.add('federation_jobs', row)
  }
  /** That process has ended. */
  const fallSilent = () => world.set('federation_jobs', {}, { seen_at: inDatabase(-SILENCE - 1) })

  test('Work that another job has done since the check is refused and leaves no job', async () => {
    const { jobs, work } = server()
    const run = vi.fn()
    const check = () => Promise.reject(new Conflict('Cette fédération est déjà initialisée.'))
    await expect(jobs.start({ ...work, check, run })).rejects.toThrow('déjà initialisée')
    expect(run).not.toHaveBeenCalled()
    expect(await world.all('federation_jobs', {})).toEqual([])
  })

  test.each([
    ['is interrupted after its last heartbeat, and can be started again', true],
    ['does not prevent a start before anybody has read it', false],
  ])('A job of a process that ended %s', async (_, isRead) => {
    await begunElsewhere()
    const visitor = await world.as(admin)
    expect(await jobOf(visitor, CREUSE)).toMatchObject({ state: 'running', progress: 4 })
    const refused = await init(visitor, CREUSE)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Un traitement est déjà en cours pour cette fédération.',
    ])
    await fallSilent()
    if (isRead) expect(await jobOf(visitor, CREUSE)).toMatchObject({ state: 'interrupted', report: null })
    expect((await init(visitor, CREUSE)).statusCode).toBe(200)
    expect((await ended(visitor, CREUSE)).state).toBe('done')
  })

  test('Servers whose clocks differ by years agree on which job is running', async () => {
    const db = world.db()
    const servers = [-YEAR, 0, YEAR].map((skew) => server(() => new Date(Date.now() + skew)))
    await begunElsewhere()
    for (const { jobs } of servers) expect(await jobs.read(CREUSE)).toMatchObject({ state: 'running' })
    await fallSilent()
    for (const { jobs } of servers) {
      await world.set('federation_jobs', {}, { state: 'running' })
      expect(await jobs.read(CREUSE)).toMatchObject({ state: 'interrupted' })
    }
    const seen = () =>
      db
        .selectFrom('federation_jobs')
        .where('state', '!=', 'interrupted')
        .select(['id', sql<boolean>`abs(extract(epoch from clock_timestamp() - seen_at)) < 3600`.as('now')])
        .execute()
    for (const { perform } of servers) await perform()
    expect((await seen()).map(({ now }) => now)).toEqual(servers.map(() => true))
    const { id } = (await seen())[0]!
    await world.set('federation_jobs', { id }, { state: 'running', seen_at: noon })
    await touchJob(db, id, 7)
    expect(await seen()).toContainEqual({ id, now: true })
  })

  test('Stopping the server waits for running jobs', async () => {
    const visitor = await world.as(admin)
    await init(visitor, CREUSE)
    await visitor.app.close()
    expect(await world.all('federation_jobs', {}, 'state')).toEqual([{ state: 'done' }])
  })

  test('A failed job leaves nothing behind, reports and logs its failure with the request that started it, and allows another one', async () => {
    const { jobs, logged, perform } = server()
    const job = await onBehalfOf('7k3f-x2mw-8qpt', () =>
      perform(async (transaction, advance) => {
        await attachTowns(transaction, CREUSE)
        advance(1)
        throw new Error('unforeseen')
      }),
    )
    expect(await jobs.read(CREUSE)).toMatchObject({ state: 'failed', progress: 1, total: 2, report: null })
    expect(logged).toEqual([expect.objectContaining({ reqId: '7k3f-x2mw-8qpt', job })])
    expect(await townsOf(world, CREUSE)).toEqual([])
    await perform()
    expect(await jobs.read(CREUSE)).toMatchObject({ state: 'done' })
  })

  test('A job that was marked as interrupted meanwhile changes nothing', async () => {
    await server().perform(async (transaction) => {
      await attachTowns(transaction, CREUSE)
      await transaction.updateTable('federation_jobs').set({ state: 'interrupted' }).execute()
      return { towns: 1, near: 0 }
    })
    expect(await townsOf(world, CREUSE)).toEqual([])
  })
})
