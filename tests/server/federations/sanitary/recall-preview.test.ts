import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { generous } from '../../../world/hunts.ts'
import { camille, cher, indre, luc, nadia } from '../../../world/people.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import { RECALLS, byTag, recallsIn, wholeHunt } from '../../support/recalls.ts'
import { seedStaff } from '../../support/staff.ts'

const PREVIEW = `${RECALLS}/preview`
const nobody = { people: 0, with_email: 0, with_phone: 0, out_of_reach: 0 }
const one = { ...nobody, people: 1, with_email: 1, with_phone: 1 }

/** Counting the people that a recall would affect changes nothing. */
inWorld((world) => {
  const { listed, open, handOver, boarNow, mailsTo } = recallsIn(world)
  const count = async (body: object, person: { email: string } | null = cher) =>
    (await world.as(person)).post(PREVIEW, body)
  const counted = async (body: object, person = cher) => (await count(body, person)).json().data
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
    await change(luc, { phone: null })
    expect(await counted(byTag)).toEqual({ ...one, with_phone: 0 })
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
    expect(await counted(wholeHunt)).toEqual({ ...one, people: 2, with_email: 2, with_phone: 2 })
    expect((await open(wholeHunt)).statusCode).toBe(200)
    expect((await listed())[0]!.receivers).toHaveLength(2)
    expect(await mailsTo(camille)).toHaveLength(1)
  })

  /** A version of that hunt's report that states that somebody got boars. */
  const versionOf = async (person: { id: number }, specimen_type_id = 1) => {
    const { hunt_id, id } = await world
      .db()
      .insertInto('report_versions')
      .values({
        hunt_id: generous.id,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from report_versions where hunt_id = ${generous.id})`,
        state: 'recorded',
        recorded_at: noon,
        author_id: generous.giver_id,
      })
      .returning(['id', 'hunt_id'])
      .executeTakeFirstOrThrow()
    const row = { version_id: id, receiver_id: person.id, specimen_type_id, quantity: 1 }
    await world.add('report_version_rows', row)
    return hunt_id
  }

  test('Who was named by an earlier version of the report is counted and told, though a correction took them out', async () => {
    await world.remove('recalls', {})
    await versionOf(camille)
    // Other game of the same hunt is not part of this recall.
    await versionOf(luc, 2)
    expect(await counted(wholeHunt)).toEqual({ ...one, people: 2, with_email: 2, with_phone: 2 })
    expect((await open(wholeHunt)).statusCode).toBe(200)
    expect((await listed())[0]!.receivers).toHaveLength(2)
    expect((await mailsTo(camille)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('ne mangez pas'),
    ])
    expect(await mailsTo(luc)).toEqual([])
  })

  test('A person named by a pending correction is counted, but not once it is refused', async () => {
    await world.remove('recalls', {})
    const asked = { hunt_id: generous.id, version: 1, asked_at: noon, author_id: generous.giver_id }
    const { id } = await world
      .db()
      .insertInto('report_requests')
      .values({ ...asked, state: 'requested' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = { request_id: id, receiver_id: camille.id, specimen_type_id: 1, quantity: 1 }
    await world.add('report_request_rows', row)
    expect(await counted(wholeHunt)).toEqual({ ...one, people: 2, with_email: 2, with_phone: 2 })
    await world.set('report_requests', { id }, { state: 'refused' })
    expect(await counted(wholeHunt)).toEqual(one)
  })

  test('An empty phone number is none', async () => {
    await handOver()
    await change(luc, { phone: '' })
    expect(await counted(byTag)).toEqual({ ...one, with_phone: 0 })
  })

  test('As many people are notified as were counted', async () => {
    await handOver()
    const { people } = await counted(byTag)
    expect((await open(byTag)).statusCode).toBe(200)
    const newest = (await listed()).toSorted((a, b) => b.id - a.id)[0]!
    expect(newest.receivers).toHaveLength(people)
  })

  test('Counting recalls nothing, mails nobody and is not recorded', async () => {
    await handOver()
    const before = [await listed(), await boarNow(), await mailsTo(luc), await mailsTo(nadia)]
    expect((await count(byTag)).statusCode).toBe(200)
    expect([await listed(), await boarNow(), await mailsTo(luc), await mailsTo(nadia)]).toEqual(before)
    const acts = world
      .db()
      .selectFrom('acts')
      .where('act', 'in', ['recall.opened', 'recall.widened', 'recall.closed'])
      .selectAll()
    expect(await acts.execute()).toEqual([])
  })

  test('Nobody is named, and only counts are answered', async () => {
    await handOver()
    const { body } = await count(byTag)
    for (const word of [luc.lastname, luc.firstname, luc.email, luc.phone]) expect(body).not.toContain(word)
  })

  test('Another federation sees none of its game', async () => {
    await handOver()
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    for (const body of [byTag, { ...byTag, department_code: '18' }, wholeHunt]) {
      const refused = await count(body, indre)
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
        422,
        ['tags' in body ? 'tags' : 'city'],
      ])
    }
  })

  test('What cannot be recalled cannot be counted', async () => {
    for (const [body, field] of [
      [{ ...byTag, tags: ['INCONNU 1'] }, 'tags'],
      [{ ...byTag, tags: [] }, 'city'],
      [{ ...byTag, hunted_on: '2026-03-11' }, 'hunted_on'],
      [{ ...wholeHunt, city: 'Nulle-Part' }, 'city'],
      [{ ...wholeHunt, specimen_type_id: 99 }, 'specimen_type_id'],
      [{ ...byTag, tags: 'SA 0451' }, 'tags'],
    ] as const) {
      const refused = await count(body)
      expect([field, refused.statusCode]).toEqual([field, 422])
      expect(Object.keys(refused.json().errors)).toEqual([field])
    }
  })
})
