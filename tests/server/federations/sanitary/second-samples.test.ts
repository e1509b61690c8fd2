import { expect, test } from 'vitest'
import { boar, contactId, informed } from '../../../world/hunts.ts'
import { admin, cher, giver, luc } from '../../../world/people.ts'
import type { Visitor } from '../../support/app.ts'
import { assisting } from '../../support/assistance.ts'
import { inWorld } from '../../support/in-world.ts'

const SAMPLES = '/api/v1/samples'
const entry = { tags: ['SA 0451'], laboratory: 'LDA du Cher', taken_on: '2026-03-09' }
const [first, second] = ['LDA-100', 'LDA-200']

/** Decision 0040: a result only grows more cautious, also when the same boar is sampled again. */
inWorld((world) => {
  const take = async (reference: string) =>
    (await (await world.as(cher)).post(SAMPLES, { ...entry, reference })).statusCode
  const found = async (reference: string) => {
    const { data } = (await (await world.as(cher)).get(SAMPLES)).json()
    return data.find((sample: { reference: string }) => sample.reference === reference)
  }
  async function say(reference: string, state: string, changes: object = {}, person = cher) {
    const { id, version } = await found(reference)
    const body = { state, on: '2026-03-10', version, ...changes }
    return (await (await world.as(person)).put(`${SAMPLES}/${id}`, body)).statusCode
  }
  const sayAll = async (reference: string, ...states: string[]) => {
    for (const state of states) expect([state, await say(reference, state)]).toEqual([state, 200])
  }
  const handOver = async () =>
    (await world.as(giver)).put(`/api/v1/animals/${boar.id}/hand_over`, {
      contact_id: contactId(informed.id, luc.id),
      is_warned: 1,
    })
  const seen = async () => {
    const { animals } = (
      await (await world.as(giver)).get(`/api/v1/hunts/self/${informed.id}/animals`)
    ).json().data
    return animals.find(({ id }: { id: number }) => id === boar.id)
  }

  test('A second sample, even negative, does not hide a doubtful first one', async () => {
    expect(await take(first)).toBe(200)
    await sayAll(first, 'sent', 'doubtful')
    expect(await take(second)).toBe(200)
    expect((await handOver()).statusCode).toBe(409)
    await sayAll(second, 'sent', 'negative')
    const refused = await handOver()
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Le résultat du prélèvement interdit la remise (LDA du Cher, 10/03/2026).',
    ])
    expect((await seen()).sample).toMatchObject({ reference: first, state: 'doubtful' })
    // Once the doubt itself is discarded, the latest one counts again.
    await sayAll(first, 'negative')
    expect((await handOver()).statusCode).toBe(200)
  })

  test('Nor does it hide a positive one, for the giver, the certificate and everybody who checks it', async () => {
    expect((await handOver()).statusCode).toBe(200)
    expect(await take(first)).toBe(200)
    await sayAll(first, 'sent', 'doubtful', 'positive')
    expect(await take(second)).toBe(200)
    await sayAll(second, 'sent', 'negative')
    const { verification_token } = await world.one('animals', { id: boar.id }, 'verification_token')
    const verified = await (await world.as(luc)).get(`/api/v1/verifications/${verification_token}`)
    expect(verified.json().data).toMatchObject({ search: 'positive', is_recalled: true })
    expect((await seen()).sample).toMatchObject({ reference: first, state: 'positive' })
  })

  test('Of two doubtful or positive ones the worst counts', async () => {
    for (const reference of [first, second]) {
      expect(await take(reference)).toBe(200)
      await sayAll(reference, 'sent', 'doubtful')
    }
    await sayAll(first, 'otherParasite')
    expect((await seen()).sample).toMatchObject({ reference: first, state: 'otherParasite' })
  })

  test('A doubt does not end in « analysis impossible », which bars nothing', async () => {
    expect(await take(first)).toBe(200)
    await sayAll(first, 'sent', 'doubtful')
    expect(await say(first, 'impossible')).toBe(409)
    expect((await handOver()).statusCode).toBe(409)
  })

  test('Why a positive result was discarded stays with the sample when it changes again', async () => {
    const reason = 'Contre-analyse LNR 44'
    expect(await take(first)).toBe(200)
    await sayAll(first, 'sent', 'doubtful', 'positive')
    expect(await say(first, 'negative', { reason }, admin)).toBe(200)
    await sayAll(first, 'doubtful')
    expect(await found(first)).toMatchObject({ state: 'doubtful', reason })
    const acts = (await (await world.as(cher)).get('/api/v1/federations/1/acts')).json().data
    expect(acts.find(({ details }: { details: { to?: string } }) => details.to === 'negative')).toMatchObject(
      { act: 'sample.overturned', by: { id: admin.id }, details: { from: 'positive' } },
    )
  })

  test('Who entered a positive result is not offered to discard it, and a colleague is', async () => {
    const offered = async (visitor: Visitor) => {
      const { data } = (await visitor.get('/api/v1/samples')).json()
      const one = data.find(({ reference }: { reference: string }) => reference === first)
      const read = (await visitor.get(`/api/v1/samples/${one.id}`)).json().data
      return [one.may_overturn, read.may_overturn]
    }
    const [colleague, other] = [await world.as(cher), await world.as(admin)]
    expect(await take(first)).toBe(200)
    await sayAll(first, 'sent', 'doubtful')
    expect(await offered(colleague)).toEqual([true, true])
    await sayAll(first, 'positive')
    expect(await offered(colleague)).toEqual([false, false])
    expect(await offered(other)).toEqual([true, true])
    // Whoever entered it in another person's place is one of the two.
    await world.set('samples', { reference: first }, { result_by: giver.id, result_assistant_id: admin.id })
    expect(await offered(other)).toEqual([false, false])
    expect(await offered(colleague)).toEqual([true, true])
    // Nor is one who acts in a colleague's place another person.
    expect(await offered(await assisting(world)(admin, cher))).toEqual([false, false])
    await world.set('samples', { reference: first }, { result_by: null, result_assistant_id: null })
    expect(await offered(other)).toEqual([false, false])
  })

  test('The reason of somebody who is anonymised is erased, whoever changed the sample since', async () => {
    expect(await take(first)).toBe(200)
    await sayAll(first, 'sent', 'doubtful', 'positive')
    expect(await say(first, 'negative', { reason: 'Contre-analyse LNR 44' }, admin)).toBe(200)
    await sayAll(first, 'doubtful')
    await world.set('samples', { reference: first }, { overturned_by: giver.id })
    expect((await (await world.as(admin)).delete(`/api/v1/users/${giver.id}/delete`)).statusCode).toBe(200)
    expect((await found(first)).reason).toBeNull()
  })
})
