import { expect, test } from 'vitest'
import type { FederationDetail } from '../../../contract/federations/federation-detail.ts'
import type { Retriever } from '../../../contract/federations/retrievers.ts'
import { limits } from '../../../contract/limits.ts'
import { SILENCE } from '../../../server/rules/jobs.ts'
import { admin, banned, cher, giver, givers, waiting, wolfhunter } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'

const url = (id: number | string) => `/api/v1/federations/${id}`
const membersUrl = (id: number | string, query = '') => `${url(id)}/retrievers?${query}`
const [CHER, INDRE, CREUSE] = [1, 2, 3]
const nit = ({ id }: { id: number }) => givers.find((each) => each.id === id)!.nit

type Page = { data: Retriever[]; meta: { total: number; current_page: number; last_page: number } }

inWorld((world) => {
  const read = async (person: { email: string }, id: number) => {
    const response = await (await world.as(person)).get(url(id))
    expect([id, response.statusCode]).toEqual([id, 200])
    return response.json().data as FederationDetail
  }
  const list = async (person: { email: string }, id: number, query = '') => {
    const response = await (await world.as(person)).get(membersUrl(id, query))
    expect([id, query, response.statusCode]).toEqual([id, query, 200])
    return response.json() as Page
  }
  const statuses = async (person: { email: string } | null, id: number | string) => {
    const visitor = await world.as(person)
    return [(await visitor.get(url(id))).statusCode, (await visitor.get(membersUrl(id))).statusCode]
  }
  const addMembers = (rows: { federation_id?: number; lastname: string; nit: string; city?: string }[]) =>
    world.add(
      'retrievers',
      rows.map((row) => ({ federation_id: CHER, firstname: 'Inès', ...row })),
    )

  test('Who sees federations but does not import members reads their number and not their names', async () => {
    const { id: permission_id } = await world.one('permissions', { code: 'federations.import' }, 'id')
    const { id: role_id } = await world.one('roles', { code: 'federation_admin' }, 'id')
    await world.remove('role_permissions', { permission_id, role_id })
    await addMembers([{ lastname: 'Delorme', nit: '18D0001' }])
    expect(await statuses(cher, CHER)).toEqual([200, 403])
    expect((await read(cher, CHER)).retriever_users_count).toBe(1)
  })

  test('It is what the list says of it, with the hunts of its givers by state', async () => {
    const visitor = await world.as(admin)
    const listed = (await visitor.get('/api/v1/federations')).json().data as FederationDetail[]
    for (const id of [CHER, INDRE, CREUSE])
      expect(await read(admin, id)).toMatchObject(listed.find((each) => each.id === id)!)
    const hunts = await world
      .db()
      .selectFrom('hunts')
      .innerJoin('users', 'users.id', 'hunts.giver_id')
      .select(['hunts.id', 'hunts.giver_id', 'hunts.finished_at', 'users.federation_id'])
      .execute()
    expect(hunts.every(({ federation_id }) => federation_id === CHER)).toBe(true)
    const before = (await read(admin, CHER)).hunts
    expect(before.planned + before.informed + before.finished).toBe(hunts.length)
    expect(before.finished).toBe(hunts.filter(({ finished_at }) => finished_at).length)
    expect(before.informed).toBeGreaterThan(0)
    expect((await read(admin, INDRE)).hunts).toEqual({ planned: 0, informed: 0, finished: 0 })

    // Nobody expects a report from a blocked giver.
    const overdue = async () => (await visitor.get('/api/v1/hunts/overdue')).json().meta.total as number
    expect(before.informed).toBe(await overdue())
    await world.set('users', { id: giver.id }, { blocked_at: noon })
    expect((await read(admin, CHER)).hunts.informed).toBe(await overdue())
    expect((await read(admin, CHER)).hunts.informed).toBeLessThan(before.informed)
    // With their giver, hunts go to another federation.
    await world.set('users', { id: giver.id }, { federation_id: INDRE })
    expect((await read(admin, INDRE)).hunts.finished).toBeGreaterThan(0)
  })

  test('Validated givers without a member of their NIT are counted', async () => {
    const unlisted = async () => (await read(cher, CHER)).unlisted_givers_count
    expect(await unlisted()).toBe(2)
    await addMembers([
      { lastname: 'Moreau', nit: nit(giver) },
      { lastname: 'Faure', nit: nit(waiting) },
      { lastname: 'Blanc', nit: nit(banned) },
      { federation_id: INDRE, lastname: 'Roux', nit: nit(wolfhunter) },
    ])
    expect(await unlisted()).toBe(1)
    await world.set('users', { id: wolfhunter.id }, { is_deleted: true })
    expect(await unlisted()).toBe(0)
  })

  test('The last import says when, by whom, from which file and what it changed', async () => {
    expect((await read(cher, CHER)).last_import).toBeNull()
    const counts = { imported: 3, updated: 2, unchanged: 1, removed: 4, refused: 0 }
    const act = { act: 'federation.imported', actor_id: cher.id } as const
    const row = (federation_id: number, file: string) => ({
      ...act,
      federation_id,
      at: noon,
      details: JSON.stringify({ ...counts, file }),
    })
    await world.add('acts', [row(CHER, 'ancien.csv'), row(CHER, 'adherents.csv'), row(INDRE, 'indre.csv')])
    await world.add('acts', { ...row(CHER, ''), act: 'federation.updated', details: '{}' })
    expect((await read(cher, CHER)).last_import).toMatchObject({
      at: noon.toISOString(),
      by: { id: cher.id, name: 'Denis Perrin' },
      details: { ...counts, file: 'adherents.csv' },
    })
  })

  test('The latest jobs are listed, the last one first, without the lines that were refused', async () => {
    const report = { imported: 2, updated: 0, unchanged: 0, removed: 0, refused: 1 }
    const refusals = [{ line: 4, reason: 'NIT doit compter 7 caractères.' }]
    const job = { federation_id: CHER, started_by: cher.id, total: null, started_at: noon, seen_at: noon }
    const added = limits.federationJobs + 2
    for (let n = 1; n <= added; n += 1)
      await world.add('federation_jobs', {
        ...job,
        kind: 'import',
        state: 'done',
        report: JSON.stringify({ ...report, imported: n, refusals }),
        ended_at: noon,
      })
    const { jobs } = await read(cher, CHER)
    expect(jobs).toHaveLength(limits.federationJobs)
    expect(jobs.map((each) => each.report)).toEqual(
      jobs.map((_, place) => ({ ...report, imported: added - place })),
    )
    expect(jobs[0]).toMatchObject({ kind: 'import', state: 'done', started_at: noon.toISOString() })
    expect((await read(admin, INDRE)).jobs).toEqual([])
  })

  test('A job whose process has ended is read as interrupted', async () => {
    const seen_at = new Date(Date.now() - SILENCE - 60_000)
    const job = { federation_id: CREUSE, kind: 'init', started_by: admin.id, total: null } as const
    await world.add('federation_jobs', { ...job, started_at: noon, seen_at })
    expect((await read(admin, CREUSE)).jobs).toMatchObject([
      { kind: 'init', state: 'interrupted', report: null },
    ])
  })

  test('Members are listed by name, ten a page, without their addresses, and none of another federation', async () => {
    await addMembers([
      ...Array.from({ length: 12 }, (_, n) => ({
        lastname: `Nom ${String(n).padStart(2, '0')}`,
        nit: `18N00${10 + n}`,
      })),
      { lastname: 'Émery', nit: '18D0001', city: 'Vierzon' },
      { federation_id: INDRE, lastname: 'Aubert', nit: '36D0001' },
    ])
    await world.set('retrievers', {}, { email: 'ines@example.org' })
    const first = await list(cher, CHER)
    expect(first.meta).toEqual({ total: 13, current_page: 1, last_page: 2 })
    expect(first.data).toHaveLength(10)
    // « É » is sorted as « E ».
    expect(first.data[0]).toEqual({
      id: expect.any(Number),
      lastname: 'Émery',
      firstname: 'Inès',
      nit: '18D0001',
      city: 'Vierzon',
    })
    const second = await list(cher, CHER, 'page=2')
    expect(second.data.map(({ lastname }) => lastname)).toEqual(['Nom 09', 'Nom 10', 'Nom 11'])
    expect((await list(cher, CHER, 'page=3')).data).toEqual([])
    expect((await list(admin, INDRE)).data.map(({ lastname }) => lastname)).toEqual(['Aubert'])
  })

  test('A search finds members by the beginnings of their names, NIT and commune, in any order', async () => {
    await addMembers([
      { lastname: 'Émery', nit: '18D0001', city: 'Saint-Doulchard' },
      { lastname: 'Garnier-Lœuil', nit: '18D0002' },
    ])
    const found = async (search: string) =>
      (await list(cher, CHER, `search=${encodeURIComponent(search)}`)).data.map(({ lastname }) => lastname)
    expect(await found('')).toEqual(['Émery', 'Garnier-Lœuil'])
    for (const search of ['eme', 'ÉMERY', 'doulch ines', '18d0001', 'saint eme'])
      expect([search, await found(search)]).toEqual([search, ['Émery']])
    expect(await found('loeuil')).toEqual(['Garnier-Lœuil'])
    for (const search of ['mery', '%', '_', 'eme garnier', '’'])
      expect([search, await found(search)]).toEqual([search, []])
    const tooLong = await (await world.as(cher)).get(membersUrl(CHER, `search=${'a'.repeat(101)}`))
    expect(tooLong.statusCode).toBe(422)
  })
})
