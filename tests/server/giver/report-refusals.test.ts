import { expect, test } from 'vitest'
import { informed, planned } from '../../world/hunts.ts'
import { camille, giver, nadia } from '../../world/people.ts'
import { expectRefusals, inWorld } from '../support/in-world.ts'
import { amend, contact, correction, donations, given, nothing, read, report } from '../support/reports.ts'

inWorld((world) => {
  test('People hidden from the giver keep what they received', async () => {
    const visitor = await world.as(giver)
    const before = await given(world)
    await world.set('users', { id: nadia.id }, { gdpr_state: 'refused' })
    const toCamille = {
      contact_ids: [contact(camille)],
      quantities: [1],
      specimen_type_ids: [1],
      reason: 'Camille était oubliée',
      version: 1,
    }
    expect((await amend(visitor, toCamille)).statusCode).toBe(200)
    const added = { ...before[0]!, receiver_id: camille.id, quantity: 1 }
    expect(await given(world)).toEqual(expect.arrayContaining([...before, added]))
    const { versions } = await read(visitor)
    expect(versions[1]?.changes.map(({ person }) => person)).toEqual([null, null])
    expect(JSON.stringify(versions)).not.toContain(nadia.lastname)
  })

  test('A hunt without a report accepts no correction', async () => {
    const visitor = await world.as(giver)
    for (const { id } of [planned, informed]) {
      const body = { ...nothing, reason: 'Une erreur', version: 1 }
      expect([id, (await visitor.put(donations(id), body)).statusCode]).toEqual([id, 409])
      expect([id, (await visitor.get(report(id))).statusCode]).toEqual([id, 404])
    }
  })

  test('A wrong correction is refused in French by field, and nothing changes', async () => {
    const visitor = await world.as(giver)
    const same = {
      contact_ids: [contact(nadia), contact(nadia)],
      quantities: [2, 1],
      specimen_type_ids: [1, 2],
    }
    await expectRefusals(world, (body) => amend(visitor, body), [
      ['blank', { ...correction, reason: '    ' }, 'reason'],
      ['two characters', { ...correction, reason: 'ok' }, 'reason'],
      ['256 characters', { ...correction, reason: 'x'.repeat(256) }, 'reason'],
      ['no version', { ...correction, version: undefined }, 'version'],
      ['another hunt', { ...correction, contact_ids: [...same.contact_ids, 201] }, 'contact_ids.2'],
      ['twice', { ...correction, specimen_type_ids: [1, 1, 1] }, 'contact_ids.1'],
      ['unknown type', { ...correction, specimen_type_ids: [1, 2, 99] }, 'specimen_type_ids.2'],
      ['eleven', { ...correction, quantities: [11, 1, 1] }, 'quantities.0'],
      ['unequal', { ...correction, quantities: [1] }, 'quantities'],
      ['no difference', { ...correction, ...same }, 'quantities'],
    ])
  })
})
