import { expect, test } from 'vitest'
import { boar, informed } from '../../../world/hunts.ts'
import { admin, cher, giver, indre } from '../../../world/people.ts'
import { expectRefusals, inWorld } from '../../support/in-world.ts'
import { handBoarOver, RECALLS, SAMPLES } from '../../support/recalls.ts'
import { seedStaff } from '../../support/staff.ts'

const RULES = '/api/v1/sanitary_rules'
const entry = {
  effect: 'examination',
  specimen_type_ids: [1],
  cities: ['bourges', '18279'],
  starts_on: '2026-03-01',
  ends_on: '2026-03-31',
  source: 'Arrêté 2026-1142',
  dated_on: '2026-02-27',
}
/** In the world rule 2 is a draft of Cher, 1 is published there, 3 and 4 are the same for Indre. */
const [inForce, draft] = [1, 2]

inWorld((world) => {
  const listed = () => world.read(cher, RULES)
  const named = async () => (await listed()).find(({ source }: { source: string }) => source === entry.source)
  const demands = async () =>
    (await world.read(giver, `/api/v1/hunts/self/${informed.id}/animals`)).animals[0].demands
  const handOver = async () => (await handBoarOver(world)).statusCode
  /** Creates a rule; answers a function that asks for something to be done with it. */
  async function prepared(changes: object = {}) {
    const visitor = await world.as(cher)
    expect((await visitor.post(RULES, { ...entry, ...changes })).statusCode).toBe(200)
    const { id } = await named()
    return async (what: 'publish' | 'end') => (await visitor.put(`${RULES}/${id}/${what}`)).statusCode
  }

  /** Publishes it whatever the day. */
  const enforced = () => world.set('sanitary_rules', { source: entry.source }, { state: 'inForce' })

  test('A rule is created, read, changed, published and ended, each once and recorded', async () => {
    const visitor = await world.as(cher)
    for (let time = 0; time < 2; time++) expect((await visitor.post(RULES, entry)).statusCode).toBe(200)
    expect(await listed()).toHaveLength(3)
    const { id, ...created } = await named()
    expect(created).toMatchObject({
      state: 'draft',
      federation: expect.stringContaining('Cher'),
      cities: ['Bourges', 'Vierzon'],
      starts_on: '2026-03-01',
      ends_on: '2026-03-31',
      version: 1,
    })
    const changed = { ...entry, cities: [], version: 1 }
    for (const [what, body, status] of [
      ['', changed, 200],
      ['', changed, 200],
      ['', { ...entry, version: 1 }, 409],
      ['/publish', {}, 200],
      ['/publish', {}, 200],
      ['', { ...changed, version: 3 }, 409],
      ['/end', {}, 200],
      ['/end', {}, 200],
      ['/publish', {}, 409],
    ] as const)
      expect([what, (await visitor.put(`${RULES}/${id}${what}`, body)).statusCode]).toEqual([what, status])
    expect((await visitor.delete(`${RULES}/${id}`)).statusCode).toBe(409)
    expect(await named()).toMatchObject({ state: 'ended', cities: [] })
    const acts: { act: string }[] = await world.read(cher, '/api/v1/federations/1/acts')
    expect(acts.map(({ act }) => act)).toEqual([
      'rule.ended',
      'rule.published',
      'rule.updated',
      'rule.created',
    ])
  })

  test('A draft is deleted; a rule that was never published cannot be ended', async () => {
    const visitor = await world.as(cher)
    expect((await visitor.put(`${RULES}/${draft}/end`)).statusCode).toBe(409)
    for (const status of [200, 404])
      expect((await visitor.delete(`${RULES}/${draft}`)).statusCode).toBe(status)
    expect(await listed()).toMatchObject([{ id: inForce }])
  })

  test('Each federation has its own rules, samples and recalls; staff of all federations choose one', async () => {
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    for (const [url, ids] of [
      [RULES, [3, 4]],
      [SAMPLES, [2]],
      [RECALLS, [2]],
    ] as const)
      expect((await world.read(indre, url)).map(({ id }: { id: number }) => id)).toEqual(ids)
    const national = (department_code: string) => world.post(admin, RULES, { ...entry, department_code })
    expect(Object.keys((await national('99')).json().errors)).toEqual(['department_code'])
    expect((await national('18')).statusCode).toBe(200)
    expect(await named()).toMatchObject({ department_code: '18' })
  })

  test('Invalid entries are refused and not stored', async () => {
    const visitor = await world.as(cher)
    await expectRefusals(world, (change) => visitor.post(RULES, { ...entry, ...change }), [
      ['cities', { cities: ['Châteauroux'] }],
      ['cities', { cities: ['nulle part'] }],
      ['ends_on', { ends_on: '2026-02-28' }],
      ['starts_on', { starts_on: '2026-02-30' }],
      ['specimen_type_ids', { specimen_type_ids: [] }],
      ['specimen_type_ids', { specimen_type_ids: [99] }],
      ['effect', { effect: 'prayer' }],
      ['source', { source: ' x ' }],
      ['dated_on', { dated_on: null }],
    ])
  })

  test('An animal that was not examined cannot be handed over where a published rule requires it', async () => {
    const act = await prepared()
    expect(await demands()).toBeUndefined()
    expect(await act('publish')).toBe(200)
    const { effect, source, dated_on } = entry
    const demand = { rule_id: (await named()).id, effect, source, dated_on, is_barring: true }
    expect(await demands()).toEqual([demand])
    const refused = await handBoarOver(world)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Une règle sanitaire demande l’examen initial, sans anomalie, avant la remise (Arrêté 2026-1142, 27/02/2026).',
    ])
    await world.set('animals', { id: boar.id }, { examination: 'sound' })
    expect(await demands()).toEqual([{ ...demand, is_barring: false }])
    expect(await handOver()).toBe(200)
  })

  test('A rule that asks for a negative test bars until it is ended', async () => {
    const act = await prepared({ effect: 'negativeTest', cities: [] })
    await act('publish')
    expect(await handOver()).toBe(409)
    await act('end')
    expect(await handOver()).toBe(200)
  })

  test.each([
    ['A rule of another commune bars no hand-over', { cities: ['Vierzon'] }, 'inForce', 200],
    ['A rule of another game bars no hand-over', { specimen_type_ids: [2] }, 'inForce', 200],
    ['A rule of days before the hunt bars no hand-over', { ends_on: '2026-03-08' }, 'ended', 200],
    ['A rule of days after the hunt bars no hand-over', { starts_on: '2026-03-10' }, 'inForce', 200],
    [
      'A rule applies on its first day and on its last one, also once it is ended',
      { starts_on: '2026-03-09', ends_on: '2026-03-09' },
      'ended',
      409,
    ],
  ])('%s', async (_, changes, state, status) => {
    await prepared(changes)
    await enforced()
    expect([(await named()).state, await handOver()]).toEqual([state, status])
  })

  test('A rule of another department bars no hand-over', async () => {
    await world.set('sanitary_rules', {}, { specimen_type_ids: [1] })
    await world.remove('sanitary_rules', { federation_id: 1 })
    expect(await demands()).toBeUndefined()
    expect(await handOver()).toBe(200)
  })

  test.each([
    ['On its last day a rule may still be published', '2026-03-10', 200, 'inForce'],
    ['After its last day a rule is ended, and cannot be published', '2026-03-09', 409, 'ended'],
  ])('%s', async (_, ends_on, status, state) => {
    const act = await prepared({ ends_on })
    expect(await act('publish')).toBe(status)
    await enforced()
    expect((await named()).state).toBe(state)
  })
})
