import { expect, test } from 'vitest'
import { boar, contactId, informed } from '../../../world/hunts.ts'
import { admin, cher, giver, indre, luc } from '../../../world/people.ts'
import { inWorld } from '../../support/in-world.ts'
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
const [inForce, draft, far] = [1, 2, 3]

inWorld((world) => {
  const listed = async (person = cher) => (await (await world.as(person)).get(RULES)).json().data
  const named = async (source: string) =>
    (await listed()).find((rule: { source: string }) => rule.source === source)
  const demands = async () =>
    (await (await world.as(giver)).get(`/api/v1/hunts/self/${informed.id}/animals`)).json().data.animals[0]
      .demands
  const handOver = async (rule_ids: number[] = []) =>
    (await world.as(giver)).put(`/api/v1/animals/${boar.id}/hand_over`, {
      contact_id: contactId(informed.id, luc.id),
      is_warned: 1,
      rule_ids,
    })
  const acts = async () => {
    const { data } = (await (await world.as(cher)).get('/api/v1/federations/1/acts')).json()
    return data.map(({ act }: { act: string }) => act).filter((act: string) => act.startsWith('rule.'))
  }
  /** Creates a rule, and answers its URL. */
  async function prepared(changes: object = {}) {
    const visitor = await world.as(cher)
    expect((await visitor.post(RULES, { ...entry, ...changes })).statusCode).toBe(200)
    const { id } = await named(entry.source)
    return { visitor, at: `${RULES}/${id}` }
  }

  /** Publishes it whatever the day. */
  const enforced = () => world.set('sanitary_rules', { source: entry.source }, { state: 'inForce' })

  test('A rule is created, read, changed, published and ended, each once and recorded', async () => {
    const { visitor, at } = await prepared()
    expect(await named(entry.source)).toMatchObject({
      state: 'draft',
      federation: expect.stringContaining('Cher'),
      cities: ['Bourges', 'Vierzon'],
      starts_on: '2026-03-01',
      ends_on: '2026-03-31',
      version: 1,
    })
    expect((await visitor.post(RULES, entry)).statusCode).toBe(200)
    expect(await listed()).toHaveLength(3)
    const changed = { ...entry, cities: [], version: 1 }
    for (let time = 0; time < 2; time++) expect((await visitor.put(at, changed)).statusCode).toBe(200)
    expect((await visitor.put(at, { ...entry, version: 1 })).statusCode).toBe(409)
    expect(await named(entry.source)).toMatchObject({ cities: [], version: 2 })
    for (let time = 0; time < 2; time++) expect((await visitor.put(`${at}/publish`)).statusCode).toBe(200)
    expect((await visitor.put(at, { ...changed, version: 3 })).statusCode).toBe(409)
    expect((await visitor.delete(at)).statusCode).toBe(409)
    for (let time = 0; time < 2; time++) expect((await visitor.put(`${at}/end`)).statusCode).toBe(200)
    expect((await visitor.put(`${at}/publish`)).statusCode).toBe(409)
    expect((await named(entry.source)).state).toBe('ended')
    expect(await acts()).toEqual(['rule.ended', 'rule.published', 'rule.updated', 'rule.created'])
  })

  test('A draft is deleted; a rule that was never published cannot be ended', async () => {
    const visitor = await world.as(cher)
    expect((await visitor.put(`${RULES}/${draft}/end`)).statusCode).toBe(409)
    expect((await visitor.delete(`${RULES}/${draft}`)).statusCode).toBe(200)
    expect((await visitor.delete(`${RULES}/${draft}`)).statusCode).toBe(404)
    expect(await listed()).toMatchObject([{ id: inForce }])
  })

  test('Each federation has its own rules; staff of all federations choose the federation', async () => {
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    expect((await listed(indre)).map(({ id }: { id: number }) => id)).toEqual([far, 4])
    const visitor = await world.as(cher)
    for (const act of ['publish', 'end'])
      expect((await visitor.put(`${RULES}/${far}/${act}`)).statusCode).toBe(404)
    expect((await visitor.put(`${RULES}/${far}`, { ...entry, version: 1 })).statusCode).toBe(404)
    const national = await world.as(admin)
    const nobody = await national.post(RULES, { ...entry, department_code: '99' })
    expect([nobody.statusCode, Object.keys(nobody.json().errors)]).toEqual([422, ['department_code']])
    expect((await national.post(RULES, { ...entry, department_code: '18' })).statusCode).toBe(200)
    expect(await named(entry.source)).toMatchObject({ department_code: '18' })
  })

  test('Invalid entries are refused and not stored', async () => {
    const visitor = await world.as(cher)
    const wrong: [string, object][] = [
      ['cities', { cities: ['Châteauroux'] }],
      ['cities', { cities: ['nulle part'] }],
      ['ends_on', { ends_on: '2026-02-28' }],
      ['starts_on', { starts_on: '2026-02-30' }],
      ['specimen_type_ids', { specimen_type_ids: [] }],
      ['specimen_type_ids', { specimen_type_ids: [99] }],
      ['effect', { effect: 'prayer' }],
      ['source', { source: ' x ' }],
      ['dated_on', { dated_on: null }],
    ]
    for (const [field, change] of wrong) {
      const response = await visitor.post(RULES, { ...entry, ...change })
      expect([field, response.statusCode, Object.keys(response.json().errors)]).toEqual([field, 422, [field]])
    }
    expect(await listed()).toHaveLength(2)
  })

  test('An animal that was not examined cannot be handed over where a published rule requires it', async () => {
    const { visitor, at } = await prepared()
    expect(await demands()).toBeUndefined()
    expect((await visitor.put(`${at}/publish`)).statusCode).toBe(200)
    expect(await demands()).toEqual([
      {
        rule_id: (await named(entry.source)).id,
        effect: 'examination',
        source: entry.source,
        dated_on: entry.dated_on,
        is_barring: true,
      },
    ])
    const refused = await handOver()
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Une règle sanitaire demande l’examen initial, sans anomalie, avant la remise (Arrêté 2026-1142, 27/02/2026).',
    ])
    await world.set('animals', { id: boar.id }, { examination: 'sound' })
    expect((await demands())[0].is_barring).toBe(false)
    expect((await handOver()).statusCode).toBe(200)
  })

  test('A rule that asks for a negative test bars until it is ended', async () => {
    const { visitor, at } = await prepared({ effect: 'negativeTest', cities: [] })
    await visitor.put(`${at}/publish`)
    expect((await handOver()).statusCode).toBe(409)
    await visitor.put(`${at}/end`)
    expect((await handOver()).statusCode).toBe(200)
  })

  test.each([
    ['another commune', { cities: ['Vierzon'] }],
    ['another game', { specimen_type_ids: [2] }],
    ['days before the hunt', { ends_on: '2026-03-08' }],
    ['days after the hunt', { starts_on: '2026-03-10' }],
  ])('A rule of %s bars no hand-over', async (_, changes) => {
    await prepared(changes)
    await enforced()
    expect(await named(entry.source)).toMatchObject({ state: expect.stringMatching(/inForce|ended/) })
    expect((await handOver()).statusCode).toBe(200)
  })

  test('A rule that informs does not bar a hand-over to an informed person', async () => {
    await prepared({ effect: 'information' })
    await enforced()
    expect((await handOver()).statusCode).toBe(409)
    expect((await handOver([(await named(entry.source)).id])).statusCode).toBe(200)
  })

  test('A rule of another department bars no hand-over', async () => {
    await world.set('sanitary_rules', {}, { specimen_type_ids: [1] })
    await world.remove('sanitary_rules', { federation_id: 1 })
    expect(await demands()).toBeUndefined()
    expect((await handOver()).statusCode).toBe(200)
  })

  test('A rule applies on its first day and on its last one', async () => {
    await prepared({ starts_on: '2026-03-09', ends_on: '2026-03-09' })
    await enforced()
    expect((await handOver()).statusCode).toBe(409)
  })

  test('On its last day a rule may still be published, and ends only the next day', async () => {
    const { visitor, at } = await prepared({ ends_on: '2026-03-10' })
    expect((await visitor.put(`${at}/publish`)).statusCode).toBe(200)
    expect((await named(entry.source)).state).toBe('inForce')
  })

  test('After its last day a rule is ended, and still applies to the hunts of its days', async () => {
    const { visitor, at } = await prepared({ ends_on: '2026-03-09' })
    expect((await visitor.put(`${at}/publish`)).statusCode).toBe(409)
    await enforced()
    expect((await named(entry.source)).state).toBe('ended')
    expect((await handOver()).statusCode).toBe(409)
  })
})
