import { expect, test } from 'vitest'
import { generous } from '../../../world/hunts.ts'
import { camille, cher, luc } from '../../../world/people.ts'
import { inWorld, noon, stored } from '../../support/in-world.ts'
import { RECALLS, byTag, recallsIn, wholeHunt } from '../../support/recalls.ts'

const PREVIEW = `${RECALLS}/preview`
const two = { people: 2, with_email: 2, with_phone: 2, out_of_reach: 0 }
const nobody = { people: 0, with_email: 0, with_phone: 0, out_of_reach: 0 }
const one = { ...nobody, people: 1, with_email: 1, with_phone: 1 }

inWorld((world) => {
  const { listed, open, handOver, mailsTo } = recallsIn(world)
  const count = (body: object) => world.post(cher, PREVIEW, body)
  const counted = async (body: object) => (await count(body)).json().data
  const change = (person: { id: number }, to: { phone?: string | null; is_deleted?: boolean }) =>
    world.set('users', { id: person.id }, to)

  test('It counts the receivers of a tagged animal, and nobody before it was handed over', async () => {
    expect(await counted(byTag)).toEqual(nobody)
    await handOver()
    expect(await counted(byTag)).toEqual(one)
  })

  test('It counts the people whom a report names for a whole hunt, once each', async () => {
    await world.remove('recalls', {})
    expect(await counted(wholeHunt)).toEqual(one)
    expect(await counted({ ...wholeHunt, specimen_type_id: 3 })).toEqual(nobody)
  })

  test('It says who has a phone number, and who cannot be reached at all', async () => {
    await handOver()
    for (const phone of [null, '']) {
      await change(luc, { phone })
      expect(await counted(byTag)).toEqual({ ...one, with_phone: 0 })
    }
    await change(luc, { is_deleted: true, phone: '0600000000' })
    expect(await counted(byTag)).toEqual({ ...nobody, people: 1, out_of_reach: 1 })
  })

  test('A person who received the game at a meeting is counted before any report says so', async () => {
    await world.remove('recalls', {})
    const met = { hunt_id: generous.id, receiver_id: camille.id, distance: 4, specimen_type_id: 1 }
    const turn = { reason: 'distance' as const, received: 0, sounded_at: noon, expires_at: noon }
    const cancelled = { ...met, ...turn, state: 'cancelled' as const }
    await world.add('offers', cancelled)
    expect(await counted(wholeHunt)).toEqual(one)
    await world.add('offers', { ...cancelled, state: 'handedOver' })
    expect(await counted(wholeHunt)).toEqual(two)
    expect((await open(wholeHunt)).statusCode).toBe(200)
    expect((await listed())[0]!.receivers).toHaveLength(2)
    expect(await mailsTo(camille)).toHaveLength(1)
  })

  /** A version of that hunt's report that states that somebody got boars. */
  const versionOf = async (number: number, person: { id: number }, specimen_type_id = 1) => {
    const { id: hunt_id, giver_id: author_id } = generous
    const version = { hunt_id, number, state: 'recorded' as const, recorded_at: noon, author_id }
    await world.add('report_versions', version)
    const { id: version_id } = await world.one('report_versions', { hunt_id, number }, 'id')
    const row = { version_id, receiver_id: person.id, specimen_type_id, quantity: 1 }
    await world.add('report_version_rows', row)
  }

  test('Who was named by an earlier version of the report is counted and told, though a correction took them out', async () => {
    await world.remove('recalls', {})
    await versionOf(2, camille)
    // Other game of the same hunt is not part of this recall.
    await versionOf(3, luc, 2)
    expect(await counted(wholeHunt)).toEqual(two)
    expect((await open(wholeHunt)).statusCode).toBe(200)
    expect((await listed())[0]!.receivers).toHaveLength(2)
    expect(await mailsTo(camille)).toMatchObject([{ subject: expect.stringContaining('ne mangez pas') }])
    expect(await mailsTo(luc)).toEqual([])
  })

  test('A person named by a pending correction is counted, but not once it is refused', async () => {
    await world.remove('recalls', {})
    const asked = { hunt_id: generous.id, version: 1, asked_at: noon, author_id: generous.giver_id }
    await world.add('report_requests', { ...asked, state: 'requested' })
    const { id } = await world.one('report_requests', { hunt_id: generous.id }, 'id')
    const row = { request_id: id, receiver_id: camille.id, specimen_type_id: 1, quantity: 1 }
    await world.add('report_request_rows', row)
    expect(await counted(wholeHunt)).toEqual(two)
    await world.set('report_requests', { id }, { state: 'refused' })
    expect(await counted(wholeHunt)).toEqual(one)
  })

  test('Nobody is named or mailed, and only counts are answered', async () => {
    await handOver()
    const before = await stored(world.db())
    const { body } = await count(byTag)
    expect(await stored(world.db())).toEqual(before)
    for (const word of [luc.lastname, luc.firstname, luc.email, luc.phone]) expect(body).not.toContain(word)
  })
})
