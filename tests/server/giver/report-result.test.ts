import { expect, test } from 'vitest'
import { boar, informed } from '../../world/hunts.ts'
import { camille, giver, luc, nadia } from '../../world/people.ts'
import { animal, note, to } from '../support/animals.ts'
import { inWorld } from '../support/in-world.ts'
import { amend, contact, donations, read } from '../support/reports.ts'

inWorld((world) => {
  test('A report says who received what, by its latest version', async () => {
    const visitor = await world.as(giver)
    const corrected = {
      contact_ids: [contact(nadia), contact(camille)],
      quantities: [1, 1],
      specimen_type_ids: [2, 1],
      reason: 'Camille a pris les sangliers',
      version: 1,
    }
    const [boars, roe] = [1, 2].map((specimen_type_id) => ({ specimen_type_id, quantity: 1 }))
    const received = async () => (await read(visitor)).received
    const before = [{ ...boars!, quantity: 2 }, roe]
    expect(await received()).toEqual([{ person: 'Nadia Rousseau', animals: before }])
    expect((await amend(visitor, corrected)).statusCode).toBe(200)
    const hers = { person: `${camille.firstname} ${camille.lastname}`, animals: [boars] }
    expect(await received()).toEqual([hers, { person: 'Nadia Rousseau', animals: [roe] }])
    // Who asked to be shown no longer still counts, without their name.
    await world.set('users', { id: nadia.id }, { gdpr_state: 'refused' })
    expect(await received()).toEqual([hers, { person: null, animals: [roe] }])
  })

  test('A report counts by their fate the noted animals that nobody received', async () => {
    const visitor = await world.as(giver)
    for (const [tag, withdrawal] of [
      ['SA 0460', 'kept'],
      ['SA 0461', 'kept'],
      ['SA 0462', 'destroyed'],
    ]) {
      const id = await note(visitor, { specimen_type_id: 1, tag })
      expect((await visitor.put(animal(id, '/withdraw'), { withdrawal })).statusCode).toBe(200)
    }
    await note(visitor, { specimen_type_id: 2, tag: 'CHE 12' })
    expect((await visitor.put(animal(boar.id, '/hand_over'), to(luc))).statusCode).toBe(200)
    const told = { contact_ids: [to(luc).contact_id], quantities: [1], specimen_type_ids: [1] }
    expect((await visitor.post(donations(informed.id), told)).statusCode).toBe(200)
    expect((await read(visitor, informed.id)).unreceived).toEqual([
      { specimen_type_id: 1, quantity: 1, fate: 'destroyed' },
      { specimen_type_id: 1, quantity: 2, fate: 'kept' },
      { specimen_type_id: 2, quantity: 1, fate: 'open' },
    ])
  })
})
