import { expect, test } from 'vitest'
import type { Animal } from '../../../contract/giver/animals.ts'
import { dayAfter } from '../../../contract/days.ts'
import { boar, contactId, finished, informed, planned } from '../../world/hunts.ts'
import { cher, giver, luc, wolfhunter } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, today } from '../support/in-world.ts'

const SAMPLES = '/api/v1/samples'
const noted = (hunt: number = informed.id) => `/api/v1/hunts/self/${hunt}/samples`
const taking = { animal_ids: [boar.id], site: 'tongue', taken_on: today }
const sending = { laboratory: 'LDA du Cher', reference: 'LDA-81', sent_on: today, version: 1 }

inWorld((world) => {
  const listed = async (visitor: Visitor) =>
    (await visitor.get(`/api/v1/hunts/self/${informed.id}/animals`)).json().data.animals as Animal[]
  const sampleOf = async (visitor: Visitor, id: number = boar.id) =>
    (await listed(visitor)).find((each) => each.id === id)?.sample
  const note = async (visitor: Visitor, animal: object): Promise<number> =>
    (await visitor.post(`/api/v1/hunts/self/${informed.id}/animals`, animal)).json().data.id
  const refusal = async (answer: PromiseLike<{ statusCode: number; json: () => unknown }>) => {
    const response = await answer
    return [response.statusCode, (response.json() as { message: string }).message]
  }
  /** Staff's update of the boar's sample. */
  const say = async (state: string, more: object = {}) => {
    const sample = (await sampleOf(await world.as(giver)))!
    const body = { state, on: today, version: sample.version, ...more }
    return (await world.as(cher)).put(`${SAMPLES}/${sample.id}`, body)
  }
  const acts = async () =>
    (await world.db().selectFrom('acts').select(['act', 'actor_id']).orderBy('id').execute()).slice(-2)

  test('A sample is registered, then sent; its state is on the animal, and staff can read it', async () => {
    const visitor = await world.as(giver)
    expect(await sampleOf(visitor)).toBeUndefined()
    expect((await visitor.post(noted(), taking)).statusCode).toBe(200)
    const rest = { count: 1, is_own: true, site: 'tongue', taken_on: today, result_on: null }
    const unnamed = { laboratory: null, reference: null, sent_on: null }
    const taken = (await sampleOf(visitor))!
    expect(taken).toMatchObject({ ...rest, ...unnamed, state: 'taken', version: 1 })
    const path = `${SAMPLES}/self/${taken.id}`
    expect((await visitor.put(path, sending)).statusCode).toBe(200)
    expect(await sampleOf(visitor)).toMatchObject({
      ...rest,
      state: 'sent',
      laboratory: 'LDA du Cher',
      reference: 'LDA-81',
      sent_on: today,
    })
    expect(await acts()).toEqual([
      { act: 'sample.taken', actor_id: giver.id },
      { act: 'sample.changed', actor_id: giver.id },
    ])
    const [first] = (await (await world.as(cher)).get(SAMPLES)).json().data
    expect(first).toMatchObject({ state: 'sent', reference: 'LDA-81', tags: [boar.tag] })
  })

  test('The same sample or sending twice is stored once', async () => {
    const visitor = await world.as(giver)
    const all = () => world.db().selectFrom('samples').select('version').orderBy('id').execute()
    await Promise.all([1, 2].map(() => visitor.post(noted(), taking)))
    expect((await visitor.post(noted(), taking)).statusCode).toBe(200)
    expect(await all()).toHaveLength(3)
    const { id } = (await sampleOf(visitor))!
    for (const _ of [1, 2]) expect((await visitor.put(`${SAMPLES}/self/${id}`, sending)).statusCode).toBe(200)
    expect((await all()).at(-1)).toEqual({ version: 2 })
    // Entries can be corrected until there is a result, based on the current version.
    const other = { ...sending, reference: 'LDA-82' }
    expect(await refusal(visitor.put(`${SAMPLES}/self/${id}`, other))).toEqual([
      409,
      'Ce prélèvement a changé entre-temps. Relisez-le, puis recommencez.',
    ])
    expect((await visitor.put(`${SAMPLES}/self/${id}`, { ...other, version: 2 })).statusCode).toBe(200)
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
    expect(await refusal(visitor.post(noted(), taking))).toEqual([
      409,
      'Le sanglier SA 0451 a déjà un prélèvement, qui n’est pas encore parti.',
    ])
  })

  test('Missing or invalid fields are reported in French', async () => {
    const visitor = await world.as(giver)
    const roe = await note(visitor, { specimen_type_id: 2, tag: 'CHE 12' })
    const untagged = await note(visitor, { specimen_type_id: 1 })
    const says = async (change: object) => (await refusal(visitor.post(noted(), { ...taking, ...change })))[1]
    const others = 'Choisissez des sangliers de cette chasse seulement.'
    expect(await says({ animal_ids: [] })).toBe('Choisissez au moins un sanglier.')
    expect(await says({ animal_ids: [roe] })).toBe(others)
    expect(await says({ animal_ids: [boar.id, 2] })).toBe(others)
    expect(await says({ animal_ids: [untagged] })).toBe(
      'Il manque un bracelet : notez-le avant de noter le prélèvement.',
    )
    expect(await says({ animal_ids: Array.from({ length: 20 }, () => 1) })).toBe(
      'Un prélèvement réunit 19 sangliers au plus.',
    )
    expect(await says({ site: 'ear' })).toBe('Choisissez où le prélèvement a été fait.')
    expect(await says({ taken_on: dayAfter(today, 1) })).toBe('Ce jour n’est pas encore venu.')
    expect(await says({ taken_on: dayAfter(today, -2) })).toBe('Ce jour vient avant celui de la chasse.')
    expect((await visitor.post(noted(planned.id), taking)).statusCode).toBe(409)
    expect((await visitor.post(noted(finished[0]!.id), taking)).statusCode).toBe(422)
    await visitor.post(noted(), taking)
    const { id } = (await sampleOf(visitor))!
    const send = async (change: object) =>
      (await refusal(visitor.put(`${SAMPLES}/self/${id}`, { ...sending, ...change })))[1]
    expect(await send({ reference: 'LDA-77' })).toBe('Un autre prélèvement a déjà cette référence.')
    expect(await send({ laboratory: ' ' })).toBe('Indiquez le laboratoire.')
    expect(await send({ sent_on: dayAfter(today, 1) })).toBe('Ce jour n’est pas encore venu.')
    expect(await send({ sent_on: dayAfter(today, -1) })).toBe('Ce jour vient avant celui du prélèvement.')
  })

  test('Nobody registers or sends a sample of another giver’s boars, even pooled', async () => {
    const visitor = await world.as(giver)
    const stranger = await world.as(wolfhunter)
    expect((await stranger.post(noted(), taking)).statusCode).toBe(404)
    await visitor.post(noted(), taking)
    const { id } = (await sampleOf(visitor))!
    expect((await stranger.put(`${SAMPLES}/self/${id}`, sending)).statusCode).toBe(404)
    expect((await visitor.put(`${SAMPLES}/self/1`, sending)).statusCode).toBe(404)
    // Staff pooled boars of two givers: either sees the state, neither may record for the other.
    await world.add('sample_animals', { sample_id: id, animal_id: 2 })
    expect(await sampleOf(visitor)).toMatchObject({ state: 'taken', is_own: false, count: 2 })
    expect((await visitor.put(`${SAMPLES}/self/${id}`, sending)).statusCode).toBe(404)
  })

  test('A new sample never hides an earlier result', async () => {
    const visitor = await world.as(giver)
    await visitor.post(noted(), taking)
    await visitor.put(`${SAMPLES}/self/${(await sampleOf(visitor))!.id}`, sending)
    const handOver = () =>
      visitor.put(`/api/v1/animals/${boar.id}/hand_over`, {
        contact_id: contactId(informed.id, luc.id),
        is_warned: 1,
      })
    for (const [state, words] of [
      ['negative', 'a déjà un résultat négatif'],
      ['doubtful', 'a un résultat douteux : votre fédération note la suite'],
      ['positive', 'a un résultat positif : appelez votre fédération'],
    ] as const) {
      expect((await say(state)).statusCode).toBe(200)
      expect(await refusal(visitor.post(noted(), taking))).toEqual([409, `Le sanglier SA 0451 ${words}.`])
      const late = { ...sending, version: (await sampleOf(visitor))!.version, reference: 'LDA-83' }
      expect((await visitor.put(`${SAMPLES}/self/${(await sampleOf(visitor))!.id}`, late)).statusCode).toBe(
        409,
      )
    }
    expect((await handOver()).statusCode).toBe(409)
  })

  test('After an impossible analysis another sample can be taken', async () => {
    const visitor = await world.as(giver)
    await visitor.post(noted(), taking)
    await visitor.put(`${SAMPLES}/self/${(await sampleOf(visitor))!.id}`, sending)
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
