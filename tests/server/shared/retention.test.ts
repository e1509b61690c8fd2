import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayAfter, monthsBefore } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { admin, camille, cher, giver, luc, matching, nadia } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { justBefore, midnight, retain } from '../support/retention.ts'

const { retention } = limits

test.each([
  ['2026-03-10', 3, '2025-12-10'],
  ['2026-05-31', 3, '2026-02-28'],
  ['2028-03-31', 1, '2028-02-29'],
  ['2026-01-15', 36, '2023-01-15'],
])('%s: %i months before it was %s', (day, months, expected) => {
  expect(monthsBefore(day, months)).toBe(expected)
})

inWorld((world) => {
  const apply = (now = noon) => retain(world.db(), now)
  const setDay = (id: number, started_at: string) => world.set('hunts', { id }, { started_at })
  const contactsOf = async (huntId: number) => {
    const rows = await world.all('contacts', { hunt_id: huntId }, 'receiver_id')
    return rows.map(({ receiver_id }) => receiver_id)
  }
  const everyone = matching.map(({ id }) => id).sort((a, b) => a - b)

  test('Contacts neither called nor served are deleted at midnight in France, once their months have passed', async () => {
    await setDay(2, monthsBefore(today, retention.contacts))
    expect(await apply(justBefore(dayAfter(today, 1)))).toMatchObject({ contacts: 0 })
    expect(await contactsOf(2)).toEqual(everyone)
    // Luc was called: the giver has revealed his phone. The hunt was not reported.
    expect(await apply(midnight(dayAfter(today, 1)))).toMatchObject({ contacts: everyone.length - 1 })
    expect(await contactsOf(2)).toEqual([luc.id])
  })

  test('Served contacts are kept, with what they received', async () => {
    await setDay(3, dayAfter(monthsBefore(today, retention.contacts), -1))
    expect(await contactsOf(3)).toEqual([nadia.id, camille.id].sort((a, b) => a - b))
    const donations = () => world.all('donations', {})
    const before = await donations()
    await apply()
    expect(await contactsOf(3)).toEqual([nadia.id])
    expect(await donations()).toEqual(before)
  })

  test('The contacts of a hunt older than the retention of availabilities cannot be recomputed', async () => {
    const visitor = await world.as(giver)
    const last = monthsBefore(today, retention.availabilities)
    const obtain = () => visitor.post('/api/v1/hunts/self/2/contacts')
    await world.remove('contacts', { hunt_id: 2 })
    await setDay(2, dayAfter(last, -1))
    expect((await obtain()).statusCode).toBeLessThan(300)
    expect(await contactsOf(2)).toEqual([])
    await setDay(2, last)
    expect((await obtain()).statusCode).toBeLessThan(300)
    expect(await contactsOf(2)).toEqual(everyone)
  })

  const act = (
    at: Date,
    actor_id: number | null = cher.id,
    user_id = nadia.id,
    assistant_id: number | null = null,
  ) =>
    world.add('acts', {
      at,
      act: 'user.updated',
      actor_id,
      assistant_id,
      user_id,
      federation_id: 1,
      details: '{}',
    })
  const acts = () => world.db().selectFrom('acts').selectAll().orderBy('id').execute()

  test('An actor is replaced by a pseudonym after a year, one per person, displayed to staff instead of a name', async () => {
    const last = monthsBefore(today, retention.actors)
    await act(justBefore(last))
    await act(justBefore(last), admin.id)
    await act(justBefore(last))
    await act(justBefore(last), null)
    await act(justBefore(last), nadia.id)
    await act(midnight(last))
    expect(await apply()).toMatchObject({ actors: 3 })
    const [first, second, third, application, self, recent] = await acts()
    expect(first).toMatchObject({ actor_id: null, user_id: nadia.id })
    expect(first?.actor_pseudonym).toMatch(/^[0-9a-f]{12}$/)
    expect(third?.actor_pseudonym).toBe(first?.actor_pseudonym)
    expect(second?.actor_pseudonym).not.toBe(first?.actor_pseudonym)
    expect(application).toMatchObject({ actor_id: null, actor_pseudonym: null })
    // Commands on oneself identify the actor by their subject anyway.
    expect(self).toMatchObject({ actor_id: nadia.id, actor_pseudonym: null })
    expect(recent).toMatchObject({ actor_id: cher.id, actor_pseudonym: null })

    const visitor = await world.as(admin)
    const { data } = (await visitor.get(`/api/v1/users/${nadia.id}/acts`)).json()
    expect(data.at(-1).by).toEqual({ id: null, name: `Personne ${first?.actor_pseudonym}` })
    expect(data[2].by).toBe(null)
  })

  test('An assistant has the same pseudonym, even if the assisted person keeps their name', async () => {
    const last = monthsBefore(today, retention.actors)
    await act(justBefore(last), giver.id, nadia.id, cher.id)
    await act(justBefore(last), nadia.id, nadia.id, cher.id)
    await act(justBefore(last))
    await act(midnight(last), nadia.id, nadia.id, cher.id)
    expect(await apply()).toMatchObject({ actors: 3 })
    const [other, self, own, recent] = await acts()
    const pseudonym = own?.actor_pseudonym
    const assisted = { assistant_id: null, assistant_pseudonym: pseudonym }
    expect(other).toMatchObject({ actor_id: null, actor_pseudonym: expect.any(String), ...assisted })
    expect(other?.actor_pseudonym).not.toBe(pseudonym)
    expect(self).toMatchObject({ actor_id: nadia.id, actor_pseudonym: null, ...assisted })
    expect(recent).toMatchObject({ assistant_id: cher.id, assistant_pseudonym: null })
    expect(await apply()).toMatchObject({ actors: 0 })
    const { data } = (await (await world.as(admin)).get(`/api/v1/users/${nadia.id}/acts`)).json()
    expect(data[2].assistant).toEqual({ id: null, name: `Personne ${pseudonym}` })
  })

  test('Nothing else can change the audit log, and retention can change nothing more of it', async () => {
    await act(noon)
    const db = world.db()
    const unsealed = 'acts are only ever added to'
    await expect(db.deleteFrom('acts').execute()).rejects.toThrow(unsealed)
    await expect(db.updateTable('acts').set({ actor_id: null }).execute()).rejects.toThrow(unsealed)
    const altering = db.transaction().execute(async (transaction) => {
      await sql`select set_config('venaison.retention', 'on', true)`.execute(transaction)
      await transaction.updateTable('acts').set({ user_id: cher.id }).execute()
    })
    await expect(altering).rejects.toThrow(unsealed)
    await expect(db.deleteFrom('acts').execute()).rejects.toThrow(unsealed)
  })
})
