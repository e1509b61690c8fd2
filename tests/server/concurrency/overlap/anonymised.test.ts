import { expect, test } from 'vitest'
import { dayAfter } from '../../../../contract/days.ts'
import { informed, planned } from '../../../world/hunts.ts'
import { offerLinkToken, openOffer } from '../../../world/offers.ts'
import { admin, cher, giver, receiver } from '../../../world/people.ts'
import { place } from '../../../world/places.ts'
import { inSharedWorld, noon, today } from '../../support/in-world.ts'
import { HOUR, later } from '../../support/offers.ts'
import { amend, correction, donations, nothing } from '../../support/reports.ts'
import { meetingIn, writing } from './overlapping.ts'

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
  /** A report without any donation, about to be sent. */
  const reporting = async () => {
    const visitor = await world.as(giver)
    return () => visitor.post(donations(informed.id), nothing)
  }
  /** An animal whose examiner is named, about to be noted. */
  const noting = async (tag: string) => {
    const visitor = await world.as(giver)
    return () =>
      visitor.post(`/api/v1/hunts/self/${informed.id}/animals`, {
        specimen_type_id: 1,
        tag,
        examination: 'sound',
        examiner_name: 'Hélène Moreau',
        examiner_number: '18-042',
      })
  }
  const nameOf = async ({ id }: { id: number }) => (await world.one('users', { id }, 'firstname')).firstname

  test('A report sent while its giver’s account ends is stored, and the giver is anonymised', async () => {
    const report = await reporting()
    expect(await both(writing('report_versions'), [report, await anonymising(giver)])).toEqual([200, 200])
    expect(await world.all('report_versions', { hunt_id: informed.id })).toHaveLength(1)
    expect(await nameOf(giver)).toBe('Compte anonymisé')
  })

  test('A report is not stored once the account of its giver has ended', async () => {
    const report = await reporting()
    expect(await both(writing('acts'), [await anonymising(giver), report])).toEqual([200, 401])
  })

  test('A link of a meeting is not made once the account of its giver has ended', async () => {
    const visitor = await world.as(giver)
    const times = { starts_at: later(HOUR), ends_at: later(2 * HOUR), noted_at: noon }
    const delegate = { contact_name: 'Odile Marchand', contact_phone: '0639980077' }
    const where = { hunt_id: planned.id, place: 'La mairie', city_id: place('Bourges').id }
    await world.add('meetings', { id: 900, ...where, ...times, ...delegate })
    const make = () => visitor.put('/api/v1/meetings/900/link')
    expect(await both(writing('acts'), [await anonymising(giver), make])).toEqual([200, 401])
    expect(await world.all('meeting_links', {})).toEqual([])
  })

  test('An offer is not answered by its link once the account of its person has ended', async () => {
    const visitor = await world.as(null)
    const answer = () =>
      visitor.post('/api/v1/offers/linked/answer', { token: offerLinkToken, answer: 'willing' })
    expect(await both(writing('acts'), [await anonymising(receiver), answer])).toEqual([200, 401])
  })

  test('A correction sent while its giver’s account ends is stored', async () => {
    const visitor = await world.as(giver)
    const correct = () => amend(visitor, correction)
    expect(await both(writing('report_versions'), [correct, await anonymising(giver)])).toEqual([200, 200])
  })

  test('An animal noted while its giver’s account ends keeps no name', async () => {
    const note = await noting('A 0042')
    expect(await both(writing('animals'), [note, await anonymising(giver)])).toEqual([200, 200])
    const kept = await world.all('animals', { tag: 'A 0042' }, 'examiner_name')
    expect(kept).toEqual([{ examiner_name: null }])
  })

  test('An animal is not noted, with a name, once the account of its giver has ended', async () => {
    const note = await noting('A 0043')
    expect(await both(writing('acts'), [await anonymising(giver), note])).toEqual([200, 401])
    expect(await world.all('animals', { tag: 'A 0043' })).toEqual([])
  })

  test('Who is anonymised turns no digest on any more', async () => {
    const visitor = await world.as(cher)
    const turnOn = () => visitor.put('/api/v1/users/self/weekly_digest', { wanted: 1 })
    expect(await both(writing('acts'), [await anonymising(cher), turnOn])).toEqual([200, 401])
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
})
