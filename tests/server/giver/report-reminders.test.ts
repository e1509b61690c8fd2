import { expect, test } from 'vitest'
import { remindOfReports } from '../../../server/rules/reports/report-reminders.ts'
import { informed } from '../../world/hunts.ts'
import { cher, giver } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import { mailsTo } from '../support/offers.ts'
import { donations, nothing } from '../support/reports.ts'

/** Nine o’clock in France on a day of March. */
const nine = (day: number) => new Date(`2026-03-${String(day).padStart(2, '0')}T08:00:00Z`)

inWorld((world) => {
  const remind = (now: Date) => remindOfReports(world.db(), now, 'https://venaison.example', 500)
  const got = async (person: { email: string }) =>
    (await mailsTo(world, person)).filter((subject) => subject.endsWith('qui a reçu quoi ?'))
  const state = async () => (await world.one('hunts', { id: informed.id }, 'reminder')).reminder
  /** The giver's hunt is the only one without a report, of Monday 9 March. */
  const only = async () => {
    await world.set('hunts', {}, { reminder: 'stopped' })
    await world.set('hunts', { id: informed.id }, { reminder: 'unreminded' })
  }

  test('The giver is reminded at nine the day after, three and ten days later, and never again', async () => {
    await only()
    for (const [day, mails] of [
      [9, 0],
      [10, 1],
      [11, 1],
      [12, 2],
      [18, 2],
      [19, 3],
      [28, 3],
    ] as const) {
      await remind(new Date(nine(day).getTime() - 1000))
      await remind(nine(day))
      await remind(nine(day))
      expect([day, (await got(giver)).length]).toEqual([day, mails])
    }
    expect(await state()).toBe('remindedThrice')
    const [mail] = await world.all('mails', { recipient: giver.email }, 'id', 'text')
    for (const word of [
      '9 mars 2026',
      'Bourges',
      'même si personne n’a rien reçu',
      `https://venaison.example/giver?report=${informed.id}`,
    ])
      expect(mail!.text).toContain(word)
  })

  test('Not before nine, also on clock changes', async () => {
    await only()
    await world.set('hunts', { id: informed.id }, { started_at: '2026-03-28' })
    expect(await remind(new Date('2026-03-29T06:59:59Z'))).toBe(0)
    expect(await remind(new Date('2026-03-29T07:00:00Z'))).toBe(1)
  })

  test('After a downtime several reminders become one', async () => {
    await only()
    await remind(nine(25))
    await remind(nine(26))
    expect([(await got(giver)).length, await state()]).toEqual([1, 'remindedThrice'])
  })

  test('The report stops them', async () => {
    await only()
    await remind(nine(10))
    const answer = await (await world.as(giver)).post(donations(informed.id), nothing)
    expect([answer.statusCode, await state()]).toEqual([200, 'stopped'])
    await remind(nine(30))
    expect(await got(giver)).toHaveLength(1)
  })

  test('A blocked giver gets none; once unblocked, one for what came due meanwhile', async () => {
    await only()
    const staff = await world.as(cher)
    expect((await staff.put(`/api/v1/users/${giver.id}/block`)).statusCode).toBe(200)
    expect([await remind(nine(12)), await state(), await got(giver)]).toEqual([0, 'unreminded', []])
    expect((await staff.put(`/api/v1/users/${giver.id}/unblock`)).statusCode).toBe(200)
    await remind(nine(13))
    await remind(nine(14))
    expect([await state(), (await got(giver)).length]).toEqual(['remindedTwice', 1])
  })

  test('A refused giver gets none; once validated, the reminders go on', async () => {
    await only()
    const staff = await world.as(cher)
    await world.set('givers', { user_id: giver.id }, { validation_type: 'waiting' })
    await remind(nine(10))
    expect((await staff.put(`/api/v1/givers/${giver.id}/invalidate`, {})).statusCode).toBe(200)
    await remind(nine(12))
    expect([await state(), (await got(giver)).length]).toEqual(['remindedOnce', 1])
    expect((await staff.put(`/api/v1/givers/${giver.id}/validate`)).statusCode).toBe(200)
    await remind(nine(12))
    await remind(nine(19))
    expect([await state(), (await got(giver)).length]).toEqual(['remindedThrice', 3])
  })

  test('An anonymised giver gets none', async () => {
    await only()
    const staff = await world.as(cher)
    expect((await staff.delete(`/api/v1/users/${giver.id}/delete`)).statusCode).toBe(200)
    expect(await remind(nine(10))).toBe(0)
    const written = await world.all('mails', {}, 'subject')
    expect(written.filter(({ subject }) => subject.includes('reçu quoi'))).toEqual([])
  })
})
