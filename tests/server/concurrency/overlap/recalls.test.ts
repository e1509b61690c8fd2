import { expect, test } from 'vitest'
import { admin, cher, luc, nadia } from '../../../world/people.ts'
import { inSharedWorld } from '../../support/in-world.ts'
import { byTag, RECALLS, recallsIn, wholeHunt } from '../../support/recalls.ts'
import { meetingIn, rows } from './overlapping.ts'

/** Rules of recalls under concurrent requests. */
inSharedWorld((world) => {
  const both = meetingIn(world)
  const { listed, latest, open, handOver, mailsTo, note, positive, tokenOf } = recallsIn(world)

  test('Two staff members who open the same recall concurrently open one, and everybody gets one mail', async () => {
    const before = (await listed()).length
    const { length: mails } = await mailsTo(nadia)
    const national = { department_code: '18' }
    const calls = [() => open(byTag), () => open({ ...byTag, ...national }, admin)]
    expect(await both(rows('federations'), calls)).toEqual([200, 200])
    expect(await listed()).toHaveLength(before + 1)
    const wider = [() => open(wholeHunt), () => open({ ...wholeHunt, ...national }, admin)]
    expect(await both(rows('federations'), wider)).toEqual([200, 200])
    expect(await listed()).toHaveLength(before + 1)
    expect(await mailsTo(nadia)).toHaveLength(mails + 1)
  })

  test('Two staff members who lift a recall concurrently lift it once, and everybody gets one mail', async () => {
    expect((await handOver()).statusCode).toBe(200)
    expect((await open(byTag)).statusCode).toBe(200)
    const { id } = await latest()
    const { length: mails } = await mailsTo(luc)
    const lift = async (person: typeof cher) =>
      (await world.as(person)).put(`${RECALLS}/${id}/lift`, { reason: 'Mauvais bracelet' })
    expect(await both(rows('recalls'), [() => lift(cher), () => lift(admin)])).toEqual([200, 409])
    // The mail of the recall itself was not yet sent.
    expect(await mailsTo(luc)).toHaveLength(mails)
  })

  test('A person who confirms from two devices while staff records a call has confirmed', async () => {
    expect((await handOver()).statusCode).toBe(200)
    await positive()
    const token = await tokenOf(luc)
    const visitor = await world.as(null)
    const { id } = (await latest()).receivers[0]!
    const confirm = () => visitor.post(`${RECALLS}/linked/acknowledge`, { token })
    expect(
      await both(rows('recalls'), [confirm, confirm, () => note(id, 'attempted', cher, { attempts: 0 })]),
    ).toEqual([200, 200, 409])
    expect(await latest()).toMatchObject({
      state: 'closed',
      receivers: [{ state: 'acknowledged', by: null }],
    })
    const { data } = (await (await world.as(cher)).get('/api/v1/federations/1/acts')).json()
    expect(data.filter(({ act }: { act: string }) => act === 'recall.closed')).toHaveLength(1)
  })
})
