import { describe, expect, test } from 'vitest'
import { deliverDue } from '../../../../server/mails/mail-worker.ts'
import { refusedMail, seedRefusedMail } from '../../../world/mails.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { informed } from '../../../world/hunts.ts'
import {
  admin,
  cher,
  giver,
  luc,
  others,
  patient,
  statistician,
  waiting,
  wolfhunter,
} from '../../../world/people.ts'
import { giveOnly } from '../../support/digests.ts'
import { inWorld, noon } from '../../support/in-world.ts'
import { donations, nothing } from '../../support/reports.ts'

const eva = others.find(({ id }) => id === refusedMail.user_id)!
const TODO = '/api/v1/todo'
const HUNTS = '/api/v1/hunts/overdue'
const MAILS = '/api/v1/mails/refused'
const day = 86_400_000

inWorld((world) => {
  const change = (id: number, values: object) => world.set('users', { id }, values)

  describe('pending work', () => {
    test('is displayed on arrival, with overdue items', async () => {
      await seedRefusedMail(world.db(), noon)
      const { data } = (await (await world.as(cher)).get(TODO)).json()
      expect(data.accounts).toMatchObject({ total: 2, late: 1 })
      expect(data.accounts.rows.map(({ id }: { id: number }) => id)).toEqual([patient.id, waiting.id])
      expect(data.accounts.rows[0]).toMatchObject({ waited_hours: 156, city: 'Dun-sur-Auron' })
      expect(data.deletions).toMatchObject({ total: 2, late: 1 })
      expect(data.hunts.rows[0]).toMatchObject({
        giver: { name: 'Bertrand Roux', phone: wolfhunter.phone },
        city: 'Saint-Amand-Montrond',
        started_at: '2026-03-08',
        days_late: 2,
      })
      expect(data.mails).toMatchObject({ total: 1, rows: [{ person: { name: 'Eva Proche' } }] })
      // Everything that the menu counts is on the page.
      const { id, name, phone } = openedRecall.receivers[0]!
      const row = { id, name, phone, opened_at: noon.toISOString() }
      expect(data.recalls).toEqual({ total: 1, late: 0, rows: [row] })
      expect(data.corrections).toMatchObject({ total: 1, rows: [{ giver: 'Hélène Moreau' }] })
      expect(data.absences).toMatchObject({ total: 1, rows: [{ receiver: 'Julie Fontaine' }] })
    })

    test('hides parts without the permission to answer', async () => {
      await giveOnly(world, statistician, 'users.view')
      const visitor = await world.as(statistician)
      const { data } = (await visitor.get(TODO)).json()
      const { deletions, mails, corrections, absences, recalls } = data
      expect([deletions, mails, corrections, absences, recalls]).toEqual([null, null, null, null, null])
      expect(data.accounts.total).toBe(2)
      const counted = (await visitor.get('/api/v1/todo/count')).json().data
      expect(counted).toEqual({ accounts: 2, hunts: 2 })
    })
  })

  describe('a hunt without a report', () => {
    test('leaves the list with its report, or when its giver is blocked or anonymised', async () => {
      const visitor = await world.as(cher)
      const listed = async () => (await visitor.get(HUNTS)).json().data.map(({ id }: { id: number }) => id)
      expect(await listed()).toEqual([21, informed.id])
      await change(wolfhunter.id, { blocked_at: noon })
      expect(await listed()).toEqual([informed.id])
      const answer = await (await world.as(giver)).post(donations(informed.id), nothing)
      expect(answer.statusCode).toBe(200)
      expect(await listed()).toEqual([])
    })

    test('of today is not late yet, and pages turn', async () => {
      const visitor = await world.as(cher)
      expect((await visitor.get('/api/v1/todo/count')).json().data.hunts).toBe(2)
      const second = (await visitor.get(`${HUNTS}?perPage=1&page=2`)).json()
      expect(second.meta).toEqual({ total: 2, current_page: 2, last_page: 2 })
      expect(second.data[0]).toMatchObject({ id: informed.id, days_late: 1 })
      await world.set('hunts', { id: 21 }, { started_at: '2026-03-10' })
      expect((await visitor.get('/api/v1/todo/count')).json().data.hunts).toBe(1)
    })
  })

  describe('the part of the list that a figure counts', () => {
    const listed = async (query: string, person: { email: string } = admin) => {
      const { data, meta } = (await (await world.as(person)).get(`${HUNTS}?${query}`)).json()
      return [data.map(({ id }: { id: number }) => id), meta.total]
    }

    test('is between two days, both included, and of one federation', async () => {
      expect(await listed('from=2026-03-08&to=2026-03-09')).toEqual([[21, informed.id], 2])
      expect(await listed('from=2026-03-09')).toEqual([[informed.id], 1])
      expect(await listed('to=2026-03-08&perPage=1')).toEqual([[21], 1])
      expect(await listed('federation_id=1&perPage=1')).toEqual([[21], 2])
      expect(await listed('federation_id=2')).toEqual([[], 0])
      await change(wolfhunter.id, { federation_id: 2 })
      expect(await listed('federation_id=2')).toEqual([[21], 1])
      expect(await listed('federation_id=2', cher)).toEqual([[], 0])
    })

    test('refuses days and federations that do not exist', async () => {
      const answer = await (await world.as(cher)).get(`${HUNTS}?from=2026-02-30&federation_id=x`)
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['from', 'federation_id']])
      expect(await listed('federation_id=99999999999')).toEqual([[], 0])
      expect((await (await world.as(cher)).get(`${HUNTS}?from=0000-01-01`)).statusCode).toBe(422)
    })
  })

  describe('an undeliverable mail', () => {
    test('is on the list until somebody has marked it as seen; idempotent', async () => {
      await seedRefusedMail(world.db(), noon)
      const [one, other] = [await world.as(cher), await world.as(admin)]
      expect((await one.get(MAILS)).json().data).toEqual([
        {
          id: refusedMail.id,
          person: { id: eva.id, name: 'Eva Proche', phone: eva.phone },
          recipient: 'near@example.org',
          subject: refusedMail.subject,
          created_at: new Date(noon.getTime() - 3 * day).toISOString(),
          problem: 'EENVELOPE 550',
        },
      ])
      for (const visitor of [one, other])
        expect((await visitor.put(`/api/v1/mails/${refusedMail.id}/seen`)).statusCode).toBe(200)
      expect((await other.get(MAILS)).json().data).toEqual([])
    })

    test('is not one that was sent or is pending', async () => {
      await seedRefusedMail(world.db(), noon)
      const visitor = await world.as(cher)
      for (const values of [{ next_attempt_at: noon }, { next_attempt_at: null, sent_at: noon }]) {
        await world.set('mails', { id: refusedMail.id }, values)
        expect((await visitor.get('/api/v1/todo/count')).json().data.mails).toBe(0)
        expect((await visitor.put(`/api/v1/mails/${refusedMail.id}/seen`)).statusCode).toBe(404)
      }
    })

    test('comes from the outbox after its last attempt', async () => {
      const values = { user_id: luc.id, recipient: luc.email, subject: 'Bonjour', text: '', html: '' }
      await world.add('mails', { ...values, created_at: noon, next_attempt_at: noon, attempts: 39 })
      const deliver = () =>
        Promise.reject(Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 }))
      const log = { info: () => {}, warn: () => {}, error: () => {} }
      await deliverDue({ db: world.db(), deliver, log, now: () => noon })
      const { data } = (await (await world.as(cher)).get(MAILS)).json()
      expect(data).toMatchObject([
        { person: { name: 'Luc Petit', phone: luc.phone }, subject: 'Bonjour', problem: 'EENVELOPE 550' },
      ])
    })
  })
})
