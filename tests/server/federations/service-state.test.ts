import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ServiceState } from '../../../contract/federations/service-state.ts'
import { admin, giver } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'

const before = (seconds: number) => new Date(noon.getTime() - seconds * 1000)

inWorld((world) => {
  const read = (): Promise<ServiceState> => world.read(admin, '/api/v1/service')

  test('The state says what waits and since when, and when what is over was last deleted', async () => {
    await world.set('mails', {}, { next_attempt_at: null, sent_at: noon })
    await world.set('offers', {}, { remind_at: null, expires_at: before(-60) })
    const version = /^1\d\.\d+/
    expect(await read()).toEqual({
      read_at: noon.toISOString(),
      database: expect.stringMatching(version),
      replicas: expect.any(Array),
      mails: { due: 0, oldest: 0, refused: 0, urgent: null },
      deadlines: { due: 0, oldest: 0 },
      jobs: { running: 0, silent: 0 },
      blocked_sign_ins: 0,
      retained_on: null,
    })
    const mail = { recipient: giver.email, subject: '', text: '', html: '', created_at: before(900) }
    await world.add('mails', [
      { ...mail, next_attempt_at: before(90) },
      { ...mail, next_attempt_at: null },
    ])
    // Urgent mails that left this week, and one of last week.
    const left = (seconds: number, at: Date) => ({
      ...mail,
      lane: 0,
      next_attempt_at: null,
      created_at: new Date(at.getTime() - seconds * 1000),
      sent_at: at,
    })
    await world.add('mails', [
      left(2, before(60)),
      left(4, before(90)),
      left(30, before(80)),
      left(999, before(8 * 86_400)),
    ])
    const failed = { key: 'blocked', failures: 5, failed_at: noon }
    await world.add('sign_in_failures', { ...failed, blocked_until: before(-60) })
    const run = { ended_at: noon, counts: '{}' }
    await world.add('retention_runs', [
      { ...run, day: today },
      { ...run, day: '2026-01-02' },
    ])
    const seen_at = sql<Date>`clock_timestamp() - interval '1 hour'`
    await world.add('federation_jobs', { federation_id: 1, kind: 'init', started_at: noon, seen_at })
    expect(await read()).toMatchObject({
      mails: { due: 1, oldest: 90, refused: 1, urgent: { sent: 3, median: 4, slowest: 30 } },
      jobs: { running: 0, silent: 1 },
      blocked_sign_ins: 1,
      retained_on: today,
    })
  })
})
