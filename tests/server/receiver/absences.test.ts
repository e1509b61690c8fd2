import { expect, test } from 'vitest'
import { findCandidates } from '../../../server/queries/giver/offer-candidates.ts'
import { DAY, parisDay } from '../../../contract/days.ts'
import { hashOfId } from '../../../server/security/secret.ts'
import { planned } from '../../world/hunts.ts'
import { contested } from '../../world/offers.ts'
import { admin, cher, giver, manon, paul, receiver, yves } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import {
  accepted,
  act,
  confirm,
  ends,
  entry,
  mine,
  noteBoar,
  say,
  stateOf,
  willing,
} from '../support/meetings.ts'
import { mailsTo, of, offerTo, own } from '../support/offers.ts'

/** When somebody is asked again, so many days after noon. */
const days = (count: number) => new Date(noon.getTime() + count * DAY)
const LIST = '/api/v1/absences'

inWorld((world) => {
  /** Absences of a person, each so many days before today, all recorded by the giver. */
  const seedAbsences = (person: { id: number }, ...daysAgo: number[]) =>
    world.add(
      'offers',
      daysAgo.map((ago, at) => ({
        id: 700 + person.id * 10 + at,
        hunt_id: contested.hunt_id,
        receiver_id: person.id,
        state: 'noShow' as const,
        sounded_at: days(-ago - 1),
        expires_at: days(-ago),
        missed_at: days(-ago),
        reason: 'distance' as const,
        received: 0,
        distance: 4,
      })),
    )
  const behind = async (person: { id: number }, on = noon) =>
    (await findCandidates(world.db(), planned.id, parisDay(on))).find(({ id }) => id === person.id)
      ?.behind_until
  const acts = async () => (await world.all('acts', {})).map(({ act }) => act)

  test('One absence changes nothing; two within 60 days put a person last for 30 days', async () => {
    await seedAbsences(paul, 5)
    await seedAbsences(yves, 66, 5)
    await seedAbsences(manon, 65, 5)
    expect(await Promise.all([paul, yves, manon].map((person) => behind(person)))).toEqual([
      null,
      null,
      '2026-04-04',
    ])
    expect(await behind(manon, days(25))).toBe('2026-04-04')
    expect(await behind(manon, days(26))).toBe(null)
  })

  test('A person placed last is still asked, with the reason displayed to both sides', async () => {
    await seedAbsences(manon, 20, 5)
    const hunter = await world.as(giver)
    const asked = await hunter.post(`/api/v1/hunts/self/${planned.id}/offers`, { count: 20 })
    expect(asked.statusCode).toBe(200)
    const reasons = (await of(hunter, manon)).reason
    expect(reasons).toContain('passe après les autres jusqu’au 4 avril 2026')
    const first = (await own(await world.as(manon)))[0]!
    expect(first.reason).toContain('vous passez après les autres jusqu’au 4 avril 2026, car deux absences')
  })

  test('The person is notified, contests with one tap, from two devices, and it does not count any more', async () => {
    await seedAbsences(manon, 20)
    await accepted(world, manon, entry())
    const after = await world.as(giver, ends)
    for (let times = 0; times < 2; times++) expect((await act(after, manon, 'no_show')).statusCode).toBe(200)
    expect((await mailsTo(world, manon)).filter((subject) => subject.includes('absence'))).toEqual([
      'Une absence a été notée',
    ])
    const visitor = await world.as(manon, ends)
    const read = (await own(visitor)).find(({ state }) => state === 'noShow')!
    expect(read.absence).toEqual({
      state: 'noted',
      may_contest: true,
      contest_until: '2026-05-09',
      behind_until: '2026-04-09',
    })
    const path = `/api/v1/offers/${read.id}/absence/contest`
    const [one, two] = await Promise.all([visitor.put(path, { words: 'J’y étais' }), visitor.put(path, {})])
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    expect(one.json().data.absence).toMatchObject({ state: 'contested', behind_until: null })
    expect((await acts()).filter((act) => act.startsWith('absence.'))).toEqual([
      'absence.noted',
      'absence.contested',
    ])
  })

  test('An absence that does not exist, or is too old, cannot be contested', async () => {
    const { id } = await accepted(world, manon, entry())
    const path = `/api/v1/offers/${id}/absence/contest`
    expect((await (await world.as(manon)).put(path, {})).statusCode).toBe(409)
    await act(await world.as(giver, ends), manon, 'no_show')
    expect((await (await world.as(manon)).put(path, { words: 'x'.repeat(501) })).statusCode).toBe(422)
    const [last, late] = [await world.as(manon, days(60)), await world.as(manon, days(61))]
    for (const visitor of [last, late]) {
      const absence = { may_contest: visitor === last, contest_until: '2026-05-09' }
      expect((await own(visitor)).find((offer) => offer.id === id)).toMatchObject({ absence })
    }
    expect((await late.put(path, {})).json().message).toContain('délai')
    expect((await last.put(path, {})).statusCode).toBe(200)
  })

  test('Nobody notes an absence more than a week after the meeting', async () => {
    await accepted(world, manon, entry())
    const late = await act(await world.as(giver, days(8)), manon, 'no_show')
    expect(late.json().message).toContain('dans les 7 jours')
    expect((await act(await world.as(giver, days(7)), manon, 'no_show')).statusCode).toBe(200)
  })

  test('Staff of the giver’s federation reads who contests an absence, and why', async () => {
    const { data, meta } = (await (await world.as(cher)).get(LIST)).json()
    expect(meta.total).toBe(1)
    const names = { receiver: 'Julie Fontaine', giver: 'Hélène Moreau' }
    expect(data).toMatchObject([{ id: contested.id, ...names, words: contested.words, others: 0 }])
  })

  test('Upheld, it counts again and the person is notified once; no other decision is possible', async () => {
    await seedAbsences(receiver, 5)
    const staff = await world.as(cher)
    const uphold = `${LIST}/${contested.id}/uphold`
    const answers = await Promise.all([staff.put(uphold), staff.put(uphold)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await staff.put(`${LIST}/${contested.id}/lift`)).json().message).toContain('maintenue')
    expect(await mailsTo(world, receiver)).toEqual(['Votre absence est maintenue'])
    expect(await mailsTo(world, giver)).toEqual([])
    const { absence } = (await own(await world.as(receiver))).find(({ id }) => id === contested.id)!
    expect(absence).toMatchObject({ state: 'upheld', may_contest: false, behind_until: '2026-04-04' })
    expect(await acts()).toContain('absence.upheld')
    const again = await (await world.as(receiver)).put(`/api/v1/offers/${contested.id}/absence/contest`, {})
    expect(again.statusCode).toBe(409)
  })

  test('Lifted, it never counts again, both are told, and the giver cannot take it back any more', async () => {
    await seedAbsences(receiver, 5)
    expect((await (await world.as(admin)).put(`${LIST}/${contested.id}/lift`)).statusCode).toBe(200)
    expect(await mailsTo(world, receiver)).toEqual(['Votre absence est annulée'])
    expect(await mailsTo(world, giver)).toEqual(['Une absence que vous aviez notée est annulée'])
    const { absence } = (await own(await world.as(receiver))).find(({ id }) => id === contested.id)!
    expect(absence).toMatchObject({ state: 'lifted', behind_until: null })
    const back = await (await world.as(giver)).put(`/api/v1/offers/${contested.id}/no_show`, { came: 1 })
    expect(back.json().message).toContain('a déjà annulé')
  })

  test('Recorded by mistake, it is undone: the meeting is restored, with the animal while it is free', async () => {
    const hunter = await willing(world, manon)
    const boar = await noteBoar(hunter, 'M 9')
    await confirm(hunter, manon, entry({ specimen_type_id: null, animal_id: boar }))
    await say(await world.as(manon), 'accepted')
    const after = await world.as(giver, ends)
    const { id } = await of(after, manon)
    const back = () => after.put(`/api/v1/offers/${id}/no_show`, { came: 1 })
    expect((await back()).statusCode).toBe(200)
    await act(after, manon, 'no_show')
    for (let times = 0; times < 2; times++) expect((await back()).statusCode).toBe(200)
    expect([await stateOf(after, boar), (await of(after, manon)).state]).toEqual(['held', 'accepted'])
    expect((await mine(await world.as(manon, ends))).absence).toBe(null)
    expect(await mailsTo(world, manon)).toContain('L’absence notée était une erreur')
    const { data } = (await (await world.as(cher, ends)).get('/api/v1/federations/1/acts')).json()
    const noted = data.filter(({ act }: { act: string }) => act.startsWith('absence.'))
    expect(noted).toMatchObject([
      { act: 'absence.taken_back', by: { id: giver.id }, on: { id: manon.id }, details: { offer: id } },
      { act: 'absence.noted', by: { id: giver.id }, on: { id: manon.id }, details: { offer: id } },
    ])
    expect((await act(after, manon, 'hand_over')).statusCode).toBe(200)
    expect((await back()).json().message).toContain('rien à reprendre')
  })

  test('It cannot be undone while the person has another open offer of the hunt', async () => {
    await accepted(world, manon, entry())
    const after = await world.as(giver, ends)
    const { id } = await of(after, manon)
    await act(after, manon, 'no_show')
    expect((await after.put(offerTo(manon))).statusCode).toBe(200)
    const back = await after.put(`/api/v1/offers/${id}/no_show`, { came: 1 })
    expect(back.json().message).toContain('une autre proposition ouverte')
  })

  test('A contested absence is erased with its person', async () => {
    await (await world.as(admin)).delete(`/api/v1/users/${receiver.id}/delete`)
    expect((await (await world.as(cher)).get(LIST)).json().data).toEqual([])
    expect((await (await world.as(cher)).put(`${LIST}/${contested.id}/lift`)).statusCode).toBe(404)
  })

  test('The page of a link does not mention absences', async () => {
    const { id } = await accepted(world, manon, entry())
    await act(await world.as(giver, ends), manon, 'no_show')
    const token = 'the link that was mailed'
    await world.set('offers', { id }, { token_hash: hashOfId(token) })
    const { data } = (await (await world.as(null, ends)).post('/api/v1/offers/linked', { token })).json()
    expect([data.state, data.absence]).toEqual(['noShow', null])
  })
})
