import { expect, test } from 'vitest'
import { applyRetention } from '../../../../server/rules/retention/retention.ts'
import { boar, contactId, informed } from '../../../world/hunts.ts'
import { admin, cher, giver, indre, luc } from '../../../world/people.ts'
import { sampled } from '../../../world/sanitary.ts'
import { inWorld } from '../../support/in-world.ts'
import { retentionOf } from '../../support/retention.ts'
import { seedStaff } from '../../support/staff.ts'

const SAMPLES = '/api/v1/samples'
const entry = {
  tags: ['sa-0451', sampled.tag],
  laboratory: 'LDA du Cher',
  reference: 'LDA-100',
  taken_on: '2026-03-09',
}

inWorld((world) => {
  const listed = async (person = cher) => (await (await world.as(person)).get(SAMPLES)).json().data
  const found = async () =>
    (await listed()).find(({ reference }: { reference: string }) => reference === entry.reference)
  /** Records a new state of the sample, as somebody who has read it. */
  async function say(state: string, changes: object = {}, person = cher) {
    const { id, version } = await found()
    const body = { state, on: '2026-03-10', version, ...changes }
    return (await world.as(person)).put(`${SAMPLES}/${id}`, body)
  }
  async function taken() {
    expect((await (await world.as(cher)).post(SAMPLES, entry)).statusCode).toBe(200)
  }
  async function sayAll(...states: string[]) {
    for (const state of states) expect([state, (await say(state)).statusCode]).toEqual([state, 200])
  }
  const handOver = async () =>
    (await world.as(giver)).put(`/api/v1/animals/${boar.id}/hand_over`, {
      contact_id: contactId(informed.id, luc.id),
      is_warned: 1,
    })

  test('A pool is registered by tags however they are written, once, with its givers', async () => {
    await taken()
    await taken()
    expect(await listed()).toHaveLength(2)
    expect(await found()).toMatchObject({
      state: 'taken',
      tags: ['SA 0451', sampled.tag],
      givers: ['Bertrand Roux', 'Hélène Moreau'],
      taken_on: '2026-03-09',
      sent_on: null,
    })
    const other = await (await world.as(cher)).post(SAMPLES, { ...entry, tags: [sampled.tag] })
    expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([422, ['reference']])
  })

  test('Before a positive result, the people who have of the game are counted; nothing changes', async () => {
    await taken()
    expect((await handOver()).statusCode).toBe(200)
    const { id } = await found()
    const counted = async (person = cher) => (await world.as(person)).get(`${SAMPLES}/${id}/recall_preview`)
    expect((await counted()).json().data).toEqual({
      people: 1,
      with_email: 1,
      with_phone: 1,
      out_of_reach: 0,
    })
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    expect((await counted(indre)).statusCode).toBe(404)
    expect((await found()).state).toBe('taken')
  })

  test('Its states are recorded step by step; idempotently', async () => {
    await taken()
    expect((await say('negative')).statusCode).toBe(409)
    await sayAll('sent', 'sent', 'doubtful', 'doubtful', 'positive')
    expect((await say('otherParasite')).statusCode).toBe(409)
    expect(await found()).toMatchObject({ state: 'positive', result_on: '2026-03-10', version: 4 })
    const { data } = (await (await world.as(cher)).get('/api/v1/federations/1/acts')).json()
    expect(data.slice(0, 6).map(({ act }: { act: string }) => act)).toEqual([
      'recall.closed',
      'recall.opened',
      'sample.changed',
      'sample.changed',
      'sample.changed',
      'sample.taken',
    ])
  })

  test('A sample that changed since it was read is refused', async () => {
    await taken()
    await sayAll('sent')
    expect((await say('negative', { version: 1 })).statusCode).toBe(409)
    expect((await found()).state).toBe('sent')
  })

  test('A positive result is corrected only by somebody else, with a reason', async () => {
    await taken()
    await sayAll('sent', 'doubtful', 'positive')
    const reason = 'Contre-analyse LNR 44'
    const silent = await say('negative', {}, admin)
    expect([silent.statusCode, Object.keys(silent.json().errors)]).toEqual([422, ['reason']])
    expect((await say('negative', { reason })).statusCode).toBe(409)
    expect((await say('negative', { reason }, admin)).statusCode).toBe(200)
    const row = await world.all('samples', { state: 'negative' }, 'reason')
    expect(row).toEqual([{ reason }])
  })

  test('A person in an assisted session still counts as the same person', async () => {
    await taken()
    await sayAll('sent', 'doubtful')
    const visitor = await world.as(admin)
    const { url } = (await visitor.get(`/api/v1/users/${cher.id}/token`)).json().data
    await visitor.post('/login/link', { token: new URL(url).searchParams.get('token') })
    const { id, version } = await found()
    const body = { state: 'positive', on: '2026-03-10', version }
    expect((await visitor.put(`${SAMPLES}/${id}`, body)).statusCode).toBe(200)
    const reason = 'Contre-analyse LNR 44'
    expect((await say('negative', { reason }, admin)).statusCode).toBe(409)
    expect((await say('negative', { reason }, cher)).statusCode).toBe(409)
  })

  test('Who entered a result and why it was corrected are erased after a year; the result is kept', async () => {
    await taken()
    await sayAll('sent', 'doubtful', 'positive')
    const row = () =>
      world
        .db()
        .selectFrom('samples')
        .where('reference', '=', entry.reference)
        .select(['state', 'result_by', 'reason'])
        .executeTakeFirst()
    const after = async (now: string) => {
      await applyRetention(retentionOf(world.db(), new Date(now)))
      return row()
    }
    const reason = 'Contre-analyse LNR 44'
    expect((await say('negative', { reason }, admin)).statusCode).toBe(200)
    expect((await (await world.as(admin)).get('/api/v1/users/self/data')).json().data.results).toEqual([
      { reference: entry.reference, state: 'negative', result_on: '2026-03-10', reason },
    ])
    expect(await after('2027-03-10T22:59:59Z')).toEqual({ state: 'negative', result_by: admin.id, reason })
    const forgotten = { result_by: null, reason: null }
    expect(await after('2027-03-10T23:00:00Z')).toEqual({ state: 'negative', ...forgotten })
    await world.set('samples', {}, { state: 'positive' })
    const late = await say('negative', { reason }, admin)
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Ce résultat a plus d’un an : il n’est plus écarté.',
    ])
  })

  test('An anonymised person’s texts are erased from samples', async () => {
    await taken()
    await sayAll('sent', 'doubtful', 'positive')
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 1 })
    expect((await say('negative', { reason: 'Serinus l’a dit au LNR' }, indre)).statusCode).toBe(200)
    expect((await (await world.as(admin)).delete(`/api/v1/users/${indre.id}/delete`)).statusCode).toBe(200)
    const kept = await world.all('samples', {}, 'state', 'reason')
    expect(kept).toContainEqual({ state: 'negative', reason: null })
  })

  test('A doubtful or positive boar cannot be handed over or deleted', async () => {
    await taken()
    await sayAll('sent', 'doubtful')
    const refused = await handOver()
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Le résultat du prélèvement interdit la remise (LDA du Cher, 10/03/2026).',
    ])
    expect((await (await world.as(giver)).delete(`/api/v1/animals/${boar.id}`)).statusCode).toBe(409)
    await sayAll('negative')
    expect((await handOver()).statusCode).toBe(200)
  })

  test('A rule that asks for a negative test is satisfied by one', async () => {
    await world.set('sanitary_rules', { id: 1 }, { specimen_type_ids: [1] })
    expect((await handOver()).statusCode).toBe(409)
    await taken()
    await sayAll('sent')
    expect((await handOver()).statusCode).toBe(409)
    await sayAll('negative')
    expect((await handOver()).statusCode).toBe(200)
  })

  test('Invalid entries are refused and not stored', async () => {
    const visitor = await world.as(cher)
    const wrong: [string, object][] = [
      ['tags', { tags: [] }],
      ['tags', { tags: [' - '] }],
      ['tags', { tags: ['SA 9999'] }],
      ['tags', { tags: Array.from({ length: 20 }, (_, i) => `SA ${i}`) }],
      ['laboratory', { laboratory: ' ' }],
      ['reference', { reference: null }],
      ['taken_on', { taken_on: '2026-03-11' }],
    ]
    for (const [field, change] of wrong) {
      const response = await visitor.post(SAMPLES, { ...entry, ...change })
      expect([field, response.statusCode, Object.keys(response.json().errors)]).toEqual([field, 422, [field]])
    }
    await world.set('animals', { id: boar.id }, { specimen_type_id: 2 })
    expect((await visitor.post(SAMPLES, entry)).statusCode).toBe(422)
    expect(await listed()).toHaveLength(1)
    expect(
      (await visitor.put(`${SAMPLES}/1`, { state: 'negative', on: '2026-03-11', version: 1 })).statusCode,
    ).toBe(422)
    expect(
      (await visitor.put(`${SAMPLES}/1`, { state: 'negative', on: '2026-03-01', version: 1 })).statusCode,
    ).toBe(422)
  })

  test('Each federation has its own samples', async () => {
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    expect((await listed(indre)).map(({ id }: { id: number }) => id)).toEqual([2])
    const step = { state: 'negative', on: '2026-03-10', version: 1 }
    expect((await (await world.as(cher)).put(`${SAMPLES}/2`, step)).statusCode).toBe(404)
    // A reference is unique within a federation, not overall.
    const visitor = await world.as(cher)
    expect((await visitor.post(SAMPLES, { ...entry, reference: 'LDA-36' })).statusCode).toBe(200)
    const national = await world.as(admin)
    expect((await national.post(SAMPLES, { ...entry, department_code: '18' })).statusCode).toBe(200)
    expect((await national.post(SAMPLES, { ...entry, department_code: '36' })).statusCode).toBe(422)
  })
})
