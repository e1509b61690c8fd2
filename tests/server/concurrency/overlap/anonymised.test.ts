import { expect, test } from 'vitest'
import { dayAfter } from '../../../../contract/days.ts'
import { generous, informed, planned } from '../../../world/hunts.ts'
import { offerLinkToken, openOffer } from '../../../world/offers.ts'
import { admin, cher, giver, nadia, receiver } from '../../../world/people.ts'
import { place } from '../../../world/places.ts'
import { animals } from '../../support/animals.ts'
import type { Visitor } from '../../support/app.ts'
import { inSharedWorld, noon, today } from '../../support/in-world.ts'
import { HOUR, later } from '../../support/offers.ts'
import { amend, correction, donations, nothing } from '../../support/reports.ts'
import { meetingIn, writing } from './overlapping.ts'

const digest = '/api/v1/users/self/weekly_digest'
const linked = '/api/v1/offers/linked/answer'
const willing = { token: offerLinkToken, answer: 'willing' }

/**
 * Writing about a person whose account is anonymised concurrently: what came first is stored, and what comes
 * after the end of the account leaves nothing of it.
 */
inSharedWorld((world) => {
  const both = meetingIn(world)
  const anonymising = async ({ id }: { id: number }) => {
    const staff = await world.as(admin)
    return () => staff.delete(`/api/v1/users/${id}/delete`)
  }
  const nameOf = async ({ id }: { id: number }) => (await world.one('users', { id }, 'firstname')).firstname

  type Send = (visitor: Visitor) => PromiseLike<{ statusCode: number }>
  const report: Send = (visitor) => visitor.post(donations(informed.id), nothing)
  const examined = { examination: 'sound', examiner_name: 'Hélène Moreau', examiner_number: '18-042' }
  const note: Send = (visitor) => visitor.post(animals(), { specimen_type_id: 1, tag: 'A 0042', ...examined })

  test.each<[string, { email: string } | null, { id: number }, Send]>([
    ['A report is not stored', giver, giver, report],
    ['An animal is not noted, with a name,', giver, giver, note],
    ['A link of a meeting is not made', giver, giver, (visitor) => visitor.put('/api/v1/meetings/900/link')],
    ['A digest is not turned on', cher, cher, (visitor) => visitor.put(digest, { wanted: 1 })],
    ['An offer is not answered by its link', null, receiver, (visitor) => visitor.post(linked, willing)],
  ])('%s once the account of its person has ended', async (_, by, whose, send) => {
    const times = { starts_at: later(HOUR), ends_at: later(2 * HOUR), noted_at: noon }
    const delegate = { contact_name: 'Odile Marchand', contact_phone: '0639980077' }
    const where = { hunt_id: planned.id, place: 'La mairie', city_id: place('Bourges').id }
    await world.add('meetings', { id: 900, ...where, ...times, ...delegate })
    const visitor = await world.as(by)
    const calls = [await anonymising(whose), () => send(visitor)]
    expect(await both(writing('acts'), calls)).toEqual([200, 401])
    expect(await world.all('meeting_links', {})).toEqual([])
    expect(await world.all('animals', { tag: 'A 0042' })).toEqual([])
  })

  test('A report sent while its giver’s account ends is stored, and the giver is anonymised', async () => {
    const visitor = await world.as(giver)
    const calls = [() => report(visitor), await anonymising(giver)]
    expect(await both(writing('report_versions'), calls)).toEqual([200, 200])
    expect(await world.all('report_versions', { hunt_id: informed.id })).toHaveLength(1)
    expect(await nameOf(giver)).toBe('Compte anonymisé')
  })

  test('A correction sent while its giver’s account ends is stored', async () => {
    const visitor = await world.as(giver)
    const calls = [() => amend(visitor, correction), await anonymising(giver)]
    expect(await both(writing('report_versions'), calls)).toEqual([200, 200])
  })

  test('An animal noted while its giver’s account ends keeps no name', async () => {
    const visitor = await world.as(giver)
    expect(await both(writing('animals'), [() => note(visitor), await anonymising(giver)])).toEqual([
      200, 200,
    ])
    const kept = await world.all('animals', { tag: 'A 0042' }, 'examiner_name')
    expect(kept).toEqual([{ examiner_name: null }])
  })

  test('A hunt moved while the receiver of an offer is anonymised leaves them no mail', async () => {
    const visitor = await world.as(giver)
    const move = () =>
      visitor.put(`/api/v1/hunts/self/${planned.id}`, {
        started_at: dayAfter(today, planned.day + 1),
        city_id: place('Bourges').id,
        specimen_type_ids: [1],
        quantities: [2],
        is_wolfhunter: 0,
      })
    expect(openOffer.receiver_id).toBe(receiver.id)
    expect(await both(writing('mails'), [move, await anonymising(receiver)])).toEqual([200, 200])
    expect(await nameOf(receiver)).toBe('Compte anonymisé')
    expect(await world.all('mails', { user_id: receiver.id }, 'subject')).toEqual([])
  })

  test('A line contested while its giver is anonymised leaves them no mail', async () => {
    const visitor = await world.as(nadia)
    const contest = () => visitor.put(`/api/v1/received/self/${generous.id}/contest`)
    expect(await both(writing('mails'), [contest, await anonymising(giver)])).toEqual([200, 200])
    expect(await nameOf(giver)).toBe('Compte anonymisé')
    expect(await world.all('mails', { user_id: giver.id }, 'subject')).toEqual([])
  })
})
