import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { CREUSE, ended, INDRE, init, jobOf, townsOf } from '../support/federation-jobs.ts'
import { inWorld, noon } from '../support/in-world.ts'

inWorld((world) => {
  const acts = () => world.all('acts', {}, 'act', 'actor_id', 'federation_id', 'details')
  const refusalOf = async (asked: ReturnType<typeof init>) => {
    const { statusCode, json } = await asked
    return [statusCode, json().message]
  }

  test('uninitialised (0 cities) allows initialise, which attaches the department and 80 km around', async () => {
    const visitor = await world.as(admin)
    expect(await jobOf(visitor, CREUSE)).toBeNull()
    const begun = await init(visitor, CREUSE)
    expect([begun.statusCode, begun.json().data]).toEqual([
      200,
      expect.objectContaining({ kind: 'init', state: 'running', total: null, report: null, ended_at: null }),
    ])
    const job = await ended(visitor, CREUSE)
    const own = await townsOf(world, CREUSE)
    const report = { towns: 1, near: own.length - 1 }
    expect(job).toMatchObject({ state: 'done', report, started_at: noon.toISOString() })
    expect(report.near).toBeGreaterThan(0)
    expect(own.filter(({ is_near }) => !is_near).map(({ city_id }) => city_id)).toEqual([23])
    expect(await acts()).toEqual([
      { act: 'federation.initialised', actor_id: admin.id, federation_id: CREUSE, details: report },
    ])
    for (const id of [CREUSE, INDRE])
      expect(await refusalOf(init(visitor, id))).toEqual([409, 'Cette fédération est déjà initialisée.'])
  })

  test('Reach is a circle: a commune 85 km away in a corner of the square around is not attached', async () => {
    const { id: _, lat, lng, ...town } = await world.one('cities', { id: 23 })
    /** So many km to the north, and as many to the east; a degree of latitude has 111. */
    const off = (km: number, id: number) => ({
      ...town,
      id,
      insee: `999${id}`,
      label: `Nord-Est-${km}`,
      department_code: '99',
      lat: lat + km / 111,
      lng: lng + km / (111 * Math.cos((lat * Math.PI) / 180)),
    })
    await world.add('cities', [off(50, 91), off(60, 92)])
    const visitor = await world.as(admin)
    await init(visitor, CREUSE)
    await ended(visitor, CREUSE)
    const attached = (await townsOf(world, CREUSE)).map(({ city_id }) => city_id)
    expect([attached.includes(91), attached.includes(92)]).toEqual([true, false])
  })

  test('A department without communes cannot be initialised', async () => {
    const visitor = await world.as(admin)
    await world.add('federations', { id: 99, code: 'FDC99', name: 'Nulle part', department_code: '99' })
    expect(await refusalOf(init(visitor, 99))).toEqual([
      409,
      'Aucune commune n’est connue dans le département 99.',
    ])
    expect(await jobOf(visitor, 99)).toBeNull()
  })

  test('Of two concurrent starts one is refused', async () => {
    const visitor = await world.as(admin)
    const answers = await Promise.all([init(visitor, CREUSE), init(visitor, CREUSE)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await ended(visitor, CREUSE)).state).toBe('done')
    expect([await acts(), await world.all('federation_jobs', {})]).toMatchObject([[{}], [{}]])
  })
})
