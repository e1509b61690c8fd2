import { expect, test } from 'vitest'
import { insertRule } from '../../../server/queries/federations/sanitary/sanitary-rules.ts'
import { contactId, informed } from '../../world/hunts.ts'
import { giver, luc, manon } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, today } from '../support/in-world.ts'
import { confirm, entry, mine, noteBoar, say, stateOf, willing } from '../support/meetings.ts'
import { of } from '../support/offers.ts'

const [BOAR, ROE] = [1, 2]

/** Every way of handing game over requires confirmation that the person was informed. */
inWorld((world) => {
  /** A rule that only informs, as federations write them for boar. */
  const informs = (
    specimen_type_ids: number[],
    effect: 'information' | 'examination' = 'information',
    source = 'Note aux chasseurs',
  ) =>
    insertRule(
      world.db(),
      {
        federation_id: 1,
        specimen_type_ids,
        starts_on: '2026-03-01',
        ends_on: null,
        dated_on: '2026-02-27',
        state: 'inForce',
        effect,
        source,
      },
      [],
    )
  /** Manon accepted the promised game. */
  const promised = async (body: object): Promise<{ hunter: Visitor; at: string }> => {
    const hunter = await willing(world, manon)
    await confirm(hunter, manon, body)
    const person = await world.as(manon)
    const rule_ids = (await mine(person)).informing.map(({ rule_id }) => rule_id)
    await say(person, 'accepted', { is_warned: 1, rule_ids })
    return { hunter, at: `/api/v1/offers/${(await of(hunter, manon)).id}/hand_over` }
  }
  const unread =
    'Une règle sanitaire est à faire connaître avant la remise (Note aux chasseurs, 27/02/2026). Relisez-la, puis recommencez.'

  test('A boar is handed over at a meeting only with its message; until then nothing changes', async () => {
    const before = await willing(world, manon)
    const boar = await noteBoar(before, 'T 1')
    const { hunter, at } = await promised(entry({ specimen_type_id: null, animal_id: boar }))
    for (const body of [{ is_warned: 0 }, {}]) {
      const refused = await hunter.put(at, body)
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        { is_warned: ['Confirmez que vous avez transmis le message sur la trichine.'] },
      ])
    }
    expect([await stateOf(hunter, boar), (await of(hunter, manon)).state]).toEqual(['held', 'accepted'])
    expect((await hunter.put(at, { is_warned: 1 })).statusCode).toBe(200)
    expect([await stateOf(hunter, boar), (await of(hunter, manon)).state]).toEqual([
      'handedOver',
      'handedOver',
    ])
  })

  test('The message is required for a type without an animal as well', async () => {
    const { hunter, at } = await promised(entry({ specimen_type_id: BOAR }))
    expect((await hunter.put(at, { is_warned: 0 })).statusCode).toBe(422)
    expect((await of(hunter, manon)).state).toBe('accepted')
  })

  test('Other game requires no message until a rule informs of it, which the giver then reads first', async () => {
    const { hunter, at } = await promised(entry({ specimen_type_id: ROE }))
    expect((await of(hunter, manon)).informing).toBeUndefined()
    const rule_id = await informs([ROE])
    expect((await of(hunter, manon)).informing).toEqual([
      {
        rule_id,
        effect: 'information',
        source: 'Note aux chasseurs',
        dated_on: '2026-02-27',
        is_barring: false,
      },
    ])
    for (const told of [{ is_warned: 0 }, { is_warned: 1 }, { is_warned: 1, rule_ids: [rule_id + 1] }]) {
      const refused = await hunter.put(at, told)
      expect([refused.statusCode, refused.json().message]).toEqual([409, unread])
    }
    expect((await of(hunter, manon)).state).toBe('accepted')
    expect((await hunter.put(at, { is_warned: 1, rule_ids: [rule_id] })).statusCode).toBe(200)
    // After the hand-over the rules are not displayed any more.
    expect((await of(hunter, manon)).informing).toBeUndefined()
  })

  test('A rule for other game, or one that requires more than informing, is not part of the message at a meeting', async () => {
    await informs([BOAR])
    await informs([ROE], 'examination')
    const { hunter } = await promised(entry({ specimen_type_id: ROE }))
    expect((await of(hunter, manon)).informing).toBeUndefined()
  })

  test('A repeated hand-over changes nothing, with or without the message', async () => {
    const { hunter, at } = await promised(entry({ specimen_type_id: BOAR }))
    expect((await hunter.put(at, { is_warned: 1 })).statusCode).toBe(200)
    expect((await hunter.put(at, { is_warned: 0 })).statusCode).toBe(200)
  })

  test('A hand-over without a meeting has the same requirements', async () => {
    const rule_id = await informs([ROE])
    const hunter = await world.as(giver)
    const noted = await hunter.post(`/api/v1/hunts/self/${informed.id}/animals`, {
      specimen_type_id: ROE,
      tag: `CHE ${today}`,
    })
    const at = `/api/v1/animals/${noted.json().data.id}/hand_over`
    const contact_id = contactId(informed.id, luc.id)
    for (const is_warned of [0, 1]) {
      const refused = await hunter.put(at, { contact_id, is_warned })
      expect([refused.statusCode, refused.json().message]).toEqual([409, unread])
    }
    expect((await hunter.put(at, { contact_id, is_warned: 1, rule_ids: [rule_id] })).statusCode).toBe(200)
  })

  test('A rule published while the giver read another one is named, and nothing changes', async () => {
    const read = await informs([BOAR])
    const { hunter, at } = await promised(entry({ specimen_type_id: BOAR }))
    const since = await informs([BOAR], 'information', 'Consigne du préfet')
    const told = { is_warned: 1, rule_ids: [read] }
    const refused = await hunter.put(at, told)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      unread.replace('Note aux chasseurs', 'Consigne du préfet'),
    ])
    expect((await of(hunter, manon)).state).toBe('accepted')
    expect((await hunter.put(at, { ...told, rule_ids: [read, since] })).statusCode).toBe(200)
  })
})
