import { expect, test } from 'vitest'
import { applyRetention } from '../../../../server/rules/retention/retention.ts'
import { boar } from '../../../world/hunts.ts'
import { admin, cher, indre } from '../../../world/people.ts'
import { sampled } from '../../../world/sanitary.ts'
import { assisting } from '../../support/assistance.ts'
import { expectRefusals, inWorld } from '../../support/in-world.ts'
import { discarding, handBoarOver, sampleIn, SAMPLES } from '../../support/recalls.ts'
import { retentionOf } from '../../support/retention.ts'
import { seedStaff } from '../../support/staff.ts'

const reference = 'LDA-100'

inWorld((world) => {
  const { entry, found, take, say, sayAll } = sampleIn(world, reference)
  const handOver = async () => (await handBoarOver(world)).statusCode

  test('A pool is registered by tags however they are written, once, with its givers', async () => {
    for (let time = 0; time < 2; time++) await take({ tags: ['sa-0451', sampled.tag] })
    expect(await world.read(cher, SAMPLES)).toHaveLength(2)
    expect(await found()).toMatchObject({
      state: 'taken',
      tags: ['SA 0451', sampled.tag],
      givers: ['Bertrand Roux', 'Hélène Moreau'],
      taken_on: '2026-03-09',
      sent_on: null,
    })
  })

  test('Before a positive result, the people who have of the game are counted', async () => {
    await take()
    expect(await handOver()).toBe(200)
    const { id } = await found()
    const counted = { people: 1, with_email: 1, with_phone: 1, out_of_reach: 0 }
    expect(await world.read(cher, `${SAMPLES}/${id}/recall_preview`)).toEqual(counted)
  })

  test('Its states are recorded step by step, idempotently, by whoever has read the last one', async () => {
    await take()
    expect(await say('negative')).toBe(409)
    await sayAll('sent', 'sent')
    expect(await say('negative', { version: 1 })).toBe(409)
    await sayAll('doubtful', 'doubtful', 'positive')
    expect(await say('otherParasite')).toBe(409)
    expect(await found()).toMatchObject({ state: 'positive', result_on: '2026-03-10', version: 4 })
    const acts: { act: string }[] = await world.read(cher, '/api/v1/federations/1/acts')
    expect(acts.slice(0, 6).map(({ act }) => act)).toEqual([
      'recall.closed',
      'recall.opened',
      'sample.changed',
      'sample.changed',
      'sample.changed',
      'sample.taken',
    ])
  })

  test('A positive result is corrected only by somebody else, with a reason', async () => {
    await take()
    await sayAll('sent', 'doubtful', 'positive')
    expect([await say('negative', {}, admin), await say('negative', discarding)]).toEqual([422, 409])
    expect(await say('negative', discarding, admin)).toBe(200)
    expect(await world.all('samples', { state: 'negative' }, 'reason')).toEqual([discarding])
  })

  test('A person in an assisted session still counts as the same person', async () => {
    await take()
    await sayAll('sent', 'doubtful')
    const visitor = await assisting(world)(admin, cher)
    const { id, version } = await found()
    const body = { state: 'positive', on: '2026-03-10', version }
    expect((await visitor.put(`${SAMPLES}/${id}`, body)).statusCode).toBe(200)
    for (const person of [admin, cher]) expect(await say('negative', discarding, person)).toBe(409)
  })

  test('Who entered a result and why it was corrected are erased after a year; the result is kept', async () => {
    await take()
    await sayAll('sent', 'doubtful', 'positive')
    const after = async (now: string) => {
      await applyRetention(retentionOf(world.db(), new Date(now)))
      const { state, result_by, reason } = await world.one('samples', { reference })
      return { state, result_by, reason }
    }
    expect(await say('negative', discarding, admin)).toBe(200)
    const result = { state: 'negative', ...discarding }
    expect((await world.read(admin, '/api/v1/users/self/data')).results).toEqual([
      { reference, ...result, result_on: '2026-03-10' },
    ])
    expect(await after('2027-03-10T22:59:59Z')).toEqual({ ...result, result_by: admin.id })
    expect(await after('2027-03-10T23:00:00Z')).toEqual({ ...result, result_by: null, reason: null })
    await world.set('samples', {}, { state: 'positive' })
    const { id, version } = await found()
    const body = { ...result, on: '2026-03-10', version }
    const late = await world.put(admin, `${SAMPLES}/${id}`, body)
    const message = 'Ce résultat a plus d’un an : il n’est plus écarté.'
    expect([late.statusCode, late.json().message]).toEqual([409, message])
  })

  test('The reason of somebody who is anonymised is erased, whoever changed the sample since', async () => {
    await take()
    await sayAll('sent', 'doubtful', 'positive')
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 1 })
    expect(await say('negative', { reason: 'Serinus l’a dit au LNR' }, indre)).toBe(200)
    await sayAll('doubtful')
    expect((await world.delete(admin, `/api/v1/users/${indre.id}/delete`)).statusCode).toBe(200)
    expect(await found()).toMatchObject({ state: 'doubtful', reason: null })
  })

  test('A rule that asks for a negative test is satisfied by one', async () => {
    await world.set('sanitary_rules', { id: 1 }, { specimen_type_ids: [1] })
    expect(await handOver()).toBe(409)
    await take()
    await sayAll('sent')
    expect(await handOver()).toBe(409)
    await sayAll('negative')
    expect(await handOver()).toBe(200)
  })

  test('Invalid entries are refused and not stored', async () => {
    const visitor = await world.as(cher)
    const post = (change: object) => visitor.post(SAMPLES, { ...entry, ...change })
    await expectRefusals(world, post, [
      ['tags', { tags: [] }],
      ['tags', { tags: [' - '] }],
      ['tags', { tags: ['SA 9999'] }],
      ['tags', { tags: Array.from({ length: 20 }, (_, i) => `SA ${i}`) }],
      ['laboratory', { laboratory: ' ' }],
      ['reference', { reference: null }],
      // Another sample has it.
      ['reference', { reference: 'LDA-77' }],
      ['taken_on', { taken_on: '2026-03-11' }],
    ])
    await world.set('animals', { id: boar.id }, { specimen_type_id: 2 })
    await expectRefusals(world, post, [['tags', {}]])
    const put = (change: object) => visitor.put(`${SAMPLES}/1`, { state: 'negative', version: 1, ...change })
    await expectRefusals(world, put, [
      ['on', { on: '2026-03-11' }],
      ['on', { on: '2026-03-01' }],
    ])
  })

  test('A reference is unique within a federation, not overall; staff of all federations choose one', async () => {
    await take({ reference: 'LDA-36' })
    const national = await world.as(admin)
    for (const [department_code, status] of [
      ['18', 200],
      ['36', 422],
    ])
      expect((await national.post(SAMPLES, { ...entry, department_code })).statusCode).toBe(status)
  })
})
