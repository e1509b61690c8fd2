import { expect, test } from 'vitest'
import type { LinkedMeeting } from '../../../../contract/giver/meeting-links.ts'
import { planned } from '../../../world/hunts.ts'
import { cher, giver, luc, manon } from '../../../world/people.ts'
import { applyRetention } from '../../../../server/rules/retention/retention.ts'
import { message, type Visitor } from '../../support/app.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import { accepted, ends, entry, say } from '../../support/meetings.ts'
import { HOUR, mailsTo, of, withdraw } from '../../support/offers.ts'
import { retentionOf } from '../../support/retention.ts'

const odile = { contact_name: 'Odile Marchand', contact_phone: '0639980077' }
const meetings = `/api/v1/hunts/self/${planned.id}/delegated_meetings`
const over = new Date(ends.getTime() + HOUR)
const tomorrow = new Date(noon.getTime() + 24 * HOUR)
const gone = 'Ce lien n’est plus valable : la journée du rendez-vous est finie, ou il a été fermé.'

inWorld((world) => {
  /** The giver meets Manon and Luc this evening, with Odile as delegate; the token of her link. */
  async function linked(
    ...people: (typeof manon)[]
  ): Promise<{ hunter: Visitor; id: number; token: string }> {
    for (const person of people) await accepted(world, person, entry({ ...odile, specimen_type_id: 2 }))
    const hunter = await world.as(giver)
    const [{ id }] = (await hunter.get(meetings)).json()
    return { hunter, id, token: await make(hunter, id) }
  }
  const make = async (hunter: Visitor, id: number) => {
    const response = await hunter.put(`/api/v1/meetings/${id}/link`)
    expect(response.statusCode).toBe(200)
    return (response.json().data.url as string).split('/rendez-vous/')[1]!
  }
  const read = (visitor: Visitor, token: string) => visitor.post('/api/v1/meetings/linked', { token })
  const shown = async (visitor: Visitor, token: string) =>
    (await read(visitor, token)).json().data as LinkedMeeting
  const hand = (visitor: Visitor, token: string, offer_id: number, more: object = {}) =>
    visitor.post('/api/v1/meetings/linked/hand_over', { token, offer_id, ...more })
  const miss = (visitor: Visitor, token: string, offer_id: number) =>
    visitor.post('/api/v1/meetings/linked/no_show', { token, offer_id })
  const offers = () => world.all('offers', {})

  test('The link is of no use while its giver waits for the federation or is refused, and offers end then', async () => {
    const { token } = await linked(manon)
    const visitor = await world.as(null)
    const validate = (validation_type: 'auto' | 'waiting') =>
      world.set('givers', { user_id: giver.id }, { validation_type })
    expect((await read(visitor, token)).statusCode).toBe(200)
    await validate('waiting')
    expect(await message(read(visitor, token))).toEqual([404, gone])
    await validate('auto')
    expect((await read(visitor, token)).statusCode).toBe(200)
    await validate('waiting')
    const refused = await (await world.as(cher)).put(`/api/v1/givers/${giver.id}/invalidate`, {})
    expect(refused.statusCode).toBe(200)
    expect(await message(read(visitor, token))).toEqual([404, gone])
    for (const { state } of await world.all('offers', { hunt_id: planned.id }))
      expect(state).toBe('withdrawn')
  })

  test('The link shows the meeting and the people who accepted it, and nobody else; reading changes nothing', async () => {
    const { token } = await linked(manon)
    const before = await offers()
    const visitor = await world.as(null)
    expect((await visitor.open(`/rendez-vous/${token}`)).statusCode).toBe(200)
    const response = await read(visitor, token)
    expect(response.json().data).toEqual({
      place: 'Place de l’église',
      city: 'Bourges',
      starts_at: '2026-03-10T17:00:00.000Z',
      ends_at: '2026-03-10T17:30:00.000Z',
      delegate: 'Odile Marchand',
      is_over: false,
      people: [
        {
          id: expect.any(Number),
          firstname: manon.firstname,
          lastname: manon.lastname,
          phone: manon.phone,
          given: 'chevreuil',
          is_boar: false,
          informing: [],
          obstacle: null,
          state: 'accepted',
        },
      ],
    })
    const others = [giver.lastname, giver.phone, giver.email, manon.email, odile.contact_phone, luc.lastname]
    for (const word of others) expect(response.body).not.toContain(word)
    expect(await offers()).toEqual(before)
  })

  test('« Remis » through the link is visible to the giver at once, with its author; idempotent', async () => {
    const { hunter, token } = await linked(manon)
    const visitor = await world.as(null)
    const [person] = (await shown(visitor, token)).people
    const answers = await Promise.all([1, 2].map(() => hand(visitor, token, person!.id)))
    for (const one of answers) {
      expect(one.statusCode).toBe(200)
      expect(one.json().data.people).toMatchObject([{ state: 'handedOver', phone: null }])
    }
    expect(await of(hunter, manon)).toMatchObject({ state: 'handedOver' })
    expect((await hunter.get(meetings)).json()).toMatchObject([
      { is_open: true, noted: [{ name: `${manon.firstname} ${manon.lastname}`, what: 'handedOver' }] },
    ])
    expect(await world.all('acts', { act: 'delegate.handed_over' })).toHaveLength(1)
  })

  test('A boar is handed over once its message was passed on', async () => {
    await accepted(world, manon, entry(odile))
    const hunter = await world.as(giver)
    const [{ id }] = (await hunter.get(meetings)).json()
    const token = await make(hunter, id)
    const visitor = await world.as(null)
    const [person] = (await shown(visitor, token)).people
    expect(person).toMatchObject({ is_boar: true })
    expect(await message(hand(visitor, token, person!.id))).toEqual([
      422,
      'Confirmez que vous avez transmis le message sur la trichine.',
    ])
    expect((await hand(visitor, token, person!.id, { is_warned: 1 })).statusCode).toBe(200)
  })

  test('« Absent » is possible after the meeting, and the person is notified', async () => {
    const { hunter, token } = await linked(manon)
    const early = await world.as(null)
    const [person] = (await shown(early, token)).people
    expect(await miss(early, token, person!.id)).toMatchObject({ statusCode: 409 })
    const late = await world.as(null, over)
    expect((await shown(late, token)).is_over).toBe(true)
    for (const _ of [1, 2]) expect((await miss(late, token, person!.id)).statusCode).toBe(200)
    expect(await of(hunter, manon)).toMatchObject({ state: 'noShow' })
    const told = (await mailsTo(world, manon)).filter((subject) => /absence/i.test(subject))
    expect(told).toHaveLength(1)
  })

  test('A link that is closed, replaced, expired or of a giver who left is invalid', async () => {
    const { hunter, id, token } = await linked(manon)
    const visitor = await world.as(null)
    const [person] = (await shown(visitor, token)).people
    const opensNothing = async (who: Visitor, which: string) => {
      for (const one of [read(who, which), hand(who, which, person!.id), miss(who, which, person!.id)])
        expect(await message(one)).toEqual([404, gone])
    }
    await opensNothing(visitor, 'another')
    const second = await make(hunter, id)
    await opensNothing(visitor, token)
    expect((await read(visitor, second)).statusCode).toBe(200)
    await opensNothing(await world.as(null, tomorrow), second)
    for (const _ of [1, 2]) expect((await hunter.delete(`/api/v1/meetings/${id}/link`)).statusCode).toBe(200)
    await opensNothing(visitor, second)
    const third = await make(hunter, id)
    await world.set('users', { id: giver.id }, { blocked_at: noon })
    await opensNothing(visitor, third)
  })

  test('A link is valid for its own meeting only', async () => {
    const { token } = await linked(manon)
    const visitor = await world.as(null)
    // Camille accepted a meeting of the wolfhunter's.
    expect(await message(hand(visitor, token, 304, { is_warned: 1 }))).toEqual([
      409,
      'Cette personne n’est plus attendue à ce rendez-vous.',
    ])
  })

  test('A person who gave up is not listed any more, nor is their number', async () => {
    const { token } = await linked(manon)
    const visitor = await world.as(null)
    const [person] = (await shown(visitor, token)).people
    await say(await world.as(manon), 'cancelled')
    expect((await shown(visitor, token)).people).toEqual([])
    expect((await hand(visitor, token, person!.id)).statusCode).toBe(409)
  })

  test('There is no link without a delegate', async () => {
    await accepted(world, manon, entry({ specimen_type_id: 2 }))
    const hunter = await world.as(giver)
    expect((await hunter.get(meetings)).json()).toEqual([])
    const { meeting_id } = await world.one('offers', { state: 'accepted', hunt_id: planned.id })
    expect((await hunter.put(`/api/v1/meetings/${meeting_id}/link`)).statusCode).toBe(404)
  })

  test('Only the hash of a link is stored, until the following night', async () => {
    const { token } = await linked(manon)
    const links = () => world.all('meeting_links', {})
    expect(JSON.stringify(await links())).not.toContain(token)
    for (const [night, left] of [
      [noon, 1],
      [tomorrow, 0],
    ] as const) {
      await applyRetention(retentionOf(world.db(), night))
      expect(await links()).toHaveLength(left)
    }
  })

  test('A meeting that nobody comes to any more is not listed, though another one is', async () => {
    await accepted(world, manon, entry({ ...odile, specimen_type_id: 2 }))
    await accepted(world, luc, entry({ ...odile, specimen_type_id: 2, from: '19:00', to: '19:30' }))
    const hunter = await world.as(giver)
    const starts = async () =>
      (await hunter.get(meetings)).json().map(({ starts_at }: { starts_at: string }) => starts_at)
    expect(await starts()).toEqual(['2026-03-10T17:00:00.000Z', '2026-03-10T18:00:00.000Z'])
    expect((await withdraw(hunter, (await of(hunter, manon)).id)).statusCode).toBe(200)
    expect(await starts()).toEqual(['2026-03-10T18:00:00.000Z'])
  })

  test('Trying many links is rate-limited', async () => {
    const visitor = await world.as(null)
    const attempt = async () => (await read(visitor, 'a guess')).statusCode
    expect(await attempt()).toBe(404)
    // As after 119 of them.
    await world.set('request_counts', {}, { requests: 119 })
    expect([await attempt(), await attempt()]).toEqual([404, 429])
  })
})
