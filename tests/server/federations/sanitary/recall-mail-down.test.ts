import { expect, test } from 'vitest'
import { deliverDue } from '../../../../server/mails/mail-worker.ts'
import type { Deliver } from '../../../../server/mails/delivery.ts'
import { giver, luc } from '../../../world/people.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import { RECALLS, byTag, recallsIn } from '../../support/recalls.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const down: Deliver = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
}
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)

/** A recall opened while mails cannot be sent must stay effective and lose nobody. */
inWorld((world) => {
  const { latest, open, handOver, boarNow, mailsTo, waiting } = recallsIn(world)
  const deliver = (how: Deliver, now: Date) =>
    deliverDue({ db: world.db(), deliver: how, log, now: () => now })
  const recalled = async (person: { email: string }) =>
    (await mailsTo(person)).filter(({ text }) => text?.includes('SA 0451')).length

  test('The recall is effective, its game is held back, and staff sees who must be called', async () => {
    await handOver()
    const before = await waiting()
    expect((await open(byTag)).statusCode).toBe(200)
    expect(await deliver(down, noon)).toBe(0)
    expect(await latest()).toMatchObject({
      state: 'opened',
      receivers: [
        { name: `${luc.firstname} ${luc.lastname}`, state: 'toTell', mail: 'failed', phone: luc.phone },
      ],
    })
    expect(await boarNow()).toMatchObject({ state: 'recalled', receiver_id: luc.id })
    expect(await waiting()).toBe(before + 1)
    // They read it on their home page, regardless of the mail.
    expect(await world.read(luc, `${RECALLS}/self`)).toMatchObject([{ is_known: false }])
  })

  test('The mail is retried with growing delays, and sent once the server is back', async () => {
    await handOver()
    const told: string[] = []
    const up: Deliver = async ({ recipient, text }) => {
      if (text?.includes('SA 0451')) told.push(recipient)
    }
    await open(byTag)
    for (const moment of [noon, minutes(1), minutes(5), minutes(20)])
      expect(await deliver(down, moment)).toBe(0)
    // The next attempt is not due yet.
    await deliver(up, minutes(20))
    expect(told).toEqual([])
    expect((await latest()).receivers).toMatchObject([{ state: 'toTell', mail: 'failed' }])
    await deliver(up, minutes(90))
    expect(told.toSorted()).toEqual([giver.email, luc.email].toSorted())
    expect((await latest()).receivers).toMatchObject([
      { state: 'told', mail: 'sent', told_at: minutes(90).toISOString() },
    ])
    await deliver(up, minutes(500))
    expect(told).toHaveLength(2)
  })

  test('Opened again meanwhile, it is the same recall, and nobody gets a second mail', async () => {
    await handOver()
    await open(byTag)
    const { id } = await latest()
    await deliver(down, noon)
    expect((await open(byTag)).statusCode).toBe(200)
    expect((await latest()).id).toBe(id)
    expect([await recalled(luc), await recalled(giver)]).toEqual([1, 1])
  })

  test('One failing address does not keep others from being notified', async () => {
    await handOver()
    await open(byTag)
    const told: string[] = []
    await deliver(async ({ recipient }) => {
      if (recipient === luc.email) throw Object.assign(new Error('no such user'), { responseCode: 550 })
      told.push(recipient)
    }, noon)
    expect(told).toContain(giver.email)
    expect(await latest()).toMatchObject({
      state: 'opened',
      receivers: [{ state: 'toTell', mail: 'failed' }],
    })
  })
})
