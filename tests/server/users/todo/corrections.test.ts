import { expect, test } from 'vitest'
import { applyRetention } from '../../../../server/rules/retention/retention.ts'
import { asked } from '../../../world/hunts.ts'
import { admin, cher, giver, luc } from '../../../world/people.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import { retentionOf } from '../../support/retention.ts'

const LIST = '/api/v1/corrections'
const accept = `${LIST}/${asked.id}/accept`
const refuse = `${LIST}/${asked.id}/refuse`
const answer = { reason: 'Le carnet de chasse ne le montre pas' }

inWorld((world) => {
  const donations = () => world.all('donations', { hunt_id: asked.hunt_id })
  const mails = async () =>
    (await world.all('mails', {})).map(({ text, ...mail }) => ({
      ...mail,
      text: text.replaceAll('\u00a0', ' '),
    }))
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

  test('Accepted, it is the latest version and counts from then on, and the giver is notified', async () => {
    const visitor = await world.as(cher)
    expect((await visitor.put(accept)).statusCode).toBe(200)
    const given = { receiver_id: luc.id, specimen_type_id: 1, quantity: 2, federation_id: 1 }
    expect(await donations()).toMatchObject([given])
    const { state, version, versions } = await report()
    expect([state, version]).toEqual(['accepted', 2])
    expect(versions[0]).toMatchObject({
      number: 2,
      author: 'Hélène Moreau',
      reason: asked.reason,
      recorded_at: noon.toISOString(),
    })
    const text = expect.stringContaining('à Bourges') as string
    const told = { recipient: giver.email, subject: 'Votre correction est acceptée', text }
    expect(await mails()).toMatchObject([told])
    expect(await cards()).toBe('accepted')
    const [entry] = (await visitor.get('/api/v1/federations/1/acts')).json().data
    expect(entry).toMatchObject({ act: 'report.accepted', by: { id: cher.id }, on: { id: giver.id } })
  })

  test('Refused, the report is unchanged, and the giver is told the reason', async () => {
    const visitor = await world.as(cher)
    expect((await visitor.put(refuse, answer)).statusCode).toBe(200)
    expect(await donations()).toEqual([])
    expect(await report()).toMatchObject({ state: 'refused', version: 1, request: { answer: answer.reason } })
    const [mail] = await mails()
    expect(mail!.text).toContain(`Sa raison : « ${answer.reason} »`)
    expect(await cards()).toBe('refused')
    const acts = await world.all('acts', { act: 'report.refused' }, 'details')
    expect(JSON.stringify(acts)).not.toContain('carnet')
  })

  test('Whose giver has gone to another federation since is answered, and signed, by that of the report', async () => {
    await world.set('federations', { id: 1 }, { contact_email: 'cher-office@example.org' })
    await world.set('federations', { id: 2 }, { contact_email: 'indre-office@example.org' })
    await world.set('users', { id: giver.id }, { federation_id: 2 })
    expect((await (await world.as(cher)).put(refuse, answer)).statusCode).toBe(200)
    const [mail] = await mails()
    expect(mail!.text).toContain('cher-office@example.org')
    expect(mail!.text).not.toContain('indre-office@example.org')
    expect(await world.all('acts', { act: 'report.refused' })).toMatchObject([{ federation_id: 1 }])
  })

  test('Deleting a federation keeps the reports sent to it', async () => {
    const loiret = { id: 45, name: 'Fédération du Loiret', code: 'FDC45', department_code: '45' }
    await world.add('federations', { ...loiret, created_at: noon })
    const { hunt_id } = asked
    await world.set('report_versions', { hunt_id }, { federation_id: loiret.id })
    const visitor = await world.as(admin)
    expect((await visitor.delete(`/api/v1/federations/${loiret.id}`)).statusCode).toBe(200)
    const kept = await world.all('report_versions', { hunt_id })
    expect(kept).toMatchObject([{ number: 1, federation_id: null }])
    expect((await visitor.put(accept)).statusCode).toBe(200)
  })

  test.each([
    ['acceptée', () => [accept] as const],
    ['refusée', () => [refuse, answer] as const],
  ])('Decided again, it says what was decided: %s', async (word, decided) => {
    const visitor = await world.as(cher)
    const [path, body] = decided()
    expect((await visitor.put(path, body)).statusCode).toBe(200)
    for (const again of [await visitor.put(accept), await visitor.put(refuse, answer)])
      expect([again.statusCode, again.json().message]).toEqual([409, `Cette correction a déjà été ${word}.`])
    expect(await mails()).toHaveLength(1)
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
    const retention = retentionOf(world.db(), noon)
    await world.remove('phone_reveals', {})
    await world.set('hunts', { id: asked.hunt_id }, { started_at: '2025-06-01' })
    const kept = () => world.all('contacts', { hunt_id: asked.hunt_id }, 'receiver_id')
    await applyRetention(retention)
    expect(await kept()).toEqual([{ receiver_id: luc.id }])
    await (await world.as(cher)).put(refuse, answer)
    await applyRetention(retention)
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
    expect((await mails()).filter(({ subject }) => subject.includes('correction'))).toEqual([])
  })
})
