import { expect, test } from 'vitest'
import { boar, informed } from '../../../world/hunts.ts'
import { admin, cher, giver, luc } from '../../../world/people.ts'
import type { Visitor } from '../../support/app.ts'
import { assisting } from '../../support/assistance.ts'
import { inWorld } from '../../support/in-world.ts'
import { discarding, handBoarOver, sampleIn, SAMPLES } from '../../support/recalls.ts'

/** Decision 0040: a result only grows more cautious, also when the same boar is sampled again. */
inWorld((world) => {
  const first = sampleIn(world, 'LDA-100')
  const second = sampleIn(world, 'LDA-200')
  const handOver = async () => {
    const response = await handBoarOver(world)
    return [response.statusCode, response.json().message]
  }
  const accepted = [200, undefined]
  const refused = [409, 'Le résultat du prélèvement interdit la remise (LDA du Cher, 10/03/2026).']
  const seen = async () => {
    const { animals } = await world.read(giver, `/api/v1/hunts/self/${informed.id}/animals`)
    return animals.find(({ id }: { id: number }) => id === boar.id).sample
  }

  test('A second sample, even negative, does not hide a doubtful first one, whose boar is neither handed over nor deleted', async () => {
    await first.take()
    await first.sayAll('sent', 'doubtful')
    await second.take()
    expect(await handOver()).toEqual(refused)
    await second.sayAll('sent', 'negative')
    expect(await handOver()).toEqual(refused)
    expect((await world.delete(giver, `/api/v1/animals/${boar.id}`)).statusCode).toBe(409)
    expect(await seen()).toMatchObject({ reference: 'LDA-100', state: 'doubtful' })
    // A doubt does not end in « analysis impossible », which bars nothing.
    expect(await first.say('impossible')).toBe(409)
    // Once the doubt itself is discarded, the latest one counts again.
    await first.sayAll('negative')
    expect(await handOver()).toEqual(accepted)
  })

  test('Nor does it hide a positive one, for the giver, the certificate and everybody who checks it', async () => {
    expect(await handOver()).toEqual(accepted)
    await first.take()
    await first.sayAll('sent', 'doubtful', 'positive')
    await second.take()
    await second.sayAll('sent', 'negative')
    const { verification_token } = await world.one('animals', { id: boar.id }, 'verification_token')
    const verified = await world.read(luc, `/api/v1/verifications/${verification_token}`)
    expect(verified).toMatchObject({ search: 'positive', is_recalled: true })
    expect(await seen()).toMatchObject({ reference: 'LDA-100', state: 'positive' })
  })

  test('Of two doubtful or positive ones the worst counts', async () => {
    for (const { take, sayAll } of [first, second]) {
      await take()
      await sayAll('sent', 'doubtful')
    }
    await first.sayAll('otherParasite')
    expect(await seen()).toMatchObject({ reference: 'LDA-100', state: 'otherParasite' })
  })

  test('Why a positive result was discarded stays with the sample when it changes again', async () => {
    await first.take()
    await first.sayAll('sent', 'doubtful', 'positive')
    expect(await first.say('negative', discarding, admin)).toBe(200)
    await first.sayAll('doubtful')
    expect(await first.found()).toMatchObject({ state: 'doubtful', ...discarding })
    const [act] = await world.all('acts', { act: 'sample.overturned' }, 'actor_id', 'details')
    expect(act).toMatchObject({ actor_id: admin.id, details: { from: 'positive', to: 'negative' } })
  })

  test('Who entered a positive result is not offered to discard it, and a colleague is', async () => {
    const offered = async (visitor: Visitor) => {
      const { data } = (await visitor.get(SAMPLES)).json()
      const one = data.find(({ reference }: { reference: string }) => reference === 'LDA-100')
      const read = (await visitor.get(`${SAMPLES}/${one.id}`)).json().data
      return [one.may_overturn, read.may_overturn]
    }
    const [colleague, other] = [await world.as(cher), await world.as(admin)]
    const entered = (result_by: number | null, result_assistant_id: number | null) =>
      world.set('samples', { reference: 'LDA-100' }, { result_by, result_assistant_id })
    await first.take()
    await first.sayAll('sent', 'doubtful')
    expect(await offered(colleague)).toEqual([true, true])
    await first.sayAll('positive')
    expect(await offered(colleague)).toEqual([false, false])
    expect(await offered(other)).toEqual([true, true])
    // Whoever entered it in another person's place is one of the two.
    await entered(giver.id, admin.id)
    expect(await offered(other)).toEqual([false, false])
    expect(await offered(colleague)).toEqual([true, true])
    // Nor is one who acts in a colleague's place another person.
    expect(await offered(await assisting(world)(admin, cher))).toEqual([false, false])
    await entered(null, null)
    expect(await offered(other)).toEqual([false, false])
  })
})
