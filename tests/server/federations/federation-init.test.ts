import { expect, test, vi } from 'vitest'
import type { FederationJob } from '../../../contract/federations/federation-jobs.ts'
import { Conflict } from '../../../server/http/errors.ts'
import { makeJobs, SILENCE } from '../../../server/rules/jobs.ts'
import { attachTowns } from '../../../server/queries/federations/federations.ts'
import { admin, cher, giver, roleManager } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

/** Cher and Indre have their towns, Creuse has none yet. */
const [cher18, indre, creuse] = [1, 2, 3]
const init = (id: number) => `/api/v1/federations/${id}/init`
const current = (id: number) => `/api/v1/federations/${id}/jobs/current`

const jobOf = async (visitor: Visitor, id: number) =>
  (await visitor.get(current(id))).json().data as FederationJob | null
/** The job of a federation once it is over. */
const ended = (visitor: Visitor, id: number) =>
  vi.waitFor(async () => {
    const job = await jobOf(visitor, id)
    expect(job?.state).not.toBe('running')
    return job!
  }, 20_000)

inWorld((world) => {
  const towns = (id: number) =>
    world.db().selectFrom('federation_cities').selectAll().where('federation_id', '=', id).execute()
  const acts = () =>
    world.db().selectFrom('acts').select(['act', 'actor_id', 'federation_id', 'details']).execute()
  /** A job that another process began `before` milliseconds ago and of which nothing was heard since. */
  const begunElsewhere = (before: number) => {
    const then = new Date(noon.getTime() - before)
    const job = { federation_id: creuse, kind: 'init', started_by: admin.id, total: null } as const
    const row = { ...job, started_at: then, seen_at: then, progress: 4 }
    return world.db().insertInto('federation_jobs').values(row).execute()
  }

  test('Only who may write federations initialises one and reads its job, within their own', async () => {
    for (const [person, status] of [
      [null, 401],
      [giver, 403],
      [roleManager, 403],
      [cher, 403],
    ] as const) {
      const visitor = await world.as(person)
      const answers = [await visitor.post(init(creuse)), await visitor.get(current(creuse))]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status])
    }
    const role = world.db().selectFrom('roles').select('id').where('code', '=', 'admin')
    await world.db().updateTable('users').set({ role_id: role }).where('id', '=', cher.id).execute()
    const limited = await world.as(cher)
    const answers = [await limited.post(init(creuse)), await limited.get(current(creuse))]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect((await limited.get(current(cher18))).json()).toEqual({ data: null })
    expect(await towns(creuse)).toEqual([])
  })

  test('uninitialised (0 cities) allows initialise, which attaches the department and 80 km around', async () => {
    const visitor = await world.as(admin)
    expect(await jobOf(visitor, creuse)).toBeNull()
    const begun = await visitor.post(init(creuse))
    expect([begun.statusCode, begun.json().data]).toEqual([
      200,
      expect.objectContaining({ kind: 'init', state: 'running', total: null, report: null, ended_at: null }),
    ])
    const job = await ended(visitor, creuse)
    const own = await towns(creuse)
    const report = { towns: 1, near: own.length - 1 }
    expect(job).toMatchObject({ state: 'done', report, started_at: noon.toISOString() })
    expect(report.near).toBeGreaterThan(0)
    expect(own.filter(({ is_near }) => !is_near).map(({ city_id }) => city_id)).toEqual([23])
    expect(await acts()).toEqual([
      { act: 'federation.initialised', actor_id: admin.id, federation_id: creuse, details: report },
    ])
    const again = await visitor.post(init(creuse))
    expect([again.statusCode, again.json().message]).toEqual([409, 'Cette fédération est déjà initialisée.'])
    expect((await visitor.post(init(indre))).statusCode).toBe(409)
  })

  test('What does not exist is a 404, a department without communes a 409', async () => {
    const visitor = await world.as(admin)
    for (const id of ['99', '0', 'x', '99999999999'])
      expect((await visitor.post(`/api/v1/federations/${id}/init`)).statusCode).toBe(404)
    const [desert] = await world
      .db()
      .insertInto('federations')
      .values({ code: 'FDC99', name: 'Nulle part', department_code: '99' })
      .returning('id')
      .execute()
    const refused = await visitor.post(init(desert!.id))
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Aucune commune n’est connue dans le département 99.',
    ])
    expect(await jobOf(visitor, desert!.id)).toBeNull()
  })

  test('Of two starts at once one is refused', async () => {
    const visitor = await world.as(admin)
    const answers = await Promise.all([visitor.post(init(creuse)), visitor.post(init(creuse))])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await ended(visitor, creuse)).state).toBe('done')
    expect(await acts()).toHaveLength(1)
    expect(await world.db().selectFrom('federation_jobs').select('id').execute()).toHaveLength(1)
  })

  test('Work that another start has done since it was found ready is refused and leaves no job', async () => {
    const jobs = makeJobs({ db: world.db(), log: { error: () => {} }, now: () => noon })
    const run = vi.fn()
    const start = jobs.start({
      kind: 'init',
      federationId: creuse,
      actorId: admin.id,
      total: null,
      check: () => Promise.reject(new Conflict('Cette fédération est déjà initialisée.')),
      run,
    })
    await expect(start).rejects.toThrow('Cette fédération est déjà initialisée.')
    expect(run).not.toHaveBeenCalled()
    expect(await world.db().selectFrom('federation_jobs').select('id').execute()).toEqual([])
  })

  test('A job of a process that ended is interrupted once it is silent, and can be started again', async () => {
    await begunElsewhere(SILENCE - 1)
    const visitor = await world.as(admin)
    expect(await jobOf(visitor, creuse)).toMatchObject({ state: 'running', progress: 4 })
    const refused = await visitor.post(init(creuse))
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Un traitement est déjà en cours pour cette fédération.',
    ])
    const later = await world.as(admin, new Date(noon.getTime() + 2))
    expect(await jobOf(later, creuse)).toMatchObject({ state: 'interrupted', report: null })
    expect((await later.post(init(creuse))).statusCode).toBe(200)
    expect((await ended(later, creuse)).state).toBe('done')
  })

  test('A silent job does not stand in the way of a start', async () => {
    await begunElsewhere(SILENCE + 1)
    const visitor = await world.as(admin)
    expect((await visitor.post(init(creuse))).statusCode).toBe(200)
    expect((await ended(visitor, creuse)).state).toBe('done')
  })

  test('Whoever stops the server waits for what is under way', async () => {
    const visitor = await world.as(admin)
    await visitor.post(init(creuse))
    await visitor.app.close()
    const states = await world.db().selectFrom('federation_jobs').select('state').execute()
    expect(states).toEqual([{ state: 'done' }])
  })

  test('A job that fails leaves nothing behind, says so, and lets another one start', async () => {
    const logged: unknown[] = []
    const log = { error: (entry: unknown) => void logged.push(entry) }
    const jobs = makeJobs({ db: world.db(), log, now: () => noon })
    const work = { kind: 'init', federationId: creuse, actorId: admin.id, total: 2 } as const
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
    expect(await towns(creuse)).toEqual([])
    await jobs.start({ ...work, check: async () => {}, run: async () => ({ towns: 0, near: 0 }) })
    await jobs.settle()
    expect(await jobs.read(creuse)).toMatchObject({ state: 'done' })
  })

  test('A job that was marked as interrupted meanwhile changes nothing', async () => {
    const jobs = makeJobs({ db: world.db(), log: { error: () => {} }, now: () => noon })
    const work = { kind: 'init', federationId: creuse, actorId: admin.id, total: null } as const
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
    expect(await towns(creuse)).toEqual([])
  })
})
