import { expect, test } from 'vitest'
import { insertRule } from '../../../server/queries/federations/sanitary/sanitary-rules.ts'
import { contactId, informed } from '../../world/hunts.ts'
import { giver, luc, manon } from '../../world/people.ts'
import { animal, note } from '../support/animals.ts'
import { message } from '../support/app.ts'
import { inWorld, today } from '../support/in-world.ts'
import { confirm, entry, holding, mine, noteBoar, say, stateOf, willing } from '../support/meetings.ts'
import { of } from '../support/offers.ts'

const [BOAR, ROE] = [1, 2]
const read = { effect: 'information', source: 'Note aux chasseurs', dated_on: '2026-02-27' } as const

/** Every way of handing game over requires confirmation that the person was informed. */
inWorld((world) => {
  /** A rule that only informs, as federations write them for boar. */
  const informs = (specimen_type_ids: number[], more: object = {}) => {
    const term = { starts_on: '2026-03-01', ends_on: null, state: 'inForce' } as const
    return insertRule(world.db(), { federation_id: 1, specimen_type_ids, ...term, ...read, ...more }, [])
  }
  /** Manon accepted the promised game. */
  async function promised(body: object) {
    const hunter = await willing(world, manon)
    await confirm(hunter, manon, body)
    const person = await world.as(manon)
    const rule_ids = (await mine(person)).informing.map(({ rule_id }) => rule_id)
    await say(person, 'accepted', { is_warned: 1, rule_ids })
    const at = `/api/v1/offers/${(await of(hunter, manon)).id}/hand_over`
    const handOver = (told: object) => hunter.put(at, told)
    return { hunter, handOver, state: async () => (await of(hunter, manon)).state }
  }
  const unread =
    'Une règle sanitaire est à faire connaître avant la remise (Note aux chasseurs, 27/02/2026). Relisez-la, puis recommencez.'

  test('A boar is handed over at a meeting only with its message; until then nothing changes', async () => {
    const boar = await noteBoar(await willing(world, manon), 'T 1')
    const { hunter, handOver, state } = await promised(holding(boar))
    for (const body of [{ is_warned: 0 }, {}]) {
      const refused = await handOver(body)
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        { is_warned: ['Confirmez que vous avez transmis le message sur la trichine.'] },
      ])
    }
    expect([await stateOf(hunter, boar), await state()]).toEqual(['held', 'accepted'])
    expect((await handOver({ is_warned: 1 })).statusCode).toBe(200)
    expect([await stateOf(hunter, boar), await state()]).toEqual(['handedOver', 'handedOver'])
  })

  test('The message is required for a type without an animal as well, but not when it is repeated', async () => {
    const { handOver, state } = await promised(entry({ specimen_type_id: BOAR }))
    expect((await handOver({ is_warned: 0 })).statusCode).toBe(422)
    expect(await state()).toBe('accepted')
    for (const is_warned of [1, 0]) expect((await handOver({ is_warned })).statusCode).toBe(200)
  })

  test('Other game requires no message until a rule informs of it, which the giver then reads first', async () => {
    await informs([BOAR])
    const { hunter, handOver, state } = await promised(entry({ specimen_type_id: ROE }))
    expect((await of(hunter, manon)).informing).toBeUndefined()
    const rule_id = await informs([ROE])
    expect((await of(hunter, manon)).informing).toEqual([{ rule_id, ...read, is_barring: false }])
    for (const told of [{ is_warned: 0 }, { is_warned: 1 }, { is_warned: 1, rule_ids: [rule_id + 1] }])
      expect(await message(handOver(told))).toEqual([409, unread])
    expect(await state()).toBe('accepted')
    expect((await handOver({ is_warned: 1, rule_ids: [rule_id] })).statusCode).toBe(200)
    // After the hand-over the rules are not displayed any more.
    expect((await of(hunter, manon)).informing).toBeUndefined()
  })

  test('A rule that requires more than informing is not part of the message at a meeting', async () => {
    await informs([ROE], { effect: 'examination' })
    const { hunter } = await promised(entry({ specimen_type_id: ROE }))
    expect((await of(hunter, manon)).informing).toBeUndefined()
  })

  test('A hand-over without a meeting has the same requirements', async () => {
    const rule_id = await informs([ROE])
    const hunter = await world.as(giver)
    const id = await note(hunter, { specimen_type_id: ROE, tag: `CHE ${today}` })
    const handOver = (told: object) =>
      hunter.put(animal(id, '/hand_over'), { contact_id: contactId(informed.id, luc.id), ...told })
    for (const is_warned of [0, 1]) expect(await message(handOver({ is_warned }))).toEqual([409, unread])
    expect((await handOver({ is_warned: 1, rule_ids: [rule_id] })).statusCode).toBe(200)
  })

  test('A rule published while the giver read another one is named, and nothing changes', async () => {
    const known = await informs([BOAR])
    const { handOver, state } = await promised(entry({ specimen_type_id: BOAR }))
    const since = await informs([BOAR], { source: 'Consigne du préfet' })
    expect(await message(handOver({ is_warned: 1, rule_ids: [known] }))).toEqual([
      409,
      unread.replace('Note aux chasseurs', 'Consigne du préfet'),
    ])
    expect(await state()).toBe('accepted')
    expect((await handOver({ is_warned: 1, rule_ids: [known, since] })).statusCode).toBe(200)
  })
})
