import { expect, test } from 'vitest'
import { admin, cher, nadia, roleManager } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { Authenticator } from '../support/second-factors/authenticator.ts'
import { inWorld, noon } from '../support/in-world.ts'
import {
  addPasskey,
  addTotp,
  calls,
  dutyOf,
  requireSecondFactor,
} from '../support/second-factors/second-factors.ts'

const days = (count: number) => new Date(noon.getTime() + count * 86_400_000)
const reset = (visitor: Visitor, { id }: { id: number }) =>
  visitor.delete(`/api/v1/users/${id}/second-factor`)

inWorld((world) => {
  const mails = async () =>
    (await world.all('mails', {})).filter(({ subject }) => subject.endsWith('réinitialisée'))

  test('Staff can reset lost second factors: nothing of them is left, sessions end, and the person is notified', async () => {
    const visitor = await world.as(cher)
    await addTotp(visitor, noon)
    await addPasskey(visitor, new Authenticator())
    await visitor.post(calls.totp)
    const half = await world.as(cher)
    expect((await reset(await world.as(admin), cher)).statusCode).toBe(200)
    for (const table of ['passkeys', 'totp_secrets', 'recovery_codes'] as const)
      expect([table, await world.all(table, {})]).toEqual([table, []])
    for (const ended of [visitor, half]) expect((await ended.get('/api/v1/auth/infos')).statusCode).toBe(401)
    const acts = await world.all('acts', { act: 'factor.reset' }, 'actor_id', 'user_id', 'federation_id')
    expect(acts).toEqual([{ actor_id: admin.id, user_id: cher.id, federation_id: 1 }])
    const [mail, ...more] = await mails()
    expect([mail!.recipient, more]).toEqual([cher.email, []])
    expect(mail!.text).toContain('https://venaison.example.org/login')
    expect(await dutyOf(await world.as(cher))).toMatchObject({ state: 'open', due_on: null })
  })

  test('A person who must have one sets it up at once, unless their due day is still to come', async () => {
    await requireSecondFactor(world.db(), cher, roleManager)
    for (const person of [cher, roleManager]) await addTotp(await world.as(person), noon)
    expect((await reset(await world.as(admin, days(2)), cher)).statusCode).toBe(200)
    expect(await dutyOf(await world.as(cher, days(2)))).toMatchObject({ state: 'open', due_on: '2026-03-17' })
    expect((await reset(await world.as(admin, days(9)), roleManager)).statusCode).toBe(200)
    expect(await dutyOf(await world.as(roleManager, days(9)))).toMatchObject({ state: 'owed' })
  })

  test('A person without a due day owes a factor at once when theirs is removed', async () => {
    await addTotp(await world.as(cher), noon)
    await requireSecondFactor(world.db(), cher)
    expect((await reset(await world.as(admin), cher)).statusCode).toBe(200)
    expect(await dutyOf(await world.as(cher))).toMatchObject({ state: 'owed' })
  })

  test('Staff sees who has one: an app counts once it is confirmed', async () => {
    const [visitor, person] = [await world.as(admin), await world.as(cher)]
    const seen = async () => {
      const { data } = (await visitor.get(`/api/v1/users/${cher.id}`)).json()
      const list = (await visitor.get(`/api/v1/users?search=${cher.lastname}`)).json().data
      return [data, list[0]].map(({ has_second_factor }) => has_second_factor as boolean)
    }
    expect(await seen()).toEqual([false, false])
    await person.post(calls.totp)
    expect(await seen()).toEqual([false, false])
    await addTotp(person, noon)
    expect(await seen()).toEqual([true, true])
    await reset(visitor, cher)
    expect(await seen()).toEqual([false, false])
    await addPasskey(await world.as(cher), new Authenticator())
    expect(await seen()).toEqual([true, true])
  })

  test('Without one, or twice, there is nothing to reset', async () => {
    const visitor = await world.as(admin)
    for (const person of [cher, nadia]) expect((await reset(visitor, person)).statusCode).toBe(409)
    await addTotp(await world.as(cher), noon)
    const answers = await Promise.all([reset(visitor, cher), reset(visitor, cher)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await mails()).toHaveLength(1)
  })
})
