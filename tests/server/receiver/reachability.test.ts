import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import type { Barrier } from '../../../contract/receiver/reachability.ts'
import { findReachability } from '../../../server/queries/receiver/receivers.ts'
import { planned } from '../../world/hunts.ts'
import { giver, luc, manon, receiver } from '../../world/people.ts'
import { inWorld, today } from '../support/in-world.ts'

const day = (days: number) => dayAfter(today, days)

inWorld((world) => {
  const { id } = manon
  /** Whether a giver's search lists Manon at the planned hunt, regardless of earlier reveals. */
  const isListed = async () => {
    const visitor = await world.as(giver)
    await world.remove('contacts', { receiver_id: id })
    expect((await visitor.post(`/api/v1/hunts/self/${planned.id}/contacts`)).statusCode).toBe(200)
    return (await world.all('contacts', { receiver_id: id })).length === 1
  }
  const told = async () => (await findReachability(world.db(), id, today)).barriers
  const user = (row: object) => world.set('users', { id }, row)
  const ofReceiver = (row: object) => world.set('receivers', { user_id: id }, row)

  const hindrances: [Barrier, () => Promise<unknown>][] = [
    ['account', () => user({ blocked_at: new Date() })],
    ['account', () => user({ is_deleted: true })],
    ['terms', () => user({ accept_tos_date: null, tos_version: null })],
    ['terms', () => user({ tos_version: '2020-01-01' })],
    ['refused', () => user({ gdpr_state: 'refused' })],
    ['place', () => user({ city_id: null })],
    ['wishes', () => world.remove('wishes', { receiver_id: id })],
    ['availability', () => ofReceiver({ is_always_available: false })],
  ]
  test.for(hindrances)(
    'With the barrier %s, they are told so and no giver finds them',
    async ([barrier, hinder]) => {
      await world.remove('hunt_previsions', { hunt_id: planned.id })
      expect([await told(), await isListed()]).toEqual([[], true])
      await hinder()
      expect([await told(), await isListed()]).toEqual([[barrier], false])
    },
  )

  test('A person who has not decided on their data is found, and told so', async () => {
    await user({ gdpr_state: 'pending' })
    expect(await findReachability(world.db(), id, today)).toMatchObject({ barriers: [], is_undecided: true })
    expect(await isListed()).toBe(true)
    await user({ gdpr_state: 'accepted' })
    expect(await findReachability(world.db(), id, today)).toMatchObject({ barriers: [], is_undecided: false })
  })

  test('A period counts until the end of its last day', async () => {
    await ofReceiver({ is_always_available: false })
    const period = { receiver_id: id, started_at: day(-3), ended_at: day(-1) }
    await world.add('availabilities', period)
    expect(await told()).toEqual(['availability'])
    await world.set('availabilities', {}, { ended_at: today })
    expect(await told()).toEqual([])
    await world.set('availabilities', {}, { started_at: day(40), ended_at: day(41) })
    expect(await told()).toEqual([])
  })

  test('The answer is only about the caller, with all barriers and the number received', async () => {
    const read = async (person: { email: string }) =>
      (await (await world.as(person)).get('/api/v1/receivers/self/reachability')).json().data
    const donations = await world.all('donations', { receiver_id: luc.id })
    const sum = donations.reduce((total, { quantity }) => total + quantity, 0)
    expect(await read(luc)).toMatchObject({ barriers: [], sum_donation: sum })
    await world.remove('wishes', { receiver_id: receiver.id })
    await world.set('receivers', { user_id: receiver.id }, { is_always_available: false })
    expect(await read(receiver)).toMatchObject({ barriers: ['wishes', 'availability'], sum_donation: 0 })
  })
})
