import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import { boar, contactId, finished, informed, planned } from '../../world/hunts.ts'
import { cher, giver, luc } from '../../world/people.ts'
import { note, one } from '../support/animals.ts'
import { message, type Visitor } from '../support/app.ts'
import { inWorld, today } from '../support/in-world.ts'

const SAMPLES = '/api/v1/samples'
const noted = (hunt: number = informed.id) => `/api/v1/hunts/self/${hunt}/samples`
const taking = { animal_ids: [boar.id], site: 'tongue', taken_on: today }
const sending = { laboratory: 'LDA du Cher', reference: 'LDA-81', sent_on: today, version: 1 }

inWorld((world) => {
  const sampleOf = async (visitor: Visitor, id: number = boar.id) => (await one(visitor, id)).sample
  /** Sends the boar's sample to the laboratory. */
  const send = async (visitor: Visitor, change: object = {}) =>
    visitor.put(`${SAMPLES}/self/${(await sampleOf(visitor))!.id}`, { ...sending, ...change })
  /** Staff's update of the boar's sample. */
  const say = async (state: string, more: object = {}) => {
    const sample = (await sampleOf(await world.as(giver)))!
    const body = { state, on: today, version: sample.version, ...more }
    return (await world.as(cher)).put(`${SAMPLES}/${sample.id}`, body)
  }

  test('A sample is registered, then sent; its state is on the animal, and staff can read it', async () => {
    const visitor = await world.as(giver)
    expect(await sampleOf(visitor)).toBeUndefined()
    expect((await visitor.post(noted(), taking)).statusCode).toBe(200)
    const rest = { count: 1, is_own: true, site: 'tongue', taken_on: today, result_on: null }
    const unnamed = { laboratory: null, reference: null, sent_on: null }
    const taken = (await sampleOf(visitor))!
    expect(taken).toMatchObject({ ...rest, ...unnamed, state: 'taken', version: 1 })
    expect((await send(visitor)).statusCode).toBe(200)
    expect(await sampleOf(visitor)).toMatchObject({
      ...rest,
      state: 'sent',
      laboratory: 'LDA du Cher',
      reference: 'LDA-81',
      sent_on: today,
    })
    const [first] = (await (await world.as(cher)).get(SAMPLES)).json().data
    expect(first).toMatchObject({ state: 'sent', reference: 'LDA-81', tags: [boar.tag] })
  })

  test('The same sample or sending twice is stored once', async () => {
    const visitor = await world.as(giver)
    const all = () => world.all('samples', {}, 'id', 'version')
    await Promise.all([1, 2].map(() => visitor.post(noted(), taking)))
    expect((await visitor.post(noted(), taking)).statusCode).toBe(200)
    expect(await all()).toHaveLength(3)
    for (const _ of [1, 2]) expect((await send(visitor)).statusCode).toBe(200)
    expect((await all()).at(-1)).toMatchObject({ version: 2 })
    // Entries can be corrected until there is a result, based on the current version.
    expect(await message(send(visitor, { reference: 'LDA-82' }))).toEqual([
      409,
      'Ce prélèvement a changé entre-temps. Relisez-le, puis recommencez.',
    ])
    expect((await send(visitor, { reference: 'LDA-82', version: 2 })).statusCode).toBe(200)
  })

  test('Boars of a hunt are pooled in one sample, which each of them shows', async () => {
    const visitor = await world.as(giver)
    const second = await note(visitor, { specimen_type_id: 1, tag: 'SA 0452' })
    const pool = { ...taking, animal_ids: [second, boar.id, boar.id] }
    expect((await visitor.post(noted(), pool)).statusCode).toBe(200)
    expect((await visitor.post(noted(), pool)).statusCode).toBe(200)
    const [one, other] = [await sampleOf(visitor), await sampleOf(visitor, second)]
    expect(one).toMatchObject({ count: 2 })
    expect(other).toEqual(one)
    expect(await message(visitor.post(noted(), taking))).toEqual([
      409,
      'Le sanglier SA 0451 a déjà un prélèvement, qui n’est pas encore parti.',
    ])
  })

  test('Missing or invalid fields are reported in French', async () => {
    const visitor = await world.as(giver)
    const roe = await note(visitor, { specimen_type_id: 2, tag: 'CHE 12' })
    const untagged = await note(visitor, { specimen_type_id: 1 })
    const others = 'Choisissez des sangliers de cette chasse seulement.'
    for (const [change, words] of [
      [{ animal_ids: [] }, 'Choisissez au moins un sanglier.'],
      [{ animal_ids: [roe] }, others],
      [{ animal_ids: [boar.id, 2] }, others],
      [{ animal_ids: [untagged] }, 'Il manque un bracelet : notez-le avant de noter le prélèvement.'],
      [{ animal_ids: Array(20).fill(1) }, 'Un prélèvement réunit 19 sangliers au plus.'],
      [{ site: 'ear' }, 'Choisissez où le prélèvement a été fait.'],
      [{ taken_on: dayAfter(today, 1) }, 'Ce jour n’est pas encore venu.'],
      [{ taken_on: dayAfter(today, -2) }, 'Ce jour vient avant celui de la chasse.'],
    ] as const)
      expect(await message(visitor.post(noted(), { ...taking, ...change }))).toEqual([422, words])
    expect((await visitor.post(noted(planned.id), taking)).statusCode).toBe(409)
    expect((await visitor.post(noted(finished[0]!.id), taking)).statusCode).toBe(422)
    await visitor.post(noted(), taking)
    for (const [change, words] of [
      [{ reference: 'LDA-77' }, 'Un autre prélèvement a déjà cette référence.'],
      [{ laboratory: ' ' }, 'Indiquez le laboratoire.'],
      [{ sent_on: dayAfter(today, 1) }, 'Ce jour n’est pas encore venu.'],
      [{ sent_on: dayAfter(today, -1) }, 'Ce jour vient avant celui du prélèvement.'],
    ] as const)
      expect(await message(send(visitor, change))).toEqual([422, words])
  })

  test('Of pooled boars of two givers either sees the state, and neither records for the other', async () => {
    const visitor = await world.as(giver)
    await visitor.post(noted(), taking)
    const { id } = (await sampleOf(visitor))!
    await world.add('sample_animals', { sample_id: id, animal_id: 2 })
    expect(await sampleOf(visitor)).toMatchObject({ state: 'taken', is_own: false, count: 2 })
    expect((await send(visitor)).statusCode).toBe(404)
  })

  test('A new sample never hides an earlier result', async () => {
    const visitor = await world.as(giver)
    await visitor.post(noted(), taking)
    await send(visitor)
    for (const [state, words] of [
      ['negative', 'a déjà un résultat négatif'],
      ['doubtful', 'a un résultat douteux : votre fédération note la suite'],
      ['positive', 'a un résultat positif : appelez votre fédération'],
    ] as const) {
      expect((await say(state)).statusCode).toBe(200)
      expect(await message(visitor.post(noted(), taking))).toEqual([409, `Le sanglier SA 0451 ${words}.`])
      const { version } = (await sampleOf(visitor))!
      expect((await send(visitor, { version, reference: 'LDA-83' })).statusCode).toBe(409)
    }
    const to = { contact_id: contactId(informed.id, luc.id), is_warned: 1 }
    expect((await visitor.put(`/api/v1/animals/${boar.id}/hand_over`, to)).statusCode).toBe(409)
  })

  test('After an impossible analysis another sample can be taken', async () => {
    const visitor = await world.as(giver)
    await visitor.post(noted(), taking)
    await send(visitor)
    expect((await say('impossible')).statusCode).toBe(200)
    expect((await visitor.post(noted(), taking)).statusCode).toBe(200)
    expect(await sampleOf(visitor)).toMatchObject({ state: 'taken' })
  })

  test('Staff names the laboratory of a giver’s sample, when it is sent or by its tags', async () => {
    const visitor = await world.as(giver)
    await visitor.post(noted(), taking)
    expect((await say('sent')).statusCode).toBe(422)
    expect((await say('sent', { laboratory: 'LDA', reference: 'LDA-77' })).statusCode).toBe(422)
    const entry = { tags: [boar.tag], laboratory: 'LDA', reference: 'LDA-90', taken_on: today }
    for (const _ of [1, 2]) expect((await (await world.as(cher)).post(SAMPLES, entry)).statusCode).toBe(200)
    expect(await sampleOf(visitor)).toMatchObject({ state: 'taken', reference: 'LDA-90' })
    expect(await world.all('samples', {}, 'id')).toHaveLength(3)
    expect((await say('sent')).statusCode).toBe(200)
    expect((await say('negative')).statusCode).toBe(200)
  })
})
