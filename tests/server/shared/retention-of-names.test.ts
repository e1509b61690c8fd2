import { expect, test } from 'vitest'
import { dayAfter, monthsBefore } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { applyRetention } from '../../../server/rules/retention/retention.ts'
import { planned, contactId } from '../../world/hunts.ts'
import { admin, banned, giver, luc, nadia, paul } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { retentionOf } from '../support/retention.ts'
import { rowsIn } from '../support/rows.ts'

const { retention } = limits
const midnight = (day: string) => new Date(`${day}T00:00:00+01:00`)
const justBefore = (day: string) => new Date(midnight(day).getTime() - 1)

inWorld((world) => {
  const apply = async (now = noon) =>
    Object.fromEntries(
      (await applyRetention(retentionOf(world.db(), now)))!.map(({ name, count }) => [name, count]),
    )

  test('Who started a federation’s job is erased after a year; its result is kept', async () => {
    const last = monthsBefore(today, retention.jobs)
    const job = { federation_id: 1, kind: 'import', state: 'done', started_by: admin.id } as const
    for (const started_at of [justBefore(last), midnight(last)])
      await world.add('federation_jobs', { ...job, started_at, seen_at: started_at, ended_at: started_at })
    expect(await apply()).toMatchObject({ jobs: 1 })
    const jobs = await world
      .db()
      .selectFrom('federation_jobs')
      .select(['state', 'started_by'])
      .orderBy('started_at')
      .execute()
    expect(jobs).toEqual([
      { state: 'done', started_by: null },
      { state: 'done', started_by: admin.id },
    ])
    expect(await apply()).toMatchObject({ jobs: 0 })
    expect((await (await world.as(admin)).get('/api/v1/federations/1/jobs/current')).statusCode).toBe(200)
  })

  test('The names of members whom an import removed are deleted after three months', async () => {
    const last = monthsBefore(today, retention.removedMembers)
    const member = { federation_id: 1, lastname: 'Lambert', firstname: 'Étienne' }
    const gone = [justBefore(last), midnight(last)].map((removed_at, place) => ({
      ...member,
      nit: `180010${place}`,
      removed_at,
    }))
    await world.add('removed_retrievers', gone)
    expect(await apply()).toMatchObject({ removedMembers: 1 })
    const left = await world.all('removed_retrievers', {}, 'nit')
    expect(left).toEqual([{ nit: '1800101' }])
  })

  test('A phone reveal is deleted after three years, and must then be made again', async () => {
    const last = monthsBefore(today, retention.phones)
    const db = world.db()
    await db.deleteFrom('phone_reveals').execute()
    const reveal = (receiver_id: number, shown_at: Date) =>
      db.insertInto('phone_reveals').values({ giver_id: giver.id, receiver_id, shown_at }).execute()
    await reveal(luc.id, justBefore(last))
    await reveal(nadia.id, midnight(last))
    expect(await apply()).toMatchObject({ phones: 1 })
    const left = await db.selectFrom('phone_reveals').select('receiver_id').execute()
    expect(left).toEqual([{ receiver_id: nadia.id }])
    const visitor = await world.as(giver)
    await visitor.post(`/api/v1/hunts/self/${planned.id}/contacts`)
    expect((await visitor.get(`/api/v1/hunts/self/${planned.id}/donations`)).body).not.toContain(luc.phone)
    const count = async (person: { email: string }) =>
      (await (await world.as(person)).get('/api/v1/receivers/self/contact/count')).json().data.number_contacts
    expect(await count(luc)).toBe(0)
    const asked = await visitor.put(`/api/v1/contacts/${contactId(planned.id, luc.id)}/phone`)
    expect([asked.statusCode, asked.json().data.phone]).toEqual([200, luc.phone])
    expect(await count(luc)).toBe(1)
    // The remaining hunt was not reported for years: people called then are ordinary contacts.
    await reveal(paul.id, justBefore(last))
    await rowsIn(db).set('hunts', { id: 2 }, { started_at: dayAfter(last, -400) })
    const counts = await apply()
    expect(counts).toMatchObject({ phones: 1 })
    expect(await apply()).toMatchObject({ phones: 0, contacts: 0 })
  })

  test('The text of a giver’s refusal is erased after a year; the refusal is kept', async () => {
    const last = monthsBefore(today, retention.refusals)
    const refused = (refused_at: Date) =>
      world.set(
        'givers',
        { user_id: banned.id },
        { refused_at, refusal_reason: 'NIT inconnu', refusal_note: 'A appelé' },
      )
    const row = () =>
      world
        .db()
        .selectFrom('givers')
        .select(['validation_type', 'refusal_reason', 'refusal_note'])
        .where('user_id', '=', banned.id)
        .executeTakeFirst()
    await refused(midnight(last))
    expect(await apply()).toMatchObject({ refusals: 0 })
    await refused(justBefore(last))
    expect(await apply()).toMatchObject({ refusals: 1 })
    expect(await row()).toEqual({ validation_type: 'ban', refusal_reason: null, refusal_note: null })
    expect(await apply()).toMatchObject({ refusals: 0 })
  })
})
