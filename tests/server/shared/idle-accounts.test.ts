import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayAfter, monthsAfter, monthsBefore } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { deliverDue } from '../../../server/mails/mail-worker.ts'
import { applyRetention } from '../../../server/rules/retention/retention.ts'
import { admin, cher, giver, nadia, paul, roleManager, statistician, wolfhunter } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { idleTools, noonOf, retentionOf } from '../support/retention.ts'

const { accounts, warning, reminder } = limits.retention
const anonymise = (id: number) => `/api/v1/users/${id}/delete`

inWorld((world) => {
  const { apply, leave, stay, row, mails } = idleTools(world)

  test('Warned two months before, reminded two weeks before, anonymised after 24 months: each once', async () => {
    await leave('2024-05-31')
    const told: [day: string, counts: unknown[]][] = []
    const [warned, reminded, closed] = ['2026-04-01', '2026-05-18', '2026-06-01']
    for (const due of [warned, reminded, closed])
      for (const day of [dayAfter(due!, -1), due!, dayAfter(due!, 1)]) {
        await stay(day)
        const counts = await apply(day)
        if (counts.every((count) => count === 0)) continue
        told.push([day, counts])
        // Again on the same day there is nothing left to do.
        expect(await apply(day)).toEqual([0, 0, 0])
      }
    expect(told).toEqual([
      [warned, [1, 0, 0]],
      [reminded, [0, 1, 0]],
      [closed, [0, 0, 1]],
    ])
    expect(await row()).toMatchObject({ is_deleted: true, last_visit_on: null, closing_on: null })
  })

  test('The mails name the day, how to keep the account, and the federation; the last one is deleted', async () => {
    const contact = { contact_email: 'contact@cher.example.org', contact_phone: '02 48 00 00 00' }
    await world.set('federations', { id: 1 }, contact)
    await leave(dayAfter(monthsBefore(today, accounts - warning), -1))
    expect(await apply()).toEqual([1, 0, 0])
    const day = monthsAfter(today, warning)
    expect((await row()).closing_on).toBe(day)
    const [first] = await mails()
    expect(first).toMatchObject({
      recipient: giver.email,
      subject: 'Votre compte Venaison sera effacé le 10 mai 2026',
    })
    for (const words of [
      'https://venaison.example.org/login',
      'contact@cher.example.org',
      'anonymisé le 10 mai 2026',
    ])
      expect(first!.text).toContain(words)
    await stay(dayAfter(day, -reminder))
    expect(await apply(dayAfter(day, -reminder))).toEqual([0, 1, 0])
    expect((await mails())[1]!.subject).toBe(
      'Dernier rappel\u00a0: votre compte Venaison sera effacé le 10 mai 2026',
    )
    await stay(day)
    expect(await apply(day)).toEqual([0, 0, 1])
    const [last, ...none] = await mails()
    expect(none).toEqual([])
    expect(last).toMatchObject({ recipient: giver.email, subject: 'Votre compte Venaison est effacé' })
    expect(last!.text).toContain('n’a pas servi depuis 24 mois')
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const taken: string[] = []
    const deliver = async ({ recipient }: { recipient: string }) => void taken.push(recipient)
    await deliverDue({ db: world.db(), log, deliver, now: () => noonOf(day) })
    expect([taken, await mails()]).toEqual([[giver.email], []])
    const acts = await world.all('acts', {}, 'act', 'actor_id', 'user_id')
    expect(acts).toEqual([{ act: 'user.anonymised', actor_id: null, user_id: giver.id }])
  })

  test('A visit between the steps cancels the warnings', async () => {
    await leave('2020-01-01')
    const day = monthsAfter(today, warning)
    await apply()
    await world.signIn(giver, noonOf(dayAfter(today, 20)))
    expect(await row()).toMatchObject({ last_visit_on: dayAfter(today, 20), closing_on: null })
    expect(await apply(day)).toEqual([0, 0, 0])
    // A session opened on another day but still used is a visit, too.
    const visitor = await world.signIn(giver, noonOf(day))
    await leave('2020-01-01')
    const earlier = noonOf(dayAfter(day, -1))
    await world.set('sessions', {}, { seen_at: earlier })
    expect((await visitor.get('/api/v1/auth/infos')).statusCode).toBe(200)
    expect((await row()).last_visit_on).toBe(day)
  })

  test('A visit is recorded once a day', async () => {
    const version = async () =>
      (await sql<{ xmin: string }>`select xmin::text from users where id = ${giver.id}`.execute(world.db()))
        .rows[0]!.xmin
    await world.signIn(giver)
    const first = await version()
    await world.signIn(giver, new Date(noon.getTime() + 3_600_000))
    expect(await version()).toBe(first)
    await world.signIn(giver, noonOf(dayAfter(today, 1)))
    expect(await version()).not.toBe(first)
  })

  test('However long ago the last visit: no reminder without a warning, and the delays are kept', async () => {
    await leave('2015-01-01')
    expect(await apply()).toEqual([1, 0, 0])
    // The server is down until after the announced day: two more weeks, which the mail says.
    const late = dayAfter(monthsAfter(today, warning), 3)
    await stay(late)
    expect(await apply(late)).toEqual([0, 1, 0])
    const day = dayAfter(late, reminder)
    expect((await row()).closing_on).toBe(day)
    expect(await apply(dayAfter(day, -1))).toEqual([0, 0, 0])
    expect(await apply(day)).toEqual([0, 0, 1])
  })

  test('An old warning is repeated', async () => {
    await leave('2015-01-01')
    await apply()
    const late = dayAfter(monthsAfter(today, warning + 1), 1)
    await stay(late)
    expect(await apply(late)).toEqual([1, 0, 0])
    expect((await row()).closing_on).toBe(monthsAfter(late, warning))
  })

  test('Two servers concurrently send each mail once, and anonymise once', async () => {
    const day = monthsAfter(today, warning)
    for (const id of [giver.id, nadia.id, paul.id]) await leave('2020-01-01', id)
    for (const at of [today, dayAfter(day, -reminder), day])
      await Promise.all([1, 2].map(() => applyRetention(retentionOf(world.db(), noonOf(at)))))
    const acts = await world.all('acts', {}, 'user_id')
    expect(acts.map(({ user_id }) => user_id)).toEqual([giver.id, paul.id, nadia.id])
    // Besides one to each, one to the giver to whom Paul had said yes.
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
      [giver, nadia, paul, wolfhunter].map(({ email }) => email).toSorted(),
    )
  })

  test('A bouncing address stops nothing', async () => {
    const day = monthsAfter(today, warning)
    await leave('2020-01-01')
    for (const at of [today, dayAfter(day, -reminder)]) {
      await apply(at)
      await world.set('mails', {}, { next_attempt_at: null, last_error: 'EENVELOPE 550' })
    }
    await stay(day)
    expect(await apply(day)).toEqual([0, 0, 1])
  })

  test('Blocked accounts are left to staff; after unblocking, warnings start again', async () => {
    const day = monthsAfter(today, warning)
    await leave('2020-01-01')
    await apply()
    await apply(dayAfter(day, -reminder))
    const visitor = await world.as(cher, noonOf(day))
    await stay(day)
    expect((await visitor.put(`/api/v1/users/${giver.id}/block`)).statusCode).toBe(200)
    expect(await apply(day)).toEqual([0, 0, 0])
    expect((await visitor.put(`/api/v1/users/${giver.id}/unblock`)).statusCode).toBe(200)
    expect(await apply(day)).toEqual([1, 0, 0])
  })

  test('Accounts with a deletion request are left to staff', async () => {
    await leave('2020-01-01')
    await world.set('users', { id: giver.id }, { deletion_requested_at: noon })
    expect(await apply()).toEqual([0, 0, 0])
  })

  test('The last holder of a power is never anonymised: of two, one', async () => {
    const everybody = [admin, cher, roleManager, statistician]
    for (const { id } of everybody) await leave('2020-01-01', id)
    const day = monthsAfter(today, warning)
    // The administrator holds what the role manager and the statistician hold. The clerk is the only one
    // in Cher.
    expect(await apply()).toEqual([2, 0, 0])
    const { role_id } = await row(admin.id)
    const double = { email: 'twin@example.org', firstname: 'Jumelle', role_id, last_visit_on: '2020-01-01' }
    await world.add('users', double)
    expect(await apply()).toEqual([2, 0, 0])
    await apply(dayAfter(day, -reminder))
    expect(await apply(day)).toEqual([0, 0, 3])
    const left = await world.all('users', { role_id, is_deleted: false }, 'id')
    expect(left).toHaveLength(1)
    expect((await row(cher.id)).is_deleted).toBe(false)
  })

  test('Anonymisation by staff notifies the person, too', async () => {
    const visitor = await world.as(cher)
    await world.set('users', { id: nadia.id }, { deletion_requested_at: noon })
    for (const id of [nadia.id, paul.id]) expect((await visitor.delete(anonymise(id))).statusCode).toBe(200)
    const toThem = (await mails()).filter(({ recipient }) => recipient !== wolfhunter.email)
    const [asked, decided] = toThem
    expect([asked!.recipient, decided!.recipient]).toEqual([nadia.email, paul.email])
    expect(asked!.text).toContain('Comme vous l’avez demandé le 10 mars 2026')
    expect(decided!.text).toContain('Une personne habilitée a anonymisé votre compte')
  })
})
