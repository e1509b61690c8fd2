import { expect, test } from 'vitest'
import { applyRetention } from '../../../../server/rules/retention/retention.ts'
import { asked } from '../../../world/hunts.ts'
import { admin, cher, giver, indre, luc } from '../../../world/people.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import { retentionOf } from '../../support/retention.ts'
import { seedStaff } from '../../support/staff.ts'

const LIST = '/api/v1/corrections'
const accept = `${LIST}/${asked.id}/accept`
const refuse = `${LIST}/${asked.id}/refuse`
const answer = { reason: 'Le carnet de chasse ne le montre pas' }

inWorld((world) => {
  const donations = () =>
    world.all(
      'donations',
      { hunt_id: asked.hunt_id },
      'receiver_id',
      'specimen_type_id',
      'quantity',
      'federation_id',
    )
  const mails = async () => {
    const rows = await world
      .db()
      .selectFrom('mails')
      .select(['recipient', 'subject', 'text'])
      .orderBy('id')
      .execute()
    return rows.map(({ recipient, subject, text }) => [recipient, subject, text.replaceAll('\u00a0', ' ')])
  }
  const report = async () =>
    (await (await world.as(giver)).get(`/api/v1/hunts/self/${asked.hunt_id}/report`)).json().data
  const cards = async () => {
    const { data } = (await (await world.as(giver)).get('/api/v1/hunts/self?hunt_state_code=finished')).json()
    return data.find(({ id }: { id: number }) => id === asked.hunt_id).correction
  }

  test('Staff reads the requested changes, their author and reason', async () => {
    const visitor = await world.as(cher)
    const { data, meta } = (await visitor.get(LIST)).json()
    expect(meta).toEqual({ total: 1, current_page: 1, last_page: 1 })
    expect(data).toMatchObject([
      {
        id: asked.id,
        giver: 'Hélène Moreau',
        hunt: { id: asked.hunt_id, city: 'Bourges' },
        reason: asked.reason,
        assistant: null,
        changes: [
          { person: 'Luc Petit', specimen_type_id: 1, before: 0, after: 2, label_plural: 'sangliers' },
        ],
      },
    ])
    expect((await visitor.get('/api/v1/todo/count')).json().data.corrections).toBe(1)
    expect(await cards()).toBe('requested')
  })

  test('Another federation sees and decides nothing', async () => {
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    const far = await world.as(indre)
    expect((await far.get(LIST)).json().data).toEqual([])
    expect((await far.get('/api/v1/todo/count')).json().data.corrections).toBe(0)
    expect((await far.put(accept)).statusCode).toBe(404)
    expect((await far.put(refuse, answer)).statusCode).toBe(404)
    expect((await report()).state).toBe('requested')
  })

  test('Accepted, it is the latest version and counts from then on, and the giver is notified', async () => {
    const visitor = await world.as(cher)
    expect((await visitor.put(accept)).statusCode).toBe(200)
    expect(await donations()).toEqual([
      { receiver_id: luc.id, specimen_type_id: 1, quantity: 2, federation_id: 1 },
    ])
    const { state, version, versions } = await report()
    expect([state, version]).toEqual(['accepted', 2])
    expect(versions[0]).toMatchObject({
      number: 2,
      author: 'Hélène Moreau',
      reason: asked.reason,
      recorded_at: noon.toISOString(),
    })
    const [[to, subject, text] = [], ...others] = await mails()
    expect([to, subject, others]).toEqual([giver.email, 'Votre correction est acceptée', []])
    expect(text).toContain('à Bourges')
    expect(await cards()).toBe('accepted')
    const entries = (await visitor.get('/api/v1/federations/1/acts')).json().data
    expect(entries[0]).toMatchObject({ act: 'report.accepted', by: { id: cher.id }, on: { id: giver.id } })
  })

  test('Refused, the report is unchanged, and the giver is told the reason', async () => {
    const visitor = await world.as(cher)
    expect((await visitor.put(refuse, answer)).statusCode).toBe(200)
    expect(await donations()).toEqual([])
    expect(await report()).toMatchObject({ state: 'refused', version: 1, request: { answer: answer.reason } })
    const [[, , text] = []] = await mails()
    expect(text).toContain(`Sa raison : « ${answer.reason} »`)
    expect(await cards()).toBe('refused')
    const acts = await world.all('acts', { act: 'report.refused' }, 'details')
    expect(JSON.stringify(acts)).not.toContain('carnet')
  })

  test('Whose giver has gone to another federation since is answered, and signed, by that of the report', async () => {
    const db = world.db()
    const reach = (id: number, contact_email: string) =>
      db.updateTable('federations').set({ contact_email }).where('id', '=', id).execute()
    await reach(1, 'cher-office@example.org')
    await reach(2, 'indre-office@example.org')
    await db.updateTable('users').set({ federation_id: 2 }).where('id', '=', giver.id).execute()
    expect((await (await world.as(cher)).put(refuse, answer)).statusCode).toBe(200)
    const [[, , text] = []] = await mails()
    expect(text).toContain('cher-office@example.org')
    expect(text).not.toContain('indre-office@example.org')
    const acts = db.selectFrom('acts').where('act', '=', 'report.refused').select('federation_id')
    expect(await acts.execute()).toEqual([{ federation_id: 1 }])
  })

  test('Deleting a federation keeps the reports sent to it', async () => {
    const db = world.db()
    const created_at = noon
    const gone = { name: 'Fédération du Loiret', code: 'FDC45', department_code: '45', created_at }
    const { id } = await db.insertInto('federations').values(gone).returning('id').executeTakeFirstOrThrow()
    const of = db.updateTable('report_versions').where('hunt_id', '=', asked.hunt_id)
    await of.set({ federation_id: id }).execute()
    expect((await (await world.as(admin)).delete(`/api/v1/federations/${id}`)).statusCode).toBe(200)
    const kept = db.selectFrom('report_versions').where('hunt_id', '=', asked.hunt_id)
    expect(await kept.select(['number', 'federation_id']).execute()).toEqual([
      { number: 1, federation_id: null },
    ])
    expect((await (await world.as(admin)).put(accept)).statusCode).toBe(200)
  })

  test('Of two concurrent answers, on two servers, one counts', async () => {
    const [one, other] = [await world.as(cher), await world.as(admin)]
    const both = await Promise.all([one.put(accept), other.put(refuse, answer)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await mails()).toHaveLength(1)
    const word = both[0].statusCode === 200 ? 'acceptée' : 'refusée'
    for (const again of [await one.put(accept), await one.put(refuse, answer)])
      expect([again.statusCode, again.json().message]).toEqual([409, `Cette correction a déjà été ${word}.`])
  })

  test.each([
    ['acceptée', () => [accept] as const],
    ['refusée', () => [refuse, answer] as const],
  ])('Decided again, it says what was decided: %s', async (word, decided) => {
    const visitor = await world.as(cher)
    const [path, body] = decided()
    expect((await visitor.put(path, body)).statusCode).toBe(200)
    const again = await visitor.put(accept)
    expect(again.json().message).toBe(`Cette correction a déjà été ${word}.`)
  })

  test('A refusal requires a reason', async () => {
    const visitor = await world.as(cher)
    for (const body of [{}, { reason: ' ' }, { reason: 'No' }, { reason: 'x'.repeat(501) }]) {
      const response = await visitor.put(refuse, body)
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['reason']])
    }
    expect((await report()).state).toBe('requested')
  })

  test('A contact named in a pending correction is kept, and deleted after the answer', async () => {
    const db = world.db()
    await db.deleteFrom('phone_reveals').execute()
    await db.updateTable('hunts').set({ started_at: '2025-06-01' }).where('id', '=', asked.hunt_id).execute()
    const kept = () =>
      db.selectFrom('contacts').where('hunt_id', '=', asked.hunt_id).select('receiver_id').execute()
    await applyRetention(retentionOf(db, noon))
    expect(await kept()).toEqual([{ receiver_id: luc.id }])
    await (await world.as(cher)).put(refuse, answer)
    await applyRetention(retentionOf(db, noon))
    expect(await kept()).toEqual([])
  })

  test('A giver anonymised meanwhile gets no mail, and is not named; the quantities can still be accepted', async () => {
    const visitor = await world.as(cher)
    for (const { id } of [giver, luc])
      expect((await visitor.delete(`/api/v1/users/${id}/delete`)).statusCode).toBe(200)
    const { data } = (await visitor.get(LIST)).json()
    expect(data[0]).toMatchObject({ reason: null, changes: [{ person: null }] })
    expect((await visitor.put(accept)).statusCode).toBe(200)
    expect(await donations()).toHaveLength(1)
    expect((await mails()).filter(([, subject]) => /correction/.test(subject!))).toEqual([])
  })
})
