import { expect, test } from 'vitest'
import { planned } from '../../../world/hunts.ts'
import { admin, giver, manon, paul } from '../../../world/people.ts'
import { applyRetention } from '../../../../server/rules/retention/retention.ts'
import { retentionOf } from '../../support/retention.ts'
import { inWorld, noon, today, type World } from '../../support/in-world.ts'
import { accepted, confirm, ends, entry, promised, say, starts, willing } from '../../support/meetings.ts'
import { HOUR, later, mailsTo, of, own, withdraw } from '../../support/offers.ts'

const notComing = 'Rendez-vous annulé : ne venez pas'

/** What calls a meeting of this evening off, by whom. */
const deeds: Record<string, (world: World) => Promise<{ statusCode: number }>> = {
  'its hunt is deleted': async (world) => (await world.as(giver)).delete(`/api/v1/hunts/self/${planned.id}`),
  'its hunt is moved': async (world) =>
    (await world.as(giver)).put(`/api/v1/hunts/self/${planned.id}`, {
      started_at: '2026-03-15',
      city_id: planned.city_id,
      specimen_type_ids: [],
      quantities: [],
    }),
  'its offer is withdrawn': async (world) => {
    const hunter = await world.as(giver)
    return withdraw(hunter, (await of(hunter, manon)).id)
  },
  'its giver is blocked': async (world) => (await world.as(admin)).put(`/api/v1/users/${giver.id}/block`),
  'its giver is banned': async (world) => {
    await world.set('givers', { user_id: giver.id }, { validation_type: 'waiting' })
    return (await world.as(admin)).put(`/api/v1/givers/${giver.id}/invalidate`)
  },
  'its giver is anonymised': async (world) =>
    (await world.as(admin)).delete(`/api/v1/users/${giver.id}/delete`),
}

inWorld((world) => {
  const linked = async (token: string, now = noon) =>
    (await world.as(null, now)).post('/api/v1/offers/linked', { token })
  const mailedToken = async () => {
    const rows = await world.all('mails', { recipient: manon.email }, 'text')
    return rows.flatMap(({ text }) => /\/proposition\/(\S+)/.exec(text ?? '')?.[1] ?? []).at(-1)!
  }

  test.each(Object.keys(deeds))(
    'Who is expected is told not to come when %s, by mail, on their page and by their link, until the day is over',
    async (deed) => {
      const { id } = await accepted(world, manon, entry())
      const token = await mailedToken()
      expect((await deeds[deed]!(world)).statusCode).toBe(200)
      expect((await mailsTo(world, manon)).filter((subject) => subject === notComing)).toHaveLength(1)
      const said = {
        id,
        state: 'withdrawn',
        is_called_off: true,
        meeting: { city: 'Bourges', starts_at: starts.toISOString(), place: null },
      }
      const person = await world.as(manon, ends)
      expect((await own(person)).filter((offer) => offer.id === id)).toMatchObject([said])
      expect((await linked(token, ends)).json().data).toMatchObject(said)
      const next = later(24 * HOUR)
      expect((await own(await world.as(manon, next))).some((offer) => offer.is_called_off)).toBe(false)
      await applyRetention(retentionOf(world.db(), next))
      expect(await world.all('called_off_meetings', {})).toEqual([])
    },
  )

  test('Who only said yes, gave up, or came already is not told to stay away', async () => {
    const hunter = await willing(world, manon, paul)
    await confirm(hunter, manon, entry())
    await say(await world.as(manon), 'accepted')
    const late = await world.as(giver, ends)
    await late.delete(`/api/v1/hunts/self/${planned.id}`)
    for (const person of [manon, paul]) {
      expect(await mailsTo(world, person)).toContain('Une proposition a été retirée')
      expect(await mailsTo(world, person)).not.toContain(notComing)
    }
    expect(await world.all('called_off_meetings', {})).toEqual([])
  })

  test('An animal with an anomaly calls its meeting off, and the person’s data say so', async () => {
    const { hunter, boar } = await promised(world, manon, 'M 5')
    const found = { specimen_type_id: 1, examination: 'doubtful', examiner_name: 'J', examiner_number: '1' }
    await hunter.put(`/api/v1/animals/${boar}`, { ...found, tag: 'M 5', version: 2 })
    expect(await mailsTo(world, manon)).toContain(notComing)
    const person = await world.as(manon)
    expect((await own(person))[0]).toMatchObject({ is_called_off: true, given: 'sanglier' })
    const exported = await person.get('/api/v1/users/self/data')
    expect(exported.json().data.receiver.meetings_called_off).toEqual([
      expect.objectContaining({ hunt_started_at: today, starts_at: starts.toISOString() }),
    ])
  })

  test('Giver and staff read beforehand whom they would notify, those expected first', async () => {
    const hunter = await willing(world, paul, manon)
    await confirm(hunter, manon, entry())
    await say(await world.as(manon), 'accepted')
    const first = { firstname: manon.firstname, lastname: manon.lastname, starts_at: starts.toISOString() }
    const other = { firstname: paul.firstname, lastname: paul.lastname, starts_at: null }
    const { data } = (await hunter.get('/api/v1/hunts/self?hunt_state_code=planned&perPage=999999')).json()
    const { expected } = data.find(({ id }: { id: number }) => id === planned.id)
    expect([expected[0], expected]).toEqual([first, expect.arrayContaining([other])])
    const staff = await world.as(admin)
    const user = (await staff.get(`/api/v1/users/${giver.id}`)).json().data
    expect([user.expected[0], user.expected]).toEqual([first, expect.arrayContaining([other])])
    await world.set('givers', { user_id: giver.id }, { validation_type: 'waiting' })
    const waiting = (await staff.get('/api/v1/givers/need_validation')).json()
    expect(waiting.find(({ id }: { id: number }) => id === giver.id).expected).toEqual(user.expected)
  })
})
