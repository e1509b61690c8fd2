import { expect, test } from 'vitest'
import { admin, cher, luc, nadia, paul } from '../../../world/people.ts'
import { inWorld, noon } from '../../support/in-world.ts'

const LIST = '/api/v1/users/deletion_requests'
const own = '/api/v1/users/self/deletion_request'
const day = 86_400_000
const daysAgo = (days: number) => new Date(noon.getTime() - days * day)

inWorld((world) => {
  const row = (id: number) => world.one('users', { id })
  const mails = () => world.all('mails', {})
  /** Only these people of the world request deletion. */
  const only = async (...asked: [id: number, days: number][]) => {
    await world.set('users', {}, { deletion_requested_at: null })
    for (const [id, days] of asked) await world.set('users', { id }, { deletion_requested_at: daysAgo(days) })
  }

  test('The oldest request comes first, with the legal deadline of a month', async () => {
    await only([luc.id, 3], [nadia.id, 40], [paul.id, 28])
    const visitor = await world.as(cher)
    const { data, meta } = (await visitor.get(`${LIST}?perPage=2`)).json()
    expect(meta).toEqual({ total: 3, current_page: 1, last_page: 2 })
    expect(data).toMatchObject([
      { id: nadia.id, asked_on: '2026-01-29', due_on: '2026-02-28', days_left: -10 },
      { id: paul.id, asked_on: '2026-02-10', due_on: '2026-03-10', days_left: 0 },
    ])
    const second = (await visitor.get(`${LIST}?perPage=2&page=2`)).json()
    expect(second.data).toMatchObject([
      { id: luc.id, asked_on: '2026-03-07', due_on: '2026-04-07', days_left: 28 },
    ])
    expect((await visitor.get('/api/v1/todo/count')).json().data.deletions).toBe(3)
  })

  test('A request is answered once; the person is notified, and disappears from the list', async () => {
    await only([luc.id, 3])
    const [one, other] = [await world.as(cher), await world.as(admin)]
    const both = await Promise.all([one, other].map((visitor) => visitor.delete(`${LIST}/${luc.id}`)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await row(luc.id)).toMatchObject({ is_deleted: true, deletion_requested_at: null })
    expect((await one.get('/api/v1/todo/count')).json().data.deletions).toBe(0)
    const [mail, ...none] = await mails()
    expect([mail!.recipient, none]).toEqual([luc.email, []])
    expect(mail!.text).toContain('Comme vous l’avez demandé le 7 mars 2026')
  })

  test('A withdrawn request keeps the account', async () => {
    await only([luc.id, 3])
    const visitor = await world.as(cher)
    expect((await (await world.as(luc)).put(own, { requested: 0 })).statusCode).toBe(200)
    const answer = await visitor.delete(`${LIST}/${luc.id}`)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Cette personne a retiré sa demande : son compte reste comme il est.',
    ])
    expect((await row(luc.id)).firstname).toBe('Luc')
  })

  test('The request of a blocked person is answered too', async () => {
    await only([luc.id, 3])
    await world.set('users', { id: luc.id }, { blocked_at: noon })
    const visitor = await world.as(cher)
    expect((await visitor.get(LIST)).json().data.map(({ id }: { id: number }) => id)).toEqual([luc.id])
    expect((await visitor.delete(`${LIST}/${luc.id}`)).statusCode).toBe(200)
    expect((await row(luc.id)).is_deleted).toBe(true)
  })

  test('A request tells the person the deadline, and notifies their federation once a day, without a name', async () => {
    const contact_email = 'contact@cher.example.org'
    await world.set('federations', { id: 1 }, { contact_email })
    const visitor = await world.as(luc)
    for (const requested of [1, 1, 0, 1]) await visitor.put(own, { requested })
    const told = await mails()
    expect(told.map(({ recipient }) => recipient)).toEqual([luc.email, contact_email, luc.email])
    expect(told[0]!.text).toContain('au plus tard le 10 avril 2026')
    expect(told[1]!.subject).toBe('Une demande de suppression attend votre fédération')
    expect(told[1]!.text).toContain('https://venaison.example.org/users/deletion-requests')
    for (const hidden of [luc.firstname, luc.lastname, luc.email]) expect(told[1]!.text).not.toContain(hidden)
    const tomorrow = await world.as(luc, new Date(noon.getTime() + day))
    for (const requested of [0, 1]) await tomorrow.put(own, { requested })
    expect((await mails()).filter(({ recipient }) => recipient === contact_email)).toHaveLength(2)
  })

  test('Many requests do not flood the federation’s mailbox', async () => {
    const contact_email = 'contact@cher.example.org'
    await world.set('federations', { id: 1 }, { contact_email })
    const open = { blocked_at: null, is_deleted: false, deletion_requested_at: null }
    const asking = await world.all('users', { federation_id: 1, ...open })
    expect(asking.length).toBeGreaterThan(10)
    for (const person of asking) await (await world.as(person)).put(own, { requested: 1 })
    expect((await mails()).filter(({ recipient }) => recipient === contact_email)).toHaveLength(10)
  })
})
