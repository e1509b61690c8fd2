import { expect, test } from 'vitest'
import { remindDue } from '../../../server/rules/offers/offer-deadlines.ts'
import { planned } from '../../world/hunts.ts'
import { openOffer } from '../../world/offers.ts'
import { giver, manon } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import { confirm, entry, say } from '../support/meetings.ts'
import { answer, mailsTo, offerTo, own } from '../support/offers.ts'
import { hoursInFrench } from '../../../contract/dates-in-french.ts'

/**
 * Meetings in nights with a clock change in France, as entered by their givers, and the time two hours
 * before in elapsed time. On 29 March 02:00 is followed by 03:00; on 25 October the hour from 02:00
 * occurs twice, and a meeting within it is in the second one.
 */
const spring = { day: '2026-03-29', eve: '2026-03-28', asked: '2026-03-28T19:00:00Z' }
const autumn = { day: '2026-10-25', eve: '2026-10-24', asked: '2026-10-24T18:00:00Z' }
const meetings = [
  // Three hours before by the clock.
  { ...spring, from: '03:30', to: '04:00', starts: '2026-03-29T01:30:00Z', due: '2026-03-28T23:30:00Z' },
  // Two hours before by the clock would be 02:30, which does not exist.
  { ...spring, from: '04:30', to: '05:00', starts: '2026-03-29T02:30:00Z', due: '2026-03-29T00:30:00Z' },
  // As on any other day.
  { ...spring, from: '10:00', to: '10:30', starts: '2026-03-29T08:00:00Z', due: '2026-03-29T06:00:00Z' },
  // One hour before by the clock.
  { ...autumn, from: '02:30', to: '03:00', starts: '2026-10-25T01:30:00Z', due: '2026-10-24T23:30:00Z' },
  // Two hours before by the clock is 02:30, which occurs twice: the second one, not the first at 00:30Z.
  { ...autumn, from: '04:30', to: '05:00', starts: '2026-10-25T03:30:00Z', due: '2026-10-25T01:30:00Z' },
  { ...autumn, from: '10:00', to: '10:30', starts: '2026-10-25T09:00:00Z', due: '2026-10-25T07:00:00Z' },
]

inWorld((world) => {
  type Night = (typeof meetings)[number]
  const remind = (now: Date) => remindDue(world.db(), now, 'https://venaison.example')
  /** The answer to a giver who confirms a meeting of that night to Manon, on the evening before. */
  async function confirmed({ day, eve, asked, from, to }: Night) {
    const now = new Date(asked)
    await world.remove('offers', { id: openOffer.id })
    await world.set('hunts', { id: planned.id }, { started_at: eve })
    const [hunter, person] = [await world.as(giver, now), await world.as(manon, now)]
    await hunter.put(offerTo(manon))
    await answer(person, (await own(person))[0]!.id, 'willing')
    return { person, answered: await confirm(hunter, manon, entry({ day, from, to })) }
  }
  /** Manon accepted that meeting. */
  async function accepted(night: Night) {
    const { person, answered } = await confirmed(night)
    expect(answered.statusCode).toBe(200)
    expect((await say(person, 'accepted')).statusCode).toBe(200)
    return (await own(person))[0]!.meeting!
  }

  test.each(meetings)('A meeting on $day at $from is reminded of once, at $due', async (meeting) => {
    const { starts_at } = await accepted(meeting)
    const [due, starts] = [new Date(meeting.due), new Date(meeting.starts)]
    expect(starts_at).toBe(starts.toISOString())
    const hour = hoursInFrench(meeting.from).replaceAll('\u00a0', ' ')
    const subject = `Rendez-vous à ${hour} : votre gibier vous attend`
    const mails = async () => (await mailsTo(world, manon)).filter((one) => one.startsWith('Rendez-vous à'))
    // Every 15 minutes from three hours before, as a server polls.
    for (let minutes = 180; minutes > 120; minutes -= 15)
      expect(await remind(new Date(starts.getTime() - minutes * 60_000))).toBe(0)
    expect(await remind(new Date(due.getTime() - 1000))).toBe(0)
    const counts = await Promise.all([remind(due), remind(due)])
    expect([counts[0]! + counts[1]!, await mails()]).toEqual([1, [subject]])
    for (let minutes = 105; minutes >= -60; minutes -= 15)
      expect(await remind(new Date(starts.getTime() - minutes * 60_000))).toBe(0)
    expect(await mails()).toEqual([subject])
  })

  test.each([
    ['from', '02:30', '03:30'],
    ['to', '01:30', '02:30'],
  ])(
    'A meeting in the non-existent hour is refused (%s), so there is no reminder',
    async (field, from, to) => {
      const { answered } = await confirmed({ ...meetings[0]!, from, to })
      expect([answered.statusCode, answered.json().errors]).toEqual([
        422,
        { [field]: ['Cette heure n’existe pas ce jour-là : on passe à l’heure d’été.'] },
      ])
      expect(await remind(new Date('2026-03-29T12:00:00Z'))).toBe(0)
    },
  )
})
