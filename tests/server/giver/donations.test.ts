import { expect, test } from 'vitest'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { seenContacts } from '../../world/answers.ts'
import { contactId, generous, informed, planned } from '../../world/hunts.ts'
import { giver, manon, nadia, paul } from '../../world/people.ts'
import { message } from '../support/app.ts'
import { expectRefusals, inWorld, noon } from '../support/in-world.ts'
import { donations, given, nothing } from '../support/reports.ts'

const contact = (person: { id: number }) => contactId(informed.id, person.id)
const report = {
  contact_ids: [contact(manon), contact(manon), contact(paul)],
  quantities: [1, 2, 1],
  specimen_type_ids: [1, 2, 1],
}

inWorld((world) => {
  const stateOf = async (id: number) => (await world.one('hunts', { id }, 'finished_at')).finished_at
  test('The contacts of a hunt are read with what each received', async () => {
    const visitor = await world.as(giver)
    for (const { id } of [planned, informed, generous])
      expect((await visitor.get(donations(id))).json().data.contacts).toEqual(seenContacts(id, noon))
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
    const names = order.map(({ firstname }) => firstname).join(', ')
    expect(names).toBe('Luc, Camille, Yves, Paul, Manon, Nadia')
  })

  test('A report without any donation, sent as forms do, finishes the hunt too', async () => {
    const visitor = await world.as(giver)
    expect((await visitor.post(donations(informed.id), {})).statusCode).toBe(200)
    expect(await stateOf(informed.id)).toEqual(noon)
    expect(await given(world, informed.id)).toEqual([])
    expect((await visitor.post(donations(informed.id), nothing)).statusCode).toBe(200)
  })

  test('A report sent again changes nothing, in whatever order; another one is a conflict', async () => {
    const visitor = await world.as(giver)
    const reversed = {
      contact_ids: report.contact_ids.toReversed(),
      quantities: report.quantities.toReversed(),
      specimen_type_ids: report.specimen_type_ids.toReversed(),
    }
    for (const sent of [report, report, reversed])
      expect((await visitor.post(donations(informed.id), sent)).statusCode).toBe(200)
    const taken = [409, 'Les dons de cette chasse ont déjà été enregistrés.']
    for (const other of [nothing, { ...report, quantities: [1, 1, 1] }])
      expect(await message(visitor.post(donations(informed.id), other))).toEqual(taken)
    expect(await given(world, informed.id)).toMatchObject([
      { receiver_id: manon.id, specimen_type_id: 1, quantity: 1 },
      { receiver_id: manon.id, specimen_type_id: 2, quantity: 2 },
      { receiver_id: paul.id, specimen_type_id: 1, quantity: 1 },
    ])
  })

  test('A planned hunt and a finished one accept no report', async () => {
    const visitor = await world.as(giver)
    const wrong = { contact_ids: [contact(paul)], quantities: [1], specimen_type_ids: [1] }
    for (const { id } of [planned, generous])
      for (const body of [nothing, wrong])
        expect([id, (await visitor.post(donations(id), body)).statusCode]).toEqual([id, 409])
  })

  test('A wrong report is refused in French by field, and nothing changes', async () => {
    const visitor = await world.as(giver)
    const withLast = (id: number) => ({ ...report, contact_ids: [contact(manon), contact(manon), id] })
    await expectRefusals(world, (body) => visitor.post(donations(informed.id), body), [
      ['another hunt', withLast(contactId(planned.id, paul.id)), 'contact_ids.2'],
      ['another giver', withLast(contactId(21, paul.id)), 'contact_ids.2'],
      ['nobody', withLast(999_999), 'contact_ids.2'],
      ['twice', { ...report, specimen_type_ids: [1, 1, 1] }, 'contact_ids.1'],
      ['unknown type', { ...report, specimen_type_ids: [1, 2, 99] }, 'specimen_type_ids.2'],
      ['zero', { ...report, quantities: [0, 2, 1] }, 'quantities.0'],
      ['eleven', { ...report, quantities: [11, 2, 1] }, 'quantities.0'],
      ['unequal lists', { ...report, quantities: [1, 2] }, 'quantities'],
      ['missing list', { contact_ids: report.contact_ids, quantities: report.quantities }, 'quantities'],
    ])
    expect(await stateOf(informed.id)).toBeNull()
  })

  test('A donation is kept after its receiver has left', async () => {
    const visitor = await world.as(giver)
    await world.set('users', { id: [paul.id, nadia.id] }, { is_deleted: true })
    expect((await visitor.post(donations(informed.id), report)).statusCode).toBe(200)
    expect(await given(world, informed.id)).toHaveLength(3)
  })
})
