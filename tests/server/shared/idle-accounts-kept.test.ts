import { expect, test } from 'vitest'
import { dayAfter, monthsAfter } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { admin, cher, giver, nadia, paul, roleManager, statistician, wolfhunter } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { idleTools, noonOf } from '../support/retention.ts'

const { warning, reminder } = limits.retention
const anonymise = (id: number) => `/api/v1/users/${id}/delete`

inWorld((world) => {
  const { apply, leave, stay, row, mails } = idleTools(world)

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
