import { expect, test } from 'vitest'
import { planned } from '../../world/hunts.ts'
import { offerLinkToken, openOffer } from '../../world/offers.ts'
import { giver, manon, receiver } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { HOUR, later, of, offerTo } from '../support/offers.ts'

const token = offerLinkToken

inWorld((world) => {
  const read = (visitor: Visitor, which = token) => visitor.post('/api/v1/offers/linked', { token: which })
  const say = (visitor: Visitor, answer: string, which = token) =>
    visitor.post('/api/v1/offers/linked/answer', { token: which, answer })
  const rows = () => world.all('offers', {})

  test('The link shows its offer and nobody else’s data; reading changes nothing', async () => {
    const visitor = await world.as(null)
    const before = await rows()
    const page = await visitor.open(`/proposition/${token}`)
    expect(page.statusCode).toBe(200)
    const shown = await read(visitor)
    const { id } = openOffer
    expect(shown.json().data).toMatchObject({ id, state: 'sounded', city: { label: 'Bourges' } })
    for (const word of [giver.lastname, giver.phone, receiver.lastname, receiver.phone, receiver.email])
      expect(shown.body).not.toContain(word)
    expect(await rows()).toEqual(before)
  })

  test('The link accepts a yes, once, and a withdrawal, as when signed in', async () => {
    const [visitor, hunter] = [await world.as(null), await world.as(giver)]
    const said = await Promise.all([say(visitor, 'willing'), say(visitor, 'willing')])
    for (const one of said) expect([one.statusCode, one.json().data.state]).toEqual([200, 'willing'])
    expect(await of(hunter, receiver)).toMatchObject({ state: 'willing', phone: receiver.phone })
    expect((await say(visitor, 'declined')).statusCode).toBe(409)
    expect((await say(visitor, 'cancelled')).json().data.state).toBe('cancelled')
  })

  test('The mailed link belongs to its offer', async () => {
    const hunter = await world.as(giver)
    await hunter.put(offerTo(manon))
    const { text } = await world.one('mails', { recipient: manon.email }, 'text')
    const [, mailed] = /\/proposition\/(\S+)/.exec(text!)!
    const visitor = await world.as(null)
    expect((await say(visitor, 'declined', mailed)).json().data.state).toBe('declined')
    expect((await of(hunter, manon)).state).toBe('declined')
  })

  test('An unknown link, one of a past hunt, or of a person who left is a 404', async () => {
    const gone = async (visitor: Visitor, which = token) => {
      for (const one of [await read(visitor, which), await say(visitor, 'willing', which)])
        expect([one.statusCode, one.json().message]).toEqual([
          404,
          'Ce lien n’est plus valable : la chasse est passée, ou la proposition n’existe plus.',
        ])
    }
    await gone(await world.as(null), 'another')
    await gone(await world.as(null, later((planned.day + 8) * 24 * HOUR)))
    for (const change of [{ blocked_at: noon }, { blocked_at: null, gdpr_state: 'refused' }] as const) {
      await world.set('users', { id: receiver.id }, change)
      await gone(await world.as(null))
    }
  })

  test('Trying many links is rate-limited', async () => {
    const visitor = await world.as(null)
    const statuses = new Set<number>()
    for (let tried = 0; tried < 61; tried++) statuses.add((await read(visitor, `try ${tried}`)).statusCode)
    expect([...statuses]).toEqual([404, 429])
  })
})
