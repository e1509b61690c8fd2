import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayAfter } from '../../../../contract/days.ts'
import { limits } from '../../../../contract/limits.ts'
import type { DbTransaction } from '../../../../server/database.ts'
import { contactId, planned } from '../../../world/hunts.ts'
import { admin, camille, cher, giver, manon, nadia, resetLinkToken, waiting } from '../../../world/people.ts'
import { place } from '../../../world/places.ts'
import { linkTo } from '../../support/assistance.ts'
import { inSharedWorld, noon, today } from '../../support/in-world.ts'
import {
  addTotp,
  calls as factors,
  codeAt,
  requireSecondFactor,
} from '../../support/second-factors/second-factors.ts'
import { seedStaff } from '../../support/staff.ts'
import { account, meetingIn, rows, writing } from './overlapping.ts'

/**
 * Rules under concurrent requests: both requests have started and wait for the same row when they are
 * released. Without the lock or condition behind a rule, both would succeed every time.
 */
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const chosen = 'Sous-bois calme 31'
const second = { ...admin, id: 50_001, email: 'second@example.org', role: 'admin', federation_id: null }

inSharedWorld((world) => {
  const both = meetingIn(world)

  test('A giver is validated once', async () => {
    const visitors = [await world.as(cher), await world.as(admin)]
    const url = `/api/v1/givers/${waiting.id}/validate`
    const hold = (transaction: DbTransaction) =>
      sql`select from users, givers where user_id = id and id = ${waiting.id} for update`.execute(transaction)
    const calls = visitors.map((visitor) => () => visitor.put(url))
    expect(await both(hold, calls)).toEqual([200, 409])
    expect(await world.all('acts', {}, 'act')).toEqual([{ act: 'giver.validated' }])
    expect(await world.all('mails', {})).toHaveLength(1)
  })

  test('One remaining phone reveal is made once, whichever request comes first', async () => {
    const visitor = await world.as(giver, noon, { reveals: { perHour: 1, perDay: 9 } })
    const urls = [manon, camille].map(({ id }) => `/api/v1/contacts/${contactId(planned.id, id)}/phone`)
    await world.remove('phone_reveals', {})
    const calls = urls.map((url) => () => visitor.put(url))
    expect(await both(account(giver.id), calls)).toEqual([200, 429])
    expect(await world.all('phone_reveals', {})).toHaveLength(1)
  })

  test('One remaining computation of contacts is made once', async () => {
    const giverLimits = { ...limits.giver, computationsPerHour: 2 }
    const visitor = await world.as(giver, noon, { giverLimits })
    const compute = () => visitor.post(`/api/v1/hunts/self/${planned.id}/contacts`)
    expect((await compute()).statusCode).toBe(200)
    expect(await both(rows('request_counts'), [compute, compute])).toEqual([200, 429])
  })

  test('One remaining territory is added once', async () => {
    const visitor = await world.as(giver, noon, { giverLimits: { ...limits.giver, territories: 4 } })
    const add = (city_id: number) => () => visitor.post('/api/v1/givers/self/cities', { city_id })
    const calls = [add(place('Sancerre').id), add(place('Fussy').id)]
    expect(await both(writing('giver_cities'), calls)).toEqual([200, 422])
    expect(await world.all('territories', { giver_id: giver.id })).toHaveLength(4)
  })

  test('One remaining hunt is planned once', async () => {
    const visitor = await world.as(giver, noon, { giverLimits: { ...limits.giver, plannedHunts: 2 } })
    const calls = [3, 4].map((days) => () => {
      const body = { started_at: dayAfter(today, days), city_id: place('Vierzon').id, is_wolfhunter: 0 }
      return visitor.post('/api/v1/hunts/self', { ...body, specimen_type_ids: [1], quantities: [1] })
    })
    expect(await both(writing('hunts'), calls)).toEqual([200, 422])
  })

  test('One remaining NIT check is made once', async () => {
    const visitor = await world.as(waiting)
    const attempt = (n: number) => visitor.put('/api/v1/givers/self', { nit: `181000${n}` })
    for (let n = 1; n < limits.nitAttempts.perAccount; n++) expect((await attempt(n)).statusCode).toBe(200)
    const calls = [7, 8].map((n) => () => attempt(n))
    expect(await both(rows('request_counts'), calls)).toEqual([200, 429])
  })

  test.each(['totp', 'recovery'] as const)('A code opens one session (%s)', async (kind) => {
    await requireSecondFactor(world.db(), admin)
    const { secret, codes } = await addTotp(await world.as(admin), noon)
    const code = kind === 'totp' ? codeAt(secret, after(5)) : codes[0]!
    const visitors = [await world.as(admin, after(5)), await world.as(admin, after(5))]
    const calls = visitors.map((visitor) => () => visitor.post(factors.codeProof, { code }))
    const held = rows(kind === 'totp' ? 'totp_secrets' : 'recovery_codes')
    expect(await both(held, calls)).toEqual([200, 422])
  })

  test('A reset link works once', async () => {
    const visitor = await world.as(null)
    const body = { token: resetLinkToken, password: chosen, password_confirmation: chosen }
    const reset = () => visitor.post('/password/reset', body)
    expect(await both(rows('tokens'), [reset, reset])).toEqual([200, 404])
  })

  test('A sign-in link created by staff opens one session', async () => {
    const token = await linkTo(await world.as(cher), nadia.id)
    const visitors = [await world.as(cher), await world.as(cher)]
    const calls = visitors.map((visitor) => () => visitor.post('/login/link', { token }))
    expect(await both(rows('tokens'), calls)).toEqual([200, 404])
  })

  test('Of two administrators who block each other, one stays', async () => {
    await seedStaff(world.db(), second)
    const [one, other] = [await world.as(admin), await world.as(second)]
    const calls = [
      () => one.put(`/api/v1/users/${second.id}/block`),
      () => other.put(`/api/v1/users/${admin.id}/block`),
    ]
    // Both have passed the checks and are about to be recorded.
    const statuses = await both(writing('acts'), calls)
    expect(statuses).toEqual([200, 403])
  })

  test('A user is blocked once', async () => {
    const visitors = [await world.as(cher), await world.as(admin)]
    const calls = visitors.map((visitor) => () => visitor.put(`/api/v1/users/${nadia.id}/block`))
    expect(await both(account(nadia.id), calls)).toEqual([200, 409])
    expect(await world.all('acts', {}, 'act')).toEqual([{ act: 'user.blocked' }])
  })
})
