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
    expect([of('giver@example.org'), of('cher@example.org')].map((row) => row.is_manageable)).toEqual([
      true,
      true,
    ])
    await world
      .db()
      .updateTable('users')
      .set(({ selectFrom }) => ({ role_id: selectFrom('roles').where('code', '=', 'admin').select('id') }))
      .where('id', '=', giver.id)
      .execute()
    expect((await list(cher, 'search=moreau')).data.map((row) => row.is_manageable)).toEqual([false])
    expect((await list(admin, 'search=moreau')).data.map((row) => row.is_manageable)).toEqual([true])
  })

  test('A user with a federation sees that federation only: list, search, count, detail', async () => {
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    expect((await list(cher)).meta.total).toBe(ofCher.length)
    expect((await list(cher, 'perPage=100')).data.every((row) => row.federation_id === 1)).toBe(true)
    for (const search of ['admin', 'indre', 'lambert', '0639980040', 'chevalier'])
      expect([search, (await list(cher, `search=${search}`)).meta.total]).toEqual([search, 0])
    expect(emails(await list(indre))).toEqual([indre.email])
    const visitor = await world.as(cher)
    for (const id of [indre.id, admin.id, 999_999, 'abc', '-1', '%00', '9'.repeat(50)])
      expect([id, (await visitor.get(`${users}/${id}`)).statusCode]).toEqual([id, 404])
    expect((await visitor.get(`${users}/${giver.id}`)).statusCode).toBe(200)
    expect((await (await world.as(admin)).get(`${users}/${indre.id}`)).statusCode).toBe(200)
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
      ['perPage=-1', 'perPage'],
      ['perPage=0', 'perPage'],
      ['perPage=1001', 'perPage'],
      ['perPage=999999', 'perPage'],
      ['perPage=dix', 'perPage'],
      ['page=0', 'page'],
      ['page=1e9', 'page'],
      ['page=99999999999', 'page'],
      ['order=password', 'order'],
      ['order=email;drop table users', 'order'],
      ['order[]=email', 'order'],
      ['desc=maybe', 'desc'],
      ['status=gone', 'status'],
      [`role=${'a'.repeat(256)}`, 'role'],
      ['federation[]=FDC18', 'federation'],
      [`search=${'a'.repeat(101)}`, 'search'],
      ['search[]=a&search[]=b', 'search'],
      ['search=%00', 'search'],
    ] as const) {
      const response = await visitor.get(`${users}?${query}`)
      expect([query, response.statusCode]).toEqual([query, 422])
      expect([query, Object.keys(response.json().errors)]).toEqual([query, [field]])
    }
    expect((await visitor.get(`${users}?page=1000000&perPage=1000`)).json().data).toEqual([])
    expect((await visitor.get(`${users}?unknown=1&federation_id=2`)).statusCode).toBe(200)
  })
})
