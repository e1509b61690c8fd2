import { expect, test } from 'vitest'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { admin, cher, giver, givers, indre, matching, others, staff, wolfhunter } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { seedStaff } from '../support/staff.ts'

const users = '/api/v1/users'
const everybody = [...givers, ...matching, ...others, ...staff]
const ofCher = everybody.filter((one) => ![6, 8, 9].includes(one.id))
type Page = { data: ManagedUser[]; meta: { total: number; current_page: number; last_page: number } }

inWorld((world) => {
  const list = async (person: { email: string }, query = '') => {
    const response = await (await world.as(person)).get(`${users}?${query}`)
    expect([query, response.statusCode]).toEqual([query, 200])
    return response.json() as Page
  }
  const emails = ({ data }: Page) => data.map(({ email }) => email)

  test('Users are listed by e-mail, ten a page, with their total', async () => {
    const first = await list(admin)
    const all = everybody.map(({ email }) => email).sort((a, b) => a.localeCompare(b, 'fr'))
    expect(first.meta).toEqual({ total: everybody.length, current_page: 1, last_page: 3 })
    expect(emails(first)).toEqual(all.slice(0, 10))
    expect(emails(await list(admin, 'page=3'))).toEqual(all.slice(20))
    expect(emails(await list(admin, 'page=4'))).toEqual([])
    expect(emails(await list(admin, 'perPage=1000&desc=1'))).toEqual(all.toReversed())
  })

  test('A row contains everything known about a user', async () => {
    const [row] = (await list(admin, 'search=louvetier')).data
    expect(row).toEqual({
      id: wolfhunter.id,
      firstname: 'Bertrand',
      lastname: 'Roux',
      email: 'louvetier@example.org',
      phone: '0639980002',
      city: place('Saint-Amand-Montrond'),
      city_id: place('Saint-Amand-Montrond').id,
      federation: { id: 1, code: 'FDC18', name: 'Fédération des chasseurs du Cher' },
      federation_id: 1,
      role: { id: row!.role_id, code: 'giver', label: 'Responsable de territoire' },
      role_id: row!.role_id,
      is_verified: true,
      is_tos_accepted: true,
      accept_tos_date: noon.toISOString(),
      gdpr_state: 'accepted',
      newsletter_accepted_at: null,
      deletion_requested_at: null,
      is_wolfhunter: true,
      created_at: noon.toISOString(),
      blocked_at: null,
      is_deleted: false,
      is_manageable: true,
      refusal_note: null,
      pending_email: null,
      has_second_factor: false,
      revision: expect.any(String),
      giver: {
        nit: '1800002',
        validation_type: 'manual',
        validated_at: noon.toISOString(),
        refused_at: null,
        refusal_reason: null,
        is_wolfhunter: true,
        cities: [
          { id: place('Saint-Amand-Montrond').id, label_full: place('Saint-Amand-Montrond').label_full },
        ],
      },
      receiver: null,
    })
    const detail = await (await world.as(admin)).get(`${users}/${wolfhunter.id}`)
    const { expected, ending: _, ...alone } = detail.json().data
    expect(alone).toEqual(row)
    expect(expected).toContainEqual({ firstname: 'Camille', lastname: 'Bernard', starts_at: null })
  })

  test('Blocked and deleted accounts are marked, and whether the caller may manage an account', async () => {
    const rows = (await list(cher, 'perPage=100')).data
    const of = (email: string) => rows.find((row) => row.email === email)!
    expect(of('blocked@example.org').blocked_at).toBe(noon.toISOString())
    expect(of('deleted@example.org').is_deleted).toBe(true)
    for (const email of [giver.email, cher.email]) expect(of(email).is_manageable).toBe(true)
    const { id: role_id } = await world.one('roles', { code: 'admin' }, 'id')
    await world.set('users', { id: giver.id }, { role_id })
    expect((await list(cher, 'search=moreau')).data.map((row) => row.is_manageable)).toEqual([false])
    expect((await list(admin, 'search=moreau')).data.map((row) => row.is_manageable)).toEqual([true])
  })

  test('A user with a federation sees that federation only: list, search, count', async () => {
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    expect((await list(cher)).meta.total).toBe(ofCher.length)
    expect((await list(cher, 'perPage=100')).data.every((row) => row.federation_id === 1)).toBe(true)
    for (const search of ['admin', 'indre', 'lambert', '0639980040', 'chevalier'])
      expect([search, (await list(cher, `search=${search}`)).meta.total]).toEqual([search, 0])
    expect(emails(await list(indre))).toEqual([indre.email])
  })

  test('A search matches word prefixes, ignoring accents, in names, e-mails, phones and NITs', async () => {
    for (const [search, found] of [
      ['moreau', ['giver@example.org']],
      ['MOREAU hele', ['giver@example.org']],
      ['helene mor', ['giver@example.org']],
      ['Hélène', ['giver@example.org']],
      ['oreau', []],
      ['giver@example.org', ['giver@example.org']],
      ['giver@exam', ['giver@example.org']],
      ['lefevre', ['manon.lefevre@example.org']],
      ['0639980011', ['luc.petit@example.org']],
      ['06 39 98 00 11', ['luc.petit@example.org']],
      ['+33 6 39 98 00 11', ['luc.petit@example.org']],
      ['(+33)\u00a06\u202f39.98 00', everybody.filter(({ id }) => id < 100).map(({ email }) => email)],
      ['063998000', everybody.filter(({ id }) => id < 10).map(({ email }) => email)],
      ['1800002', ['louvetier@example.org']],
      ['  ', everybody.map(({ email }) => email)],
      ['%', []],
      ["'", []],
      ["moreau' | 'x", []],
      ['& | ! :*', []],
      ['moreau:*', ['giver@example.org']],
    ] as const) {
      const result = await list(admin, new URLSearchParams({ search, perPage: '100' }).toString())
      expect([search, emails(result).sort()]).toEqual([search, [...found].sort()])
      expect([search, result.meta.total]).toEqual([search, found.length])
    }
  })

  test('Each order is French and stable, in both directions', async () => {
    const names = async (query: string) =>
      (await list(admin, `perPage=100&${query}`)).data.map(({ lastname }) => lastname)
    const french = everybody.map(({ lastname }) => lastname).sort((a, b) => a.localeCompare(b, 'fr'))
    expect(await names('order=lastname')).toEqual(french)
    expect(await names('order=lastname&desc=1')).toEqual(french.toReversed())
    for (const order of ['email', 'firstname', 'lastname', 'role', 'federation', 'created_at']) {
      const ids = (query: string) => list(admin, query).then(({ data }) => data.map(({ id }) => id))
      const all = await ids(`order=${order}&perPage=100`)
      const pages = await Promise.all([1, 2, 3].map((page) => ids(`order=${order}&page=${page}`)))
      expect([order, pages.flat()]).toEqual([order, all])
      expect([order, await ids(`order=${order}&perPage=100&desc=1`)]).toEqual([order, all.toReversed()])
    }
    const roles = (await list(admin, 'order=role&perPage=100')).data.map(({ role }) => role.label)
    expect(roles).toEqual(roles.toSorted((a, b) => a.localeCompare(b, 'fr')))
  })

  test('Invalid parameters of the list are refused by field', async () => {
    const visitor = await world.as(admin)
    for (const [query, field] of [
      ['order=password', 'order'],
      ['order[]=email', 'order'],
      ['desc=maybe', 'desc'],
      ['status=gone', 'status'],
      [`role=${'a'.repeat(256)}`, 'role'],
      ['federation[]=FDC18', 'federation'],
      [`search=${'a'.repeat(101)}`, 'search'],
      ['search=%00', 'search'],
    ] as const) {
      const response = await visitor.get(`${users}?${query}`)
      expect([query, response.statusCode]).toEqual([query, 422])
      expect([query, Object.keys(response.json().errors)]).toEqual([query, [field]])
    }
    expect((await visitor.get(`${users}?page=1000000&perPage=1000`)).json().data).toEqual([])
    expect((await visitor.get(`${users}?unknown=1&federation_id=2`)).statusCode).toBe(200)
  })

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
