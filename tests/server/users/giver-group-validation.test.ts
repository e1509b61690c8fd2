import { expect, test } from 'vitest'
import { admin, banned, cher, giver, patient, waiting } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { memberTools } from '../support/members.ts'

const GROUP = '/api/v1/givers/validations'
const LIST = '/api/v1/givers/need_validation'

inWorld((world) => {
  const { know, stateOf } = memberTools(world)
  const mails = () => world.all('mails', {})
  const acts = () => world.all('acts', {})
  const change = (id: number, values: object) => world.set('users', { id }, values)
  const member = ({ firstname, lastname, city }: typeof waiting, nit: string) =>
    know({ firstname, lastname, city, nit })
  /** Both waiting givers match a member. */
  const bothKnown = async () => {
    await member(waiting, '1800003')
    await member(patient, '1800050')
  }
  const ids = [patient.id, waiting.id]

  test('Several matching givers are validated at once, each notified and recorded', async () => {
    await bothKnown()
    const visitor = await world.as(cher)
    expect((await visitor.get(LIST)).json()).toMatchObject([{ finding: 'known' }, { finding: 'known' }])
    const answer = await visitor.post(GROUP, { ids })
    expect([answer.statusCode, answer.json()]).toEqual([200, ids.map((id) => ({ id, outcome: 'validated' }))])
    expect((await mails()).map(({ user_id, subject }) => [user_id, subject])).toEqual([
      [patient.id, 'Votre compte est validé'],
      [waiting.id, 'Votre compte est validé'],
    ])
    expect(await acts()).toMatchObject(
      ids.map((user_id) => ({
        act: 'giver.validated',
        actor_id: cher.id,
        user_id,
        federation_id: 1,
        at: noon,
      })),
    )
    expect((await visitor.get(LIST)).json()).toEqual([])
    // Retried, as after a lost answer: nothing more happens.
    expect((await visitor.post(GROUP, { ids })).json()).toEqual(ids.map((id) => ({ id, outcome: 'already' })))
    expect([(await mails()).length, (await acts()).length]).toEqual([2, 2])
  })

  test('Each person has their own outcome, and one failure does not affect the others', async () => {
    await member(waiting, '1800003')
    const asked = [giver.id, banned.id, 99_999, patient.id, waiting.id, waiting.id]
    expect((await (await world.as(cher)).post(GROUP, { ids: asked })).json()).toEqual([
      { id: giver.id, outcome: 'already' },
      { id: banned.id, outcome: 'refused' },
      { id: 99_999, outcome: 'gone' },
      { id: patient.id, outcome: 'unmatched' },
      { id: waiting.id, outcome: 'validated' },
    ])
    const after = await Promise.all([banned, patient, waiting].map(({ id }) => stateOf(id)))
    expect(after).toEqual(['ban', 'waiting', 'manual'])
    expect(await mails()).toHaveLength(1)
  })

  test('People who are blocked, have more powers or belong elsewhere are left unchanged', async () => {
    await bothKnown()
    await change(waiting.id, { blocked_at: noon })
    await change(patient.id, { federation_id: 2 })
    const visitor = await world.as(cher)
    expect((await visitor.post(GROUP, { ids })).json()).toEqual([
      { id: patient.id, outcome: 'gone' },
      { id: waiting.id, outcome: 'blocked' },
    ])
    const { id: role_id } = await world.one('roles', { code: 'admin' }, 'id')
    await change(waiting.id, { blocked_at: null, role_id })
    expect((await visitor.post(GROUP, { ids: [waiting.id] })).json()).toEqual([
      { id: waiting.id, outcome: 'superior' },
    ])
    expect(await Promise.all(ids.map(stateOf))).toEqual(['waiting', 'waiting'])
    expect([(await mails()).length, (await acts()).length]).toEqual([0, 0])
  })

  test('Of two with one NIT, the first is validated and the second is left', async () => {
    await member(patient, '1800050')
    const { firstname, lastname, city_id } = await world.one('users', { id: patient.id })
    await change(waiting.id, { firstname, lastname, city_id })
    await world.set('givers', { user_id: waiting.id }, { nit: '1800050' })
    const visitor = await world.as(admin)
    expect((await visitor.get(LIST)).json()).toMatchObject([{ finding: 'known' }, { finding: 'known' }])
    expect((await visitor.post(GROUP, { ids })).json()).toEqual([
      { id: patient.id, outcome: 'validated' },
      { id: waiting.id, outcome: 'unmatched' },
    ])
  })

  test('Two concurrent group validations validate each person once', async () => {
    await bothKnown()
    const [one, other] = [await world.as(cher), await world.as(admin)]
    const both = await Promise.all([one.post(GROUP, { ids }), other.post(GROUP, { ids: ids.toReversed() })])
    const outcomes = both.flatMap((answer) => answer.json() as { id: number; outcome: string }[])
    for (const id of ids) {
      const own = outcomes.filter((one) => one.id === id).map(({ outcome }) => outcome)
      expect(own.toSorted()).toEqual(['already', 'validated'])
    }
    expect([(await mails()).length, (await acts()).length]).toEqual([2, 2])
  })
})
