import { expect, test } from 'vitest'
import { boar, informed, othersHunts, received } from '../../world/hunts.ts'
import { giver, luc, paul, receiver, wolfhunter } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'

/** What somebody does or reads of their own, beside the same of somebody else. */
inWorld((world) => {
  const data = async (person: { email: string }) =>
    (await (await world.as(person)).get('/api/v1/users/self/data')).json().data

  test('Who accepts the terms accepts them for nobody else', async () => {
    await world.set('users', {}, { tos_version: null, accept_tos_date: null })
    const visitor = await world.as(receiver)
    expect((await visitor.put('/api/v1/users/self/accept_tos', { accept_tos: 1 })).statusCode).toBe(200)
    const accepted = world.db().selectFrom('users').where('tos_version', 'is not', null).select('id')
    expect(await accepted.execute()).toEqual([{ id: receiver.id }])
  })

  test('The export contains the problems that one has reported oneself', async () => {
    const told = { reported_on: today, mail_id: null }
    await world.add('reported_problems', [
      { ...told, animal_id: received.id, receiver_id: paul.id, text: 'Un abcès dans l’épaule' },
      { ...told, animal_id: boar.id, receiver_id: luc.id, text: 'Une odeur forte' },
    ])
    const { receiver: own } = await data(paul)
    expect(own.problems.map(({ text }: { text: string }) => text)).toEqual(['Un abcès dans l’épaule'])
  })

  test('The export contains the reports of one’s own hunts', async () => {
    const version = {
      number: 1,
      state: 'recorded' as const,
      recorded_at: noon,
      federation_id: 1,
      assistant_id: null,
      reason: null,
      idempotency_key: null,
    }
    await world.remove('report_versions', {})
    await world.add('report_versions', [
      { ...version, hunt_id: informed.id, author_id: giver.id },
      { ...version, hunt_id: othersHunts[1]!.id, author_id: wolfhunter.id },
    ])
    expect(JSON.stringify(await data(giver)).split('"recorded_at"')).toHaveLength(2)
  })
})
