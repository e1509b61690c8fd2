import { expect, test } from 'vitest'
import type { Report } from '../../../contract/giver/reports.ts'
import { boar, contactId, generous, informed } from '../../world/hunts.ts'
import { camille, giver, luc, nadia } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import type { Visitor } from '../support/app.ts'

const of = (huntId: number) => `/api/v1/hunts/self/${huntId}`
const read = async (visitor: Visitor, huntId: number) =>
  (await visitor.get(`${of(huntId)}/report`)).json().data as Report

inWorld((world) => {
  test('A report says who received what, by its latest version', async () => {
    const visitor = await world.as(giver)
    const contact = (person: { id: number }) => contactId(generous.id, person.id)
    const corrected = {
      contact_ids: [contact(nadia), contact(camille)],
      quantities: [1, 1],
      specimen_type_ids: [2, 1],
      reason: 'Camille a pris les sangliers',
      version: 1,
    }
    const boars = { specimen_type_id: 1, quantity: 2 }
    const roe = { specimen_type_id: 2, quantity: 1 }
    expect((await read(visitor, generous.id)).received).toEqual([
      { person: 'Nadia Rousseau', animals: [boars, roe] },
    ])
    const response = await visitor.send('PUT', `${of(generous.id)}/donations`, {
      body: corrected,
      headers: { 'idempotency-key': 'a-key' },
    })
    expect(response.statusCode).toBe(200)
    expect((await read(visitor, generous.id)).received).toEqual([
      {
        person: `${camille.firstname} ${camille.lastname}`,
        animals: [{ specimen_type_id: 1, quantity: 1 }],
      },
      { person: 'Nadia Rousseau', animals: [roe] },
    ])
    // Who asked to be shown no longer still counts, without their name.
    await world.set('users', { id: nadia.id }, { gdpr_state: 'refused' })
    expect((await read(visitor, generous.id)).received.map(({ person }) => person)).toEqual([
      `${camille.firstname} ${camille.lastname}`,
      null,
    ])
  })

  test('A report counts by their fate the noted animals that nobody received', async () => {
    const visitor = await world.as(giver)
    const note = async (specimen_type_id: number, tag: string) =>
      (await visitor.post(`${of(informed.id)}/animals`, { specimen_type_id, tag })).json().data.id as number
    const withdraw = (id: number, withdrawal: string) =>
      visitor.send('PUT', `/api/v1/animals/${id}/withdraw`, { body: { withdrawal } })
    for (const tag of ['SA 0460', 'SA 0461'])
      expect((await withdraw(await note(1, tag), 'kept')).statusCode).toBe(200)
    expect((await withdraw(await note(1, 'SA 0462'), 'destroyed')).statusCode).toBe(200)
    await note(2, 'CHE 12')
    const contact_id = contactId(informed.id, luc.id)
    const handed = { body: { contact_id, is_warned: 1 } }
    expect((await visitor.send('PUT', `/api/v1/animals/${boar.id}/hand_over`, handed)).statusCode).toBe(200)
    const told = { contact_ids: [contact_id], quantities: [1], specimen_type_ids: [1] }
    expect((await visitor.post(`${of(informed.id)}/donations`, told)).statusCode).toBe(200)
    expect((await read(visitor, informed.id)).unreceived).toEqual([
      { specimen_type_id: 1, quantity: 1, fate: 'destroyed' },
      { specimen_type_id: 1, quantity: 2, fate: 'kept' },
      { specimen_type_id: 2, quantity: 1, fate: 'open' },
    ])
  })
})
