import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ServiceState } from '../../../contract/federations/service-state.ts'
import { admin, cher, giver } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { rowsIn } from '../support/rows.ts'

const before = (seconds: number) => new Date(noon.getTime() - seconds * 1000)

inWorld((world) => {
  const read = async () => {
    const response = await (await world.as(admin)).send('GET', '/api/v1/service')
    expect(response.statusCode).toBe(200)
    return response.json<{ data: ServiceState }>().data
  }

  test('The state says what waits and since when, and when what is over was last deleted', async () => {
    const db = world.db()
    await sql`update mails set next_attempt_at = null, sent_at = ${noon}`.execute(db)
    await sql`update offers set remind_at = null, expires_at = ${before(-60)}`.execute(db)
    await sql`delete from retention_runs`.execute(db)
    await sql`delete from federation_jobs`.execute(db)
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
    await rowsIn(db).add('mails', [
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
    await rowsIn(db).add('mails', [
      left(2, before(60)),
      left(4, before(90)),
      left(30, before(80)),
      left(999, before(8 * 86_400)),
    ])
    await rowsIn(db).add('sign_in_failures', {
      key: 'blocked',
      failures: 5,
      failed_at: noon,
      blocked_until: before(-60),
    })
    const run = { ended_at: noon, counts: '{}' }
    await rowsIn(db).add('retention_runs', [
      { ...run, day: today },
      { ...run, day: '2026-01-02' },
    ])
    const [federation] = await db.selectFrom('federations').select('id').limit(1).execute()
    const job = { federation_id: federation!.id, kind: 'init' as const, started_at: noon }
    await rowsIn(db).add('federation_jobs', {
      ...job,
      seen_at: sql<Date>`clock_timestamp() - interval '1 hour'`,
    })
    expect(await read()).toMatchObject({
      mails: { due: 1, oldest: 90, refused: 1, urgent: { sent: 3, median: 4, slowest: 30 } },
      jobs: { running: 0, silent: 1 },
      blocked_sign_ins: 1,
      retained_on: today,
    })
  })

  test('It is not for who is limited to one federation', async () => {
    const federations = world
      .db()
      .selectFrom('permissions')
      .where('code', '=', 'federations.write')
      .select('id')
    const role = world.db().selectFrom('users').where('email', '=', cher.email).select('role_id')
    await world.add('role_permissions', { role_id: role, permission_id: federations })
    const response = await (await world.as(cher)).send('GET', '/api/v1/service')
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringMatching(/limité à une fédération/),
    ])
  })
})
