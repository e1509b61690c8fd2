import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { ended, init, jobOf, townsOf } from '../support/federation-jobs.ts'

/** Cher and Indre are initialised, Creuse is not. */
const [indre, creuse] = [2, 3]

inWorld((world) => {
  const acts = () => world.all('acts', {}, 'act', 'actor_id', 'federation_id', 'details')

  test('uninitialised (0 cities) allows initialise, which attaches the department and 80 km around', async () => {
    const visitor = await world.as(admin)
    expect(await jobOf(visitor, creuse)).toBeNull()
    const begun = await visitor.post(init(creuse))
    expect([begun.statusCode, begun.json().data]).toEqual([
      200,
      expect.objectContaining({ kind: 'init', state: 'running', total: null, report: null, ended_at: null }),
    ])
    const job = await ended(visitor, creuse)
    const own = await townsOf(world, creuse)
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

  test('Reach is a circle: a commune 85 km away in a corner of the square around is not attached', async () => {
    const { lat, lng } = await world.one('cities', { id: 23 }, 'lat', 'lng')
    /** So many km to the north, and as many to the east; a degree of latitude has 111. */
    const off = (km: number, id: number) => ({
      id,
      insee: `999${id}`,
      label: `Nord-Est-${km}`,
      postal_code: '99000',
      label_full: `Nord-Est-${km} (99000)`,
      department_code: '99',
      lat: lat + km / 111,
      lng: lng + km / (111 * Math.cos((lat * Math.PI) / 180)),
      search_name: `nord-est-${km}`,
      search_words: `nord est ${km}`,
    })
    const inside = off(50, 91)
    const corner = off(60, 92)
    await world.add('cities', [inside, corner])
    const visitor = await world.as(admin)
    await visitor.post(init(creuse))
    await ended(visitor, creuse)
    const attached = (await townsOf(world, creuse)).map(({ city_id }) => city_id)
    expect([attached.includes(inside.id), attached.includes(corner.id)]).toEqual([true, false])
  })

  test('An unknown federation is a 404, a department without communes a 409', async () => {
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

  test('Of two concurrent starts one is refused', async () => {
    const visitor = await world.as(admin)
    const answers = await Promise.all([visitor.post(init(creuse)), visitor.post(init(creuse))])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await ended(visitor, creuse)).state).toBe('done')
    expect(await acts()).toHaveLength(1)
    expect(await world.all('federation_jobs', {}, 'id')).toHaveLength(1)
  })
})
