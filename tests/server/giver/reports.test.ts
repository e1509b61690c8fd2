import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { contactId, generous, informed } from '../../world/hunts.ts'
import { camille, cher, giver, luc, nadia } from '../../world/people.ts'
import { message } from '../support/app.ts'
import { assisting } from '../support/assistance.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { retentionOf } from '../support/retention.ts'
import { applyRetention } from '../../../server/rules/retention/retention.ts'
import { amend, correction, donations, given, nothing, read, report } from '../support/reports.ts'

const nextly = { ...correction, quantities: [2, 1, 1], reason: 'Nadia en a bien eu deux', version: 2 }
/** The last second of the seventh day after the report in France, and the next one. */
const lastMoment = new Date('2026-03-17T22:59:59Z')
const tooLate = new Date('2026-03-17T23:00:00Z')

inWorld((world) => {
  const rowsAfter = [
    { receiver_id: nadia.id, specimen_type_id: 1, quantity: 1, federation_id: 1 },
    { receiver_id: nadia.id, specimen_type_id: 2, quantity: 1, federation_id: 1 },
    { receiver_id: camille.id, specimen_type_id: 1, quantity: 1, federation_id: 1 },
  ].sort((a, b) => a.receiver_id - b.receiver_id || a.specimen_type_id - b.specimen_type_id)

  test('A sent report is its first version', async () => {
    const visitor = await world.as(giver)
    const to = (person: { id: number }) => contactId(informed.id, person.id)
    const sent = { contact_ids: [to(luc)], quantities: [3], specimen_type_ids: [2] }
    expect((await visitor.post(donations(informed.id), sent)).statusCode).toBe(200)
    expect((await visitor.get(report(informed.id))).json().data).toEqual({
      state: 'recorded',
      version: 1,
      amendable_until: '2026-03-17',
      request: null,
      received: [{ person: 'Luc Petit', animals: [{ specimen_type_id: 2, quantity: 3 }] }],
      unreceived: [{ specimen_type_id: 1, quantity: 1, fate: 'open' }],
      versions: [
        {
          number: 1,
          recorded_at: noon.toISOString(),
          author: 'Hélène Moreau',
          assistant: null,
          reason: null,
          changes: [{ person: 'Luc Petit', specimen_type_id: 2, before: 0, after: 3 }],
        },
      ],
    })
  })

  test('A correction stores author, time, reason and difference; every reader sees the latest version', async () => {
    const visitor = await world.as(giver, lastMoment)
    const staff = await world.as(cher)
    expect((await amend(visitor, correction)).statusCode).toBe(200)
    expect(await given(world)).toEqual(rowsAfter)
    const { state, version, versions } = await read(visitor)
    expect([state, version, versions.length]).toEqual(['amended', 2, 2])
    expect(versions[0]).toEqual({
      number: 2,
      recorded_at: lastMoment.toISOString(),
      author: 'Hélène Moreau',
      assistant: null,
      reason: 'Camille est repartie avec un sanglier',
      changes: expect.arrayContaining([
        { person: `${nadia.firstname} ${nadia.lastname}`, specimen_type_id: 1, before: 2, after: 1 },
        { person: `${camille.firstname} ${camille.lastname}`, specimen_type_id: 1, before: 0, after: 1 },
      ]),
    })
    expect(versions[0]?.changes).toHaveLength(2)
    const contacts = (await visitor.get(donations(generous.id))).json().data.contacts
    expect(contacts.map((one: { sum_donation: number }) => one.sum_donation).sort()).toEqual([1, 2])
    const counted = (await staff.post('/api/v1/statistics/donations_by_type', {})).json().data.rows
    expect(counted.slice(0, 2)).toEqual([
      ['Sanglier', 2, 2],
      ['Chevreuil', 1, 1],
    ])
    const entry = await world.one('acts', { act: 'report.amended' }, 'details')
    expect(entry).toMatchObject({ details: { hunt: generous.id, version: 1 } })
  })

  test('After the seventh day, at midnight in France, the federation is asked; before that it is not', async () => {
    const before = await given(world)
    const late = await world.as(giver, tooLate)
    expect((await read(late)).state).toBe('settled')
    expect((await amend(late, correction)).json().data).toEqual({ state: 'requested' })
    expect(await given(world)).toEqual(before)
    const { state, version, request } = await read(late)
    expect([state, version, request?.changes.length]).toEqual(['requested', 1, 2])
    // Retried with its key it is the same request; anything else waits for the answer.
    expect((await amend(late, correction)).json().data).toEqual({ state: 'requested' })
    const second = { ...correction, quantities: [2, 1, 1] }
    expect(await message(amend(late, second, 'another'))).toEqual([
      409,
      'Une correction de ce compte rendu attend déjà la réponse de votre fédération. Relisez-le.',
    ])
  })

  test('The days count from the first report, not from the latest correction', async () => {
    const visitor = await world.as(giver, lastMoment)
    expect((await amend(visitor, correction)).json().data).toEqual({ state: 'amended' })
    const late = await world.as(giver, tooLate)
    expect((await amend(late, nextly, 'another')).json().data).toEqual({ state: 'requested' })
  })

  test('Sent twenty times concurrently with one key, from two servers, it is one version', async () => {
    const visitors = [await world.as(giver), await world.as(giver)]
    const sends = Array.from({ length: 20 }, (_, i) => amend(visitors[i % 2]!, correction))
    for (const { statusCode } of await Promise.all(sends)) expect(statusCode).toBe(200)
    expect((await read(visitors[0]!)).version).toBe(2)
    expect(await given(world)).toEqual(rowsAfter)
    // Also when its answer was lost and it is retried much later.
    expect((await amend(await world.as(giver, tooLate), correction)).statusCode).toBe(200)
    expect((await read(visitors[0]!)).version).toBe(2)
  })

  test('A correction of an outdated version gets a conflict with an explanation', async () => {
    const visitor = await world.as(giver)
    expect((await amend(visitor, correction, 'one')).statusCode).toBe(200)
    // The same key with other content is another correction.
    for (const [quantities, key] of [
      [[2, 1, 1], 'other'],
      [[1, 2, 1], 'one'],
    ] as const)
      expect(await message(amend(visitor, { ...correction, quantities }, key))).toEqual([
        409,
        'Ce compte rendu a été corrigé entre-temps, par exemple depuis un autre appareil. Relisez-le, puis recommencez.',
      ])
    expect((await read(visitor)).version).toBe(2)
  })

  test('Corrected twice, all versions stay, and the first is never overwritten', async () => {
    const visitor = await world.as(giver)
    expect((await amend(visitor, correction, 'one')).statusCode).toBe(200)
    expect((await amend(visitor, nextly, 'two')).statusCode).toBe(200)
    const { versions } = await read(visitor)
    expect(versions.map(({ number, reason }) => [number, reason])).toEqual([
      [3, nextly.reason],
      [2, correction.reason],
      [1, null],
    ])
    expect(versions.map(({ changes }) => changes.length)).toEqual([1, 2, 2])
    const reveals = await world.all('phone_reveals', {})
    expect(reveals).toHaveLength(1)
  })

  test('Everything given can be removed, and added again', async () => {
    const visitor = await world.as(giver)
    const cleared = { ...nothing, reason: 'Mauvaise chasse', version: 1 }
    expect((await amend(visitor, cleared, 'one')).statusCode).toBe(200)
    expect(await given(world)).toEqual([])
    // Served people stay contacts, and the federation stays that of the first report.
    await world.set('users', { id: giver.id }, { federation_id: 2 })
    const back = { ...correction, quantities: [2, 1, 1], version: 2 }
    expect((await amend(visitor, back, 'two')).statusCode).toBe(200)
    expect((await given(world)).map(({ federation_id }) => federation_id)).toEqual([1, 1, 1])
  })

  test('A report can be corrected a limited number of times', async () => {
    const visitor = await world.as(giver)
    for (let version = 1; version <= limits.correction.most; version++) {
      const body = { ...correction, quantities: [1 + (version % 2), 1, 1], version }
      expect([version, (await amend(visitor, body, `key ${version}`)).statusCode]).toEqual([version, 200])
    }
    const last = { ...correction, quantities: [9, 1, 1], version: limits.correction.most + 1 }
    expect(await message(amend(visitor, last, 'one more'))).toEqual([
      409,
      'Ce compte rendu a déjà été corrigé 20 fois. Contactez votre fédération.',
    ])
  })

  test('An assistant who corrects is named, and erased with the reason after a year', async () => {
    expect((await amend(await assisting(world)(cher, giver), correction)).statusCode).toBe(200)
    const own = await world.as(giver)
    expect((await read(own)).versions[0]).toMatchObject({
      author: 'Hélène Moreau',
      assistant: 'Denis Perrin',
    })
    expect((await own.get('/api/v1/users/self/data')).json().data.giver.report_versions).toContainEqual(
      expect.objectContaining({ version: 2, reason: correction.reason }),
    )
    const received = await world.as(nadia)
    const { reported } = (await received.get('/api/v1/users/self/data')).json().data.receiver
    expect(
      reported.map(({ version, quantity }: { version: number; quantity: number }) => [version, quantity]),
    ).toEqual([
      [1, 2],
      [1, 1],
      [2, 1],
      [2, 1],
    ])
    const after = async (now: Date) => {
      await applyRetention(retentionOf(world.db(), now))
      return (await read(await world.as(giver, now))).versions[0]
    }
    const lastDay = new Date('2027-03-10T22:59:59Z')
    expect(await after(lastDay)).toMatchObject({ assistant: 'Denis Perrin', reason: correction.reason })
    const forgotten = await after(new Date('2027-03-10T23:00:00Z'))
    expect(forgotten).toMatchObject({ author: 'Hélène Moreau', assistant: null, reason: null })
    expect(forgotten?.changes).toHaveLength(2)
  })

  test('A report without versions, stored by a server of the previous release, gets its first one', async () => {
    await world.remove('report_versions', {})
    expect((await read(await world.as(giver))).version).toBe(1)
    await world.remove('report_versions', {})
    expect((await amend(await world.as(giver), correction)).statusCode).toBe(200)
    expect((await read(await world.as(giver))).versions).toHaveLength(2)
  })
})
