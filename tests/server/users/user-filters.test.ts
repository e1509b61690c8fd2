import { expect, test } from 'vitest'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { admin, cher, givers, matching, others, staff, wolfhunter } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'

const users = '/api/v1/users'
const everybody = [...givers, ...matching, ...others, ...staff]
const ofCher = everybody.filter((one) => ![6, 8, 9].includes(one.id))
type Page = { data: ManagedUser[]; meta: { total: number } }

inWorld((world) => {
  const list = async (person: { email: string }, query = '') => {
    const response = await (await world.as(person)).get(`${users}?${query}`)
    expect([query, response.statusCode]).toEqual([query, 200])
    return response.json() as Page
  }

  test('A user is also found by the words of their commune and federation', async () => {
    const found = async (search: string, person = admin) =>
      (await list(person, new URLSearchParams({ search, perPage: '100' }).toString())).data
    const living = async (city: string) =>
      (await list(admin, 'perPage=100')).data.filter((one) => one.city?.label === city).map(({ id }) => id)
    const idsOf = (rows: ManagedUser[]) => rows.map(({ id }) => id)
    expect(idsOf(await found('saint-amand'))).toEqual(await living('Saint-Amand-Montrond'))
    expect(idsOf(await found('roux montrond'))).toEqual([wolfhunter.id])
    expect(idsOf(await found('FDC18'))).toEqual(
      idsOf((await list(admin, 'federation=FDC18&perPage=100')).data),
    )
    expect(idsOf(await found('FDC18'))).toHaveLength(ofCher.length)
    expect(idsOf(await found('fdc18 roux'))).toEqual([wolfhunter.id])
    // Users outside the scope are not found by their federation either.
    expect((await found('fdc', cher)).length).toBe(ofCher.length)
    // An address is not searched among communes.
    expect(await found('bourges@')).toEqual([])
  })

  test('Filters by status, role and federation combine with the search', async () => {
    const all = (await list(admin, 'perPage=100')).data
    const kept = async (query: string) => {
      const page = await list(admin, `perPage=100&${query}`)
      expect([query, page.meta.total]).toEqual([query, page.data.length])
      return page.data.map(({ id }) => id)
    }
    const isOpen = (user: ManagedUser) => !user.is_deleted && !user.blocked_at
    const undecided: readonly unknown[] = ['waiting', 'ban']
    const those = (is: (user: ManagedUser) => boolean) => all.filter(is).map(({ id }) => id)
    for (const [query, is] of [
      ['status=kept', (user) => !user.is_deleted],
      ['status=active', (user) => isOpen(user) && !undecided.includes(user.giver?.validation_type)],
      ['status=blocked', (user) => user.blocked_at !== null && !user.is_deleted],
      ['status=deleted', (user) => user.is_deleted],
      ['status=waiting', (user) => isOpen(user) && user.giver?.validation_type === 'waiting'],
      ['status=refused', (user) => isOpen(user) && user.giver?.validation_type === 'ban'],
      ['status=to_delete', (user) => user.deletion_requested_at !== null && !user.is_deleted],
      ['role=giver', (user) => user.role.code === 'giver'],
      ['role=giver&status=waiting', (user) => user.giver?.validation_type === 'waiting'],
      ['federation=FDC18', (user) => user.federation?.code === 'FDC18'],
      ['federation=FDC18&role=receiver&search=lefevre', (user) => user.lastname === 'Lefèvre'],
      ['role=back-office', (user) => !['giver', 'receiver'].includes(user.role.code)],
      ['role=nothing', () => false],
      ['federation=fdc18', () => false],
      ["role=giver' or true", () => false],
    ] as [string, (user: ManagedUser) => boolean][]) {
      expect([query, await kept(query)]).toEqual([query, those(is)])
    }
    // Everybody is in exactly one of these, and somebody in each.
    const ids: number[] = []
    for (const status of ['active', 'waiting', 'refused', 'blocked', 'deleted']) {
      const found = await kept(`status=${status}`)
      expect([status, found.length]).not.toEqual([status, 0])
      ids.push(...found)
    }
    expect(ids.toSorted((a, b) => a - b)).toEqual(those(() => true).toSorted((a, b) => a - b))
    expect(await kept('status=to_delete')).not.toEqual([])
    // Naming another federation does not give access to it.
    expect((await list(cher, 'federation=FDC36')).meta.total).toBe(0)
  })
})
