import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { banned, cher, giver, patient, waiting } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'

const LIST = '/api/v1/givers/need_validation'
const validate = (id: number) => `/api/v1/givers/${id}/validate`
const invalidate = (id: number) => `/api/v1/givers/${id}/invalidate`

inWorld((world) => {
  const account = (id: number) => world.one('givers', { user_id: id }, 'validation_type', 'validated_at')
  const mails = () => world.all('mails', {})
  const acts = () => world.all('acts', {})

  test('Waiting givers are listed, longest first, with the waiting time in working-day hours', async () => {
    const response = await (await world.as(cher)).get(LIST)
    expect(response.statusCode).toBe(200)
    // Ten days before Tuesday noon: Saturday noon, so six working days and half of a seventh.
    expect(response.json()).toMatchObject([
      {
        id: patient.id,
        firstname: 'Sylvie',
        lastname: 'Renaud',
        email: patient.email,
        phone: patient.phone,
        city: { label_full: 'Dun-sur-Auron (18130)' },
        giver: { nit: '1800050', validation_type: 'waiting' },
        created_at: '2026-02-28T11:00:00.000Z',
        waited_hours: 6 * 24 + 12,
        finding: 'unknown',
      },
      { id: waiting.id, waited_hours: 0, finding: 'unknown' },
    ])
    expect(6 * 24 + 12).toBeGreaterThan(limits.validationDelay)
  })

  test('Blocked or anonymised givers are no longer listed', async () => {
    await world.set('users', { id: waiting.id }, { blocked_at: noon })
    await world.set('users', { id: patient.id }, { is_deleted: true })
    const visitor = await world.as(cher)
    expect((await visitor.get(LIST)).json()).toEqual([])
    for (const { id } of [waiting, patient])
      for (const url of [validate(id), invalidate(id)]) expect((await visitor.put(url)).statusCode).toBe(409)
    expect(await mails()).toEqual([])
  })

  test('A validated giver gets an e-mail, may use the application, and waits no longer', async () => {
    const visitor = await world.as(cher)
    expect((await visitor.put(validate(waiting.id))).statusCode).toBe(200)
    expect(await account(waiting.id)).toEqual({ validation_type: 'manual', validated_at: noon })
    expect(await mails()).toMatchObject([
      {
        user_id: waiting.id,
        recipient: waiting.email,
        subject: 'Votre compte est validé',
        text: expect.stringContaining('https://venaison.example.org/giver'),
        next_attempt_at: noon,
      },
    ])
    expect((await (await world.as(waiting)).get('/api/v1/givers/self')).statusCode).toBe(200)
    expect((await visitor.get(LIST)).json()).toMatchObject([{ id: patient.id }])
  })

  test('A banned giver is told by which federation, and stays excluded', async () => {
    const visitor = await world.as(cher)
    const held = await world.as(waiting)
    expect((await visitor.put(invalidate(waiting.id))).statusCode).toBe(200)
    expect(await account(waiting.id)).toEqual({ validation_type: 'ban', validated_at: null })
    expect(await mails()).toMatchObject([
      {
        recipient: waiting.email,
        subject: 'Votre inscription a été refusée',
        text: expect.stringContaining('Fédération des chasseurs du Cher'),
      },
    ])
    expect((await held.get('/api/v1/givers/self')).statusCode).toBe(403)
  })

  test('A refusal has its day, a reason for the person and a note visible only to staff', async () => {
    const visitor = await world.as(cher)
    const held = await world.as(waiting)
    const sent = { reason: 'Votre NIT est celui d’un autre adhérent.', note: 'A rappelé deux fois.' }
    expect((await visitor.put(invalidate(waiting.id), sent)).statusCode).toBe(200)
    const giverOf = async () => (await held.get('/api/v1/auth/infos')).json().data.user.giver as object
    const refusal = { refused_at: noon.toISOString(), refusal_reason: sent.reason }
    expect(await giverOf()).toMatchObject({ validation_type: 'ban', ...refusal })
    expect((await held.get('/api/v1/auth/infos')).body).not.toContain(sent.note)
    expect((await visitor.get(`/api/v1/users/${waiting.id}`)).json().data).toMatchObject({
      refusal_note: sent.note,
      giver: refusal,
    })
    const [mail] = await mails()
    expect(mail!.text).toContain(sent.reason)
    expect(mail!.text).toContain('06 39 98 00 18')
    expect(mail!.text).not.toContain(sent.note)
    expect(await acts()).toMatchObject([{ act: 'giver.banned', details: { reason: true, note: true } }])
    // The person may request everything stored about them.
    const own = (await held.get('/api/v1/users/self/data')).body
    for (const text of Object.values(sent)) expect(own).toContain(text)
  })

  test('A refusal can become a validation, which deletes its texts', async () => {
    const visitor = await world.as(cher)
    await visitor.put(invalidate(waiting.id), { reason: 'Trop tôt.', note: 'À revoir.' })
    expect((await visitor.put(validate(waiting.id))).statusCode).toBe(200)
    const nothing = { refused_at: null, refusal_reason: null, refusal_note: null }
    const row = await world.one('givers', { user_id: waiting.id })
    expect(row).toMatchObject({ validation_type: 'manual', validated_at: noon, ...nothing })
    expect((await mails()).at(-1)).toMatchObject({ subject: 'Votre compte est validé' })
    expect((await acts()).map(({ act }) => act)).toEqual(['giver.banned', 'giver.validated'])
    expect((await (await world.as(waiting)).get('/api/v1/givers/self')).statusCode).toBe(200)
  })

  test('A reason and a note are optional and limited in length', async () => {
    const visitor = await world.as(cher)
    const text = 'x'.repeat(limits.refusal + 1)
    for (const field of ['reason', 'note']) {
      const answer = await visitor.put(invalidate(waiting.id), { [field]: text })
      expect([field, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([field, 422, [field]])
    }
    expect((await visitor.put(invalidate(waiting.id), { reason: ' ', note: null })).statusCode).toBe(200)
    expect((await mails())[0]!.text).not.toContain('Sa raison')
  })

  test('A decision is made once: repeating it is a conflict and sends no mail', async () => {
    const visitor = await world.as(cher)
    await visitor.put(validate(waiting.id))
    for (const [url, message] of [
      [validate(waiting.id), 'Ce compte a déjà été validé.'],
      [invalidate(waiting.id), 'Ce compte a déjà été validé.'],
      [invalidate(giver.id), 'Ce compte a déjà été validé.'],
      [invalidate(banned.id), 'Ce compte a déjà été banni.'],
    ] as const) {
      const response = await visitor.put(url)
      expect([url, response.statusCode, response.json().message]).toEqual([url, 409, message])
    }
    expect(await mails()).toHaveLength(1)
    expect(await acts()).toHaveLength(1)
  })

  test('A giver with more powers than the caller cannot be validated by them', async () => {
    const role = await world.one('roles', { code: 'admin' }, 'id')
    await world.set('users', { id: waiting.id }, { role_id: role.id })
    const visitor = await world.as(cher)
    expect((await visitor.put(validate(waiting.id))).statusCode).toBe(403)
    expect((await account(waiting.id)).validation_type).toBe('waiting')
  })
})
