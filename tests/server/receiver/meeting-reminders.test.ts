import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { remindDue } from '../../../server/rules/offers/offer-deadlines.ts'
import { planned } from '../../world/hunts.ts'
import { manon, paul } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import { confirm, entry, say, starts, willing } from '../support/meetings.ts'
import { mailsTo } from '../support/offers.ts'

const due = new Date(starts.getTime() - limits.meetings.reminder)
const early = new Date(due.getTime() - 1000)
const subject = 'Rendez-vous à 18 h : votre gibier vous attend'

inWorld((world) => {
  const remind = (now: Date) => remindDue(world.db(), now, 'https://venaison.example')
  const reminders = async (person: { email: string }) =>
    (await mailsTo(world, person)).filter((one) => one === subject)

  test('A person who accepted is reminded two hours before, once, whichever server does it', async () => {
    const hunter = await willing(world, manon, paul)
    for (const person of [manon, paul]) await confirm(hunter, person, entry())
    await say(await world.as(manon), 'accepted')
    expect(await remind(early)).toBe(0)
    const counts = await Promise.all([remind(due), remind(due), remind(due)])
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    expect([await reminders(manon), await reminders(paul)]).toEqual([[subject], []])
    const { text } = (await world.all('mails', { recipient: manon.email })).at(-1)!
    for (const word of ['Place de l’église', 'Bourges', 'https://venaison.example/receiver'])
      expect(text).toContain(word)
  })

  test('People who gave up, accepted late, or whose meeting has started are not reminded', async () => {
    const hunter = await willing(world, manon, paul)
    for (const person of [manon, paul]) await confirm(hunter, person, entry())
    await say(await world.as(manon), 'accepted')
    await say(await world.as(manon), 'cancelled')
    await say(await world.as(paul, due), 'accepted')
    expect(await remind(due)).toBe(0)
    await confirm(hunter, paul, entry())
    await world.set('offers', { hunt_id: planned.id, receiver_id: paul.id }, { remind_at: due })
    expect(await remind(starts)).toBe(1)
    expect([await reminders(manon), await reminders(paul)]).toEqual([[], []])
  })
})
