import { expect, test } from 'vitest'
import type { FederationDetail } from '../../../contract/federations/federation-detail.ts'
import type { Retriever } from '../../../contract/federations/retrievers.ts'
import { limits } from '../../../contract/limits.ts'
import { SILENCE } from '../../../server/rules/jobs.ts'
import { admin, banned, cher, giver, givers, waiting, wolfhunter } from '../../world/people.ts'
import { CHER, CREUSE, FEDERATIONS, INDRE } from '../support/federation-jobs.ts'
import { inWorld, noon } from '../support/in-world.ts'

const url = (id: number) => `${FEDERATIONS}/${id}`
const nit = ({ id }: { id: number }) => givers.find((each) => each.id === id)!.nit

type Page = { data: Retriever[]; meta: { total: number; current_page: number; last_page: number } }

inWorld((world) => {
  const read = (person: { email: string }, id: number): Promise<FederationDetail> =>
    world.read(person, url(id))
  const list = async (query = '') => {
    const response = await (await world.as(cher)).get(`${url(CHER)}/retrievers?${query}`)
    expect([query, response.statusCode]).toEqual([query, 200])
    return response.json() as Page
  }
  const addMembers = (rows: { federation_id?: number; lastname: string; nit: string; city?: string }[]) =>
    world.add(
      'retrievers',
      rows.map((row) => ({ federation_id: CHER, firstname: 'Inès', ...row })),
    )

  test('It is what the list says of it, with the hunts of its givers by state', async () => {
    const listed: FederationDetail[] = await world.read(admin, FEDERATIONS)
    for (const one of listed) expect(await read(admin, one.id)).toMatchObject(one)
    expect((await read(admin, CHER)).hunts).toEqual({ planned: 2, informed: 2, finished: 12 })
    expect((await read(admin, INDRE)).hunts).toEqual({ planned: 0, informed: 0, finished: 0 })

    // Nobody expects a report from a blocked giver.
    const overdue = async () =>
      (await (await world.as(admin)).get('/api/v1/hunts/overdue')).json().meta.total as number
    expect(await overdue()).toBe(2)
    await world.set('users', { id: giver.id }, { blocked_at: noon })
    expect([(await read(admin, CHER)).hunts.informed, await overdue()]).toEqual([1, 1])
    // With their giver, hunts go to another federation.
    await world.set('users', { id: giver.id }, { federation_id: INDRE })
    expect((await read(admin, INDRE)).hunts.finished).toBe(12)
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
    const row = (federation_id: number, file: string) => {
      const details = JSON.stringify({ ...counts, file })
      return { ...act, federation_id, at: noon, details }
    }
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
    for (let imported = 1; imported <= added; imported += 1) {
      const all = JSON.stringify({ ...report, imported, refusals })
      await world.add('federation_jobs', {
        ...job,
        kind: 'import',
        state: 'done',
        report: all,
        ended_at: noon,
      })
    }
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
    const first = await list()
    expect(first.meta).toEqual({ total: 13, current_page: 1, last_page: 2 })
    expect(first.data).toHaveLength(10)
    // « É » is sorted as « E ».
    const emery = { lastname: 'Émery', firstname: 'Inès', nit: '18D0001', city: 'Vierzon' }
    expect(first.data[0]).toEqual({ id: expect.any(Number), ...emery })
    const second = await list('page=2')
    expect(second.data.map(({ lastname }) => lastname)).toEqual(['Nom 09', 'Nom 10', 'Nom 11'])
    expect((await list('page=3')).data).toEqual([])
  })

  test('A search finds members by the beginnings of their names, NIT and commune, in any order', async () => {
    await addMembers([
      { lastname: 'Émery', nit: '18D0001', city: 'Saint-Doulchard' },
      { lastname: 'Garnier-Lœuil', nit: '18D0002' },
    ])
    const found = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).data.map(({ lastname }) => lastname)
    expect(await found('')).toEqual(['Émery', 'Garnier-Lœuil'])
    for (const search of ['eme', 'ÉMERY', 'doulch ines', '18d0001', 'saint eme'])
      expect([search, await found(search)]).toEqual([search, ['Émery']])
    expect(await found('loeuil')).toEqual(['Garnier-Lœuil'])
    for (const search of ['mery', '%', '_', 'eme garnier', '’'])
      expect([search, await found(search)]).toEqual([search, []])
  })
})
