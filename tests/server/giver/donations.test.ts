import { expect, test } from 'vitest'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { seenContacts } from '../../world/answers.ts'
import { contactId, finished, generous, informed, planned, othersHunts } from '../../world/hunts.ts'
import { giver, manon, nadia, paul, wolfhunter } from '../../world/people.ts'
import { expectRefusals, inWorld, noon, stored } from '../support/in-world.ts'

const donations = (id: number | string) => `/api/v1/hunts/self/${id}/donations`
const contact = (person: { id: number }) => contactId(informed.id, person.id)
const report = {
  contact_ids: [contact(manon), contact(manon), contact(paul)],
  quantities: [1, 2, 1],
  specimen_type_ids: [1, 2, 1],
}
const nothing = { contact_ids: [], quantities: [], specimen_type_ids: [] }

inWorld((world) => {
  const stateOf = async (id: number) => (await world.one('hunts', { id }, 'finished_at')).finished_at
  const recorded = (id: number) =>
    world
      .db()
      .selectFrom('donations')
      .where('hunt_id', '=', id)
      .select(['receiver_id', 'specimen_type_id', 'quantity'])
      .orderBy('receiver_id')
      .orderBy('specimen_type_id')
      .execute()

  test('The contacts of a hunt are read with what each received', async () => {
    const visitor = await world.as(giver)
    for (const { id } of [planned, informed, generous])
      expect((await visitor.get(donations(id))).json().data.contacts).toEqual(seenContacts(id, noon))
    for (const id of [othersHunts[1]!.id, 999_999, 'abc'])
      expect([id, (await visitor.get(donations(id))).statusCode]).toEqual([id, 404])
  })

  test('A report finishes the hunt; its donations count from then on', async () => {
    const visitor = await world.as(giver)
    expect((await visitor.post(donations(informed.id), report)).statusCode).toBe(200)
    expect(await stateOf(informed.id)).toEqual(noon)
    expect(await stateOf(planned.id)).toBeNull()
    const contacts = (await visitor.get(donations(informed.id))).json().data.contacts as Contact[]
    const received = contacts.find(({ firstname }) => firstname === 'Manon')!
    expect(received.sum_donation).toBe(3)
    expect(received.donations).toEqual([
      { specimen_type_id: 1, quantity: 1 },
      { specimen_type_id: 2, quantity: 2 },
    ])
    const order = (await visitor.get(donations(planned.id))).json().data.contacts as Contact[]
    expect(order.map(({ firstname }) => firstname)).toEqual([
      'Luc',
      'Camille',
      'Yves',
      'Paul',
      'Manon',
      'Nadia',
    ])
  })

  test('A report without any donation, sent as forms do, finishes the hunt too', async () => {
    const visitor = await world.as(giver)
    expect((await visitor.post(donations(informed.id), {})).statusCode).toBe(200)
    expect(await stateOf(informed.id)).toEqual(noon)
    expect(await recorded(informed.id)).toEqual([])
    expect((await visitor.post(donations(informed.id), nothing)).statusCode).toBe(200)
  })

  test('Sent twenty times concurrently, from two sessions, a report is stored once', async () => {
    const visitors = [await world.as(giver), await world.as(giver)]
    const sends = Array.from({ length: 20 }, (_, i) => visitors[i % 2]!.post(donations(informed.id), report))
    for (const { statusCode } of await Promise.all(sends)) expect(statusCode).toBe(200)
    const reversed = {
      contact_ids: report.contact_ids.toReversed(),
      quantities: report.quantities.toReversed(),
      specimen_type_ids: report.specimen_type_ids.toReversed(),
    }
    expect((await visitors[0]!.post(donations(informed.id), reversed)).statusCode).toBe(200)
    expect(await recorded(informed.id)).toEqual([
      { receiver_id: manon.id, specimen_type_id: 1, quantity: 1 },
      { receiver_id: manon.id, specimen_type_id: 2, quantity: 2 },
      { receiver_id: paul.id, specimen_type_id: 1, quantity: 1 },
    ])
  })

  test('Of different concurrent reports, one is stored and the others get a conflict', async () => {
    const visitor = await world.as(giver)
    const sends = [1, 2, 3, 4].map((quantity) =>
      visitor.post(donations(informed.id), {
        ...nothing,
        contact_ids: [contact(paul)],
        quantities: [quantity],
        specimen_type_ids: [1],
      }),
    )
    const answers = await Promise.all(sends)
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect(await recorded(informed.id)).toHaveLength(1)
    const other = await visitor.post(donations(informed.id), report)
    expect([other.statusCode, other.json().message]).toEqual([
      409,
      'Les dons de cette chasse ont déjà été enregistrés.',
    ])
  })

  test('A planned hunt, a finished one and another giver’s accept no report', async () => {
    const visitor = await world.as(giver)
    const before = await stored(world.db())
    const wrong = { contact_ids: [contact(paul)], quantities: [1], specimen_type_ids: [1] }
    for (const [id, body, status] of [
      [planned.id, nothing, 409],
      [planned.id, wrong, 409],
      [generous.id, nothing, 409],
      [generous.id, wrong, 409],
      [finished[1]!.id, wrong, 409],
      [othersHunts[1]!.id, nothing, 404],
      [999_999, report, 404],
      ['abc', report, 404],
    ] as const)
      expect([id, (await visitor.post(donations(id), body)).statusCode]).toEqual([id, status])
    expect((await (await world.as(wolfhunter)).post(donations(informed.id), report)).statusCode).toBe(404)
    expect(await stored(world.db())).toEqual(before)
  })

  test('A wrong report is refused in French by field, and nothing changes', async () => {
    const visitor = await world.as(giver)
    const otherContact = contactId(21, paul.id)
    await expectRefusals(world, (body) => visitor.post(donations(informed.id), body), [
      [
        'another hunt',
        { ...report, contact_ids: [contact(manon), contact(manon), contactId(planned.id, paul.id)] },
        'contact_ids.2',
      ],
      [
        'another giver',
        { ...report, contact_ids: [contact(manon), contact(manon), otherContact] },
        'contact_ids.2',
      ],
      ['nobody', { ...report, contact_ids: [999_999, contact(manon), contact(paul)] }, 'contact_ids.0'],
      ['twice', { ...report, specimen_type_ids: [1, 1, 1] }, 'contact_ids.1'],
      ['unknown type', { ...report, specimen_type_ids: [1, 2, 99] }, 'specimen_type_ids.2'],
      ['zero', { ...report, quantities: [0, 2, 1] }, 'quantities.0'],
      ['eleven', { ...report, quantities: [11, 2, 1] }, 'quantities.0'],
      ['negative', { ...report, quantities: [1, -2, 1] }, 'quantities.1'],
      ['huge', { ...report, quantities: [1, 2, 1e300] }, 'quantities.2'],
      ['text', { ...report, quantities: ['deux', 2, 1] }, 'quantities.0'],
      ['NUL', { ...report, quantities: ['1\u0000', 2, 1] }, 'quantities.0'],
      ['10 kB', { ...report, contact_ids: ['1'.repeat(10_000), 202, 204] }, 'contact_ids.0'],
      ['boolean', { ...report, contact_ids: [true, 202, 204] }, 'contact_ids.0'],
      ['unequal lists', { ...report, quantities: [1, 2] }, 'quantities'],
      ['missing list', { contact_ids: report.contact_ids, quantities: report.quantities }, 'quantities'],
      ['no list', { ...report, contact_ids: 'tous' }, 'contact_ids'],
    ])
    expect(await stateOf(informed.id)).toBeNull()
  })

  test('A donation is kept after its receiver has left', async () => {
    const visitor = await world.as(giver)
    await world.set('users', { id: [paul.id, nadia.id] }, { is_deleted: true })
    expect((await visitor.post(donations(informed.id), report)).statusCode).toBe(200)
    expect(await recorded(informed.id)).toHaveLength(3)
  })
})
