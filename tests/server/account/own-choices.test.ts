import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account/own-data.ts'
import { auditLabels } from '../../../contract/shared/audit-log.ts'
import { findOwnActs } from '../../../server/queries/account/own-data.ts'
import { boar, informed, othersHunts, received } from '../../world/hunts.ts'
import { giver, luc, nadia, paul, receiver, wolfhunter } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'

const [gdpr, newsletter, deletion, data, holders] = [
  '/api/v1/users/self/set_gdpr_state',
  '/api/v1/users/self/newsletter',
  '/api/v1/users/self/deletion_request',
  '/api/v1/users/self/data',
  '/api/v1/receivers/self/contacts',
]
const minute = 60_000
const later = (minutes: number) => new Date(noon.getTime() + minutes * minute)

inWorld((world) => {
  const row = (id: number) => world.one('users', { id })
  const mails = () => world.all('mails', {})

  test('A choice changes thirty times in a quarter of an hour at most: each withdrawal is kept for a year', async () => {
    const visitor = await world.as(luc)
    for (let turn = 0; turn < 15; turn++) {
      expect((await visitor.put(newsletter, { accepted: turn % 2 })).statusCode).toBe(200)
      expect((await visitor.put(gdpr, { gdpr_state: 'accepted' })).statusCode).toBe(200)
    }
    for (const [url, body] of [
      [newsletter, { accepted: 0 }],
      [gdpr, { gdpr_state: 'refused' }],
    ] as const)
      expect((await visitor.put(url, body)).statusCode).toBe(429)
    expect((await (await world.as(receiver)).put(newsletter, { accepted: 1 })).statusCode).toBe(200)
  })

  test('The use of data is accepted or refused, never pending again, and the choice is in the audit log', async () => {
    const visitor = await world.as(luc)
    await world.set('users', { id: luc.id }, { gdpr_state: 'pending' })
    for (const gdpr_state of ['refused', 'refused', 'accepted'])
      expect((await visitor.put(gdpr, { gdpr_state })).statusCode).toBe(200)
    expect((await visitor.put(gdpr, { gdpr_state: 'pending' })).statusCode).toBe(422)
    expect((await row(luc.id)).gdpr_state).toBe('accepted')
    const acts = await world.all('acts', {}, 'act', 'actor_id', 'details')
    expect(acts).toEqual([
      { act: 'user.gdpr', actor_id: luc.id, details: { from: 'pending', to: 'refused' } },
      { act: 'user.gdpr', actor_id: luc.id, details: { from: 'refused', to: 'accepted' } },
    ])
  })

  test('Consent to the newsletter is dated, keeps the first date, and can be withdrawn', async () => {
    const says = async (accepted: unknown, at: Date) => {
      expect((await (await world.as(giver, at)).put(newsletter, { accepted })).statusCode).toBe(200)
      return (await row(giver.id)).newsletter_accepted_at
    }
    expect(await says(1, noon)).toEqual(noon)
    expect(await says(true, later(5))).toEqual(noon)
    expect(await says(0, later(6))).toBeNull()
    expect(await says('1', later(7))).toEqual(later(7))
  })

  test('A request for deletion is dated and acknowledged by one mail; it can be withdrawn', async () => {
    const asks = async (requested: unknown, at: Date) => {
      expect((await (await world.as(receiver, at)).put(deletion, { requested })).statusCode).toBe(200)
      return (await row(receiver.id)).deletion_requested_at
    }
    expect(await asks(1, noon)).toEqual(noon)
    expect(await asks(1, later(1))).toEqual(noon)
    const federation = { user_id: null, recipient: 'cher@chasse.example.org' }
    expect(await mails()).toMatchObject([{ recipient: receiver.email }, federation])
    const { user } = (await (await world.as(receiver)).get('/api/v1/auth/infos')).json().data
    expect(user.deletion_requested_at).toBe(noon.toISOString())
    expect(await asks(0, later(2))).toBeNull()
    expect(await mails()).toHaveLength(2)
    expect((await row(receiver.id)).is_deleted).toBe(false)
  })

  test('Repeated deletion requests do not flood a mailbox', async () => {
    const visitor = await world.as(receiver)
    const statuses = []
    for (let turn = 0; turn < 6; turn++) {
      statuses.push((await visitor.put(deletion, { requested: 1 })).statusCode)
      await visitor.put(deletion, { requested: 0 })
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('The data export is a file that names people dealt with, and contains no phone but the caller’s own', async () => {
    const answer = await (await world.as(giver)).get(data)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="mes-donnees-venaison.json"')
    const own = answer.json().data
    expect(own.account).toMatchObject({ email: giver.email, phone: giver.phone, city: 'Bourges (18000)' })
    expect(own.consents).toMatchObject({ gdpr_state: 'accepted', terms_version: '2025-09-22' })
    expect(own.giver.territories).toEqual(['Bourges (18000)', 'Vierzon (18100)', 'Mehun-sur-Yèvre (18500)'])
    expect(own.giver.hunts).toHaveLength(14)
    expect(own.giver.donations.map(({ receiver: to, quantity }: never) => [to, quantity])).toEqual([
      ['Nadia Rousseau', 2],
      ['Nadia Rousseau', 1],
    ])
    expect(own.giver.phones_obtained).toEqual([
      { receiver: 'Luc Petit', shown_at: later(-3 * 1440).toISOString() },
    ])
    expect(own.receiver).toBeNull()
    expect(own.sessions).toHaveLength(1)
    for (const detail of [luc.phone, nadia.phone, luc.email, 'Manon', wolfhunter.lastname])
      expect(answer.body).not.toContain(detail)
    expect(answer.body).not.toContain('argon2')
  })

  test('The log in the data export is read page by page, each entry once and in order', async () => {
    const pairs = [
      [giver.id, giver.id],
      [luc.id, giver.id],
      [giver.id, null],
      [luc.id, luc.id],
    ] as const
    const values = [...pairs, ...pairs].map(([user_id, actor_id], minutes) => {
      const assistant_id = user_id === luc.id && minutes > 4 ? giver.id : null
      const who = { user_id, actor_id, assistant_id }
      return { act: 'user.updated' as const, ...who, at: later(minutes), details: '{}' }
    })
    await world.add('acts', values)
    const pagesOf = async (size: number) => Array.fromAsync(findOwnActs(world.db(), giver.id, size))
    const [whole = [], ...rest] = await pagesOf(5000)
    expect([whole.map(({ at }) => at), rest]).toEqual([
      [0, 1, 2, 4, 5, 6, 7].map((minutes) => later(minutes)),
      [],
    ])
    const pages = await pagesOf(3)
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1])
    expect(pages.flat()).toEqual(whole)
    const answer = await (await world.as(giver)).get(data, { 'accept-encoding': 'gzip' })
    expect(answer.headers['content-encoding']).toBe('gzip')
    const own = JSON.parse(gunzipSync(answer.rawPayload).toString()) as { data: OwnData }
    expect(own.data.acts.slice(0, 7)).toEqual(
      whole.map(({ at }) => ({ at: at.toISOString(), act: auditLabels['user.updated'] })),
    )
  })

  test('A receiver’s data export contains wishes, received game, and who revealed their number', async () => {
    const own = (await (await world.as(nadia)).get(data)).json().data.receiver
    expect(own.wishes).toEqual([
      { quantity: 2, specimen_type: 'sanglier' },
      { quantity: 2, specimen_type: 'chevreuil' },
    ])
    expect(own.donations[0]).toMatchObject({ giver: 'Hélène Moreau', city: 'Bourges (18000)', quantity: 2 })
    expect(own.phone_holders).toEqual([])
    const files = await world.as(luc)
    expect((await files.get(data)).json().data.receiver.phone_holders).toHaveLength(1)
    const statuses = []
    for (let turn = 0; turn < 10; turn++) statuses.push((await files.get(data)).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })

  test('A receiver sees who revealed their number, latest first; a deleted hunter has no name', async () => {
    const receiver_id = luc.id
    await world.add('phone_reveals', [
      { giver_id: wolfhunter.id, receiver_id, shown_at: noon },
      { giver_id: 3, receiver_id, shown_at: later(1) },
    ])
    await world.set('users', { id: 3 }, { is_deleted: true })
    const visitor = await world.as(luc)
    const first = (await visitor.get(`${holders}?perPage=2`)).json()
    expect(first.meta).toEqual({ total: 3, current_page: 1, last_page: 2 })
    expect(first.data).toEqual([
      { id: 3, firstname: null, lastname: null, city: null, shown_at: later(1).toISOString() },
      {
        id: wolfhunter.id,
        firstname: 'Bertrand',
        lastname: 'Roux',
        city: { label_full: 'Saint-Amand-Montrond (18200)' },
        shown_at: noon.toISOString(),
      },
    ])
    const second = (await visitor.get(`${holders}?perPage=2&page=2`)).json()
    expect(second.data.map(({ id }: { id: number }) => id)).toEqual([giver.id])
    expect((await (await world.as(nadia)).get(holders)).json().data).toEqual([])
  })

  test('The export contains the problems that one has reported oneself', async () => {
    const told = { reported_on: today, mail_id: null }
    await world.add('reported_problems', [
      { ...told, animal_id: received.id, receiver_id: paul.id, text: 'Un abcès dans l’épaule' },
      { ...told, animal_id: boar.id, receiver_id: luc.id, text: 'Une odeur forte' },
    ])
    const own = (await (await world.as(paul)).get(data)).json().data.receiver
    expect(own.problems).toMatchObject([{ text: 'Un abcès dans l’épaule' }])
  })

  test('The export contains the reports of one’s own hunts', async () => {
    const version = { number: 1, state: 'recorded' as const, recorded_at: noon, federation_id: 1 }
    await world.remove('report_versions', {})
    await world.add('report_versions', [
      { ...version, hunt_id: informed.id, author_id: giver.id },
      { ...version, hunt_id: othersHunts[1]!.id, author_id: wolfhunter.id },
    ])
    expect(
      JSON.stringify((await (await world.as(giver)).get(data)).json()).split('"recorded_at"'),
    ).toHaveLength(2)
  })
})
