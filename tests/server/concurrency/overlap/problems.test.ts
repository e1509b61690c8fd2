import { expect, test } from 'vitest'
import { received } from '../../../world/hunts.ts'
import { paul, wolfhunter } from '../../../world/people.ts'
import { inSharedWorld } from '../../support/in-world.ts'
import { account, meetingIn, rows } from './overlapping.ts'

const words = 'Un abcès dans l’épaule'

/** Reporting a problem while its giver changes the animal. */
inSharedWorld((world) => {
  const both = meetingIn(world)
  const reports = () => world.all('reported_problems', {})
  const mails = () => world.all('mails', { recipient: 'cher@chasse.example.org' })
  const acts = () => world.all('acts', { act: 'problem.reported' })
  async function calls() {
    const [person, hunter] = [await world.as(paul), await world.as(wolfhunter)]
    return {
      report: () => person.post(`/api/v1/animals/received/${received.id}/problems`, { text: words }),
      takeBack: () => hunter.put(`/api/v1/animals/${received.id}/take_back`),
    }
  }

  test('An animal whose hand-over is undone first cannot be reported, and the federation is not notified', async () => {
    const { report, takeBack } = await calls()
    expect(await both(rows('animals'), [takeBack, report])).toEqual([200, 404])
    expect([await reports(), await mails(), await acts()]).toEqual([[], [], []])
  })

  test('One that is reported first is forwarded, and its hand-over can be undone afterwards', async () => {
    const { report, takeBack } = await calls()
    expect(await both(rows('animals'), [report, takeBack])).toEqual([200, 200])
    expect([(await reports()).length, (await mails()).length, (await acts()).length]).toEqual([1, 1, 1])
  })

  test('A problem reported from two devices concurrently is one report, one mail and one audit log entry', async () => {
    const { report } = await calls()
    expect(await both(account(paul.id), [report, report])).toEqual([200, 200])
    expect([(await reports()).length, (await mails()).length, (await acts()).length]).toEqual([1, 1, 1])
  })
})
