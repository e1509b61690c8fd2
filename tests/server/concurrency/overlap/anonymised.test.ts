import { expect, test } from 'vitest'
import { dayAfter } from '../../../../contract/days.ts'
import { contactId, generous, informed, planned } from '../../../world/hunts.ts'
import { offerLinkToken, openOffer } from '../../../world/offers.ts'
import { admin, camille, cher, giver, receiver } from '../../../world/people.ts'
import { place } from '../../../world/places.ts'
import { inSharedWorld, noon, today } from '../../support/in-world.ts'
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
    return () =>
      visitor.post(`/api/v1/hunts/self/${informed.id}/donations`, {
        contact_ids: [],
        quantities: [],
        specimen_type_ids: [],
      })
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
    const versions = world.db().selectFrom('report_versions').where('hunt_id', '=', informed.id)
    expect(await versions.select('author_id').execute()).toHaveLength(1)
    expect(await nameOf(giver)).toBe('Compte anonymisé')
  })

  test('A report is not stored once the account of its giver has ended', async () => {
    const report = await reporting()
    expect(await both(writing('acts'), [await anonymising(giver), report])).toEqual([200, 401])
  })

  test('A link of a meeting is not made once the account of its giver has ended', async () => {
    const visitor = await world.as(giver)
    const { id } = await world
      .db()
      .insertInto('meetings')
      .values({
        hunt_id: planned.id,
        place: 'La mairie',
        city_id: place('Bourges').id,
        starts_at: new Date(noon.getTime() + 3_600_000),
        ends_at: new Date(noon.getTime() + 7_200_000),
        noted_at: noon,
        contact_name: 'Odile Marchand',
        contact_phone: '0639980077',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const make = () => visitor.put(`/api/v1/meetings/${id}/link`)
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
    const amend = () =>
      visitor.put(`/api/v1/hunts/self/${generous.id}/donations`, {
        contact_ids: [contactId(generous.id, camille.id)],
        quantities: [4],
        specimen_type_ids: [1],
        reason: 'Une erreur de saisie',
        version: 1,
      })
    expect(await both(writing('report_versions'), [amend, await anonymising(giver)])).toEqual([200, 200])
  })

  test('An animal noted while its giver’s account ends keeps no name', async () => {
    const note = await noting('A 0042')
    expect(await both(writing('animals'), [note, await anonymising(giver)])).toEqual([200, 200])
    const kept = world.db().selectFrom('animals').where('tag', '=', 'A 0042').select('examiner_name')
    expect(await kept.execute()).toEqual([{ examiner_name: null }])
  })

  test('An animal is not noted, with a name, once the account of its giver has ended', async () => {
    const note = await noting('A 0043')
    expect(await both(writing('acts'), [await anonymising(giver), note])).toEqual([200, 401])
    const noted = world.db().selectFrom('animals').where('tag', '=', 'A 0043').selectAll()
    expect(await noted.execute()).toEqual([])
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
    const kept = world.db().selectFrom('mails').where('user_id', '=', receiver.id).select('subject')
    expect([await nameOf(receiver), await kept.orderBy('id').execute()]).toEqual(['Compte anonymisé', []])
  })
})
