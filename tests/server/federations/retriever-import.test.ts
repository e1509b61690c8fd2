import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { admin, cher, giver, waiting } from '../../world/people.ts'
import {
  blanc,
  CHER,
  CREUSE,
  ended,
  FEDERATIONS,
  imported,
  importing,
  INDRE,
  members,
  roux,
  send,
  vert,
  wrong,
} from '../support/federation-jobs.ts'
import { inWorld, noon } from '../support/in-world.ts'

const checking = (id: number) => `${FEDERATIONS}/${id}/check_retrievers`
const kept = ['nit', 'id', 'federation_id', 'lastname', 'firstname', 'email', 'city'] as const
const nothing = { imported: 0, updated: 0, unchanged: 0, removed: 0, refused: 0, refusals: [] }
const refused = { refused: 1, refusals: [{ line: 4, reason: 'NIT doit compter 7 caractères.' }] }

inWorld((world) => {
  const ofCher = () => world.all('retrievers', { federation_id: CHER }, ...kept)
  const ofIndre = () => world.all('retrievers', { federation_id: INDRE }, ...kept)

  test('A file is checked and imported into an initialised federation only', async () => {
    const visitor = await world.as(admin)
    for (const url of [checking, importing]) {
      const early = await send(visitor, url(CREUSE), members(roux))
      expect([early.statusCode, early.json().message]).toEqual([
        409,
        'Cette fédération n’a pas encore de communes : initialisez-la d’abord.',
      ])
    }
  })

  test('A file without a checksum is imported at once, and its job contains the report', async () => {
    const visitor = await world.as(cher)
    const begun = await send(visitor, importing(CHER), members(roux, blanc, wrong))
    expect(begun.json().data).toMatchObject({ kind: 'import', state: 'running', total: 2 })
    const report = { ...nothing, imported: 2, ...refused }
    const job = await ended(visitor, CHER)
    expect(job).toMatchObject({ state: 'done', progress: 2, total: 2, report })
    const eva = { lastname: 'Roux', firstname: 'Éva', email: 'eva.roux@example.org', city: 'Bourges' }
    const luc = { lastname: 'Blanc', firstname: 'Luc', email: null, city: null }
    const id = expect.any(Number) as number
    expect(await ofCher()).toEqual([
      { id, federation_id: CHER, nit: '1810001', ...eva },
      { id, federation_id: CHER, nit: '1810002', ...luc },
    ])
    const { refusals: _, ...counts } = report
    const details = { ...counts, file: expect.stringMatching(/\.csv$/) as string }
    expect(await world.all('acts', {}, 'act', 'actor_id', 'federation_id', 'details')).toEqual([
      { act: 'federation.imported', actor_id: cher.id, federation_id: CHER, details },
    ])
  })

  test('A repeated import updates changed members, and each federation has its own members', async () => {
    const visitor = await world.as(admin)
    await imported(visitor, CHER, roux, blanc)
    const before = await ofCher()
    expect(await imported(visitor, CHER, roux, blanc)).toEqual({ ...nothing, unchanged: 2 })
    expect(await ofCher()).toEqual(before)
    const moved = blanc.replace('Luc;1810002;', 'Luc;1810002;luc@example.org')
    const report = { ...nothing, imported: 1, updated: 1, unchanged: 1 }
    expect(await imported(visitor, CHER, roux, moved, vert)).toEqual(report)
    expect(await imported(visitor, INDRE, roux)).toEqual({ ...nothing, imported: 1 })
    const [first, second] = before
    expect(await ofCher()).toMatchObject([
      first!,
      { ...second, email: 'luc@example.org' },
      { nit: '1810003' },
    ])
    expect(await ofIndre()).toMatchObject([{ nit: '1810001', email: 'eva.roux@example.org' }])
  })

  test('A check answers what the import would change and changes nothing; that very file is imported', async () => {
    const visitor = await world.as(admin)
    await imported(visitor, CHER, roux, blanc)
    const before = await ofCher()
    const [ninth, eighth] = ['1810009', '1810008'].map((nit) => roux.replace('1810001', nit))
    const form = members(roux, blanc.replace('Luc', 'Lucie'), wrong, ninth!, eighth!)
    const { checksum, ...report } = (await send(visitor, checking(CHER), form)).json().data
    expect(report).toEqual({ ...nothing, imported: 2, updated: 1, unchanged: 1, ...refused })
    expect(await ofCher()).toEqual(before)
    const other = await send(visitor, importing(CHER), { ...members(roux), checksum })
    expect([other.statusCode, other.json().errors]).toEqual([
      422,
      { file_retrivers: ['Ce fichier a changé depuis sa vérification : choisissez-le de nouveau.'] },
    ])
    expect(await ofCher()).toEqual(before)
    await send(visitor, importing(CHER), { ...form, checksum })
    expect((await ended(visitor, CHER)).report).toEqual(report)
  })

  test('The file replaces the members of its federation, after the check gave the number removed; members on refused lines stay', async () => {
    const visitor = await world.as(admin)
    await imported(visitor, CHER, roux, blanc, vert)
    await imported(visitor, INDRE, vert)
    const form = members(roux, blanc.replace(';;;;;', ';luc@;;;;'))
    const { checksum, ...report } = (await send(visitor, checking(CHER), form)).json().data
    const refusals = [{ line: 3, reason: 'MAIL n’est pas une adresse e-mail.' }]
    expect(report).toEqual({ ...nothing, unchanged: 1, removed: 1, refused: 1, refusals })
    await send(visitor, importing(CHER), { ...form, checksum })
    expect((await ended(visitor, CHER)).report).toEqual(report)
    expect(await ofCher()).toMatchObject([{ nit: '1810001' }, { nit: '1810002' }])
    expect(await ofIndre()).toMatchObject([{ nit: '1810003' }])
    const acts = await world.all('acts', { act: 'federation.imported' }, 'id', 'details')
    expect(acts.at(-1)).toMatchObject({ details: { removed: 1 } })
  })

  test('A file without any valid line removes nobody', async () => {
    const visitor = await world.as(admin)
    await imported(visitor, CHER, roux, blanc)
    const before = await ofCher()
    const none = { removed: 0, refused: 1 }
    expect((await send(visitor, checking(CHER), members(wrong))).json().data).toMatchObject(none)
    expect(await imported(visitor, CHER, wrong)).toMatchObject(none)
    expect(await ofCher()).toEqual(before)
  })

  test('A member removed from the list no longer matches, and a giver validated by it stays validated', async () => {
    const visitor = await world.as(admin)
    const finding = async () => {
      const rows: { id: number; finding: string }[] = await world.read(
        admin,
        '/api/v1/givers/need_validation',
      )
      return rows.find(({ id }) => id === waiting.id)!.finding
    }
    await imported(visitor, CHER, roux, 'Faure;Michel;1800003;;;;Sancerre;')
    expect(await finding()).toBe('known')
    await imported(visitor, CHER, roux)
    expect(await finding()).toBe('unknown')
    const { validation_type } = await world.one('givers', { user_id: giver.id }, 'validation_type')
    expect(validation_type).toBe('auto')
  })

  test('Whom the last import removed is named to those who import, and no more of them is kept; the next one replaces the names', async () => {
    const visitor = await world.as(cher)
    const url = `${FEDERATIONS}/${CHER}/retrievers?removed=1`
    const listed = async (query = '') =>
      ((await visitor.get(url + query)).json().data as { nit: string }[]).map(({ nit }) => nit)
    const counted = async () => (await world.read(cher, `${FEDERATIONS}/${CHER}`)).removed_retrievers_count
    await imported(visitor, CHER, roux, blanc, vert)
    expect([await listed(), await counted()]).toEqual([[], 0])
    await imported(visitor, CHER, roux)
    const id = expect.any(Number) as number
    expect((await visitor.get(url)).json().data).toEqual([
      { id, lastname: 'Blanc', firstname: 'Luc', nit: '1810002', city: null },
      { id, lastname: 'Vert', firstname: 'Zoé', nit: '1810003', city: null },
    ])
    expect([await counted(), await listed('&search=zo')]).toEqual([2, ['1810003']])
    const row = await world.one('removed_retrievers', {})
    const columns = ['federation_id', 'firstname', 'id', 'lastname', 'nit', 'removed_at', 'search_words']
    expect(Object.keys(row).toSorted()).toEqual(columns)
    // Another federation's import leaves them, and removed nobody.
    await imported(await world.as(admin), INDRE, vert)
    expect(await listed()).toEqual(['1810002', '1810003'])
    expect(await world.read(admin, `${FEDERATIONS}/${INDRE}/retrievers?removed=1`)).toEqual([])
    await imported(visitor, CHER, blanc)
    expect(await listed()).toEqual(['1810001'])
    await imported(visitor, CHER, blanc)
    expect([await listed(), await counted()]).toEqual([[], 0])
  })

  test('An invalid file is refused at its field, and no job is started', async () => {
    const visitor = await world.as(admin)
    const files = [
      new File([], 'a.csv'),
      new File(['NOM\nRoux'], 'a.csv'),
      new File(['PK'], 'a.xlsx'),
      'text',
    ]
    const said = expect.stringMatching(/^[A-Z].*\.$/) as string
    for (const url of [checking(CHER), importing(CHER)]) {
      for (const file_retrivers of files) {
        const { statusCode, json } = await send(visitor, url, { file_retrivers })
        expect([statusCode, json().errors]).toEqual([422, { file_retrivers: [said] }])
      }
      const none = { file_retrivers: ['Choisissez un fichier CSV.'] }
      expect((await send(visitor, url, {})).json().errors).toEqual(none)
      expect((await visitor.post(url, {})).statusCode).toBe(422)
    }
    expect([await ofCher(), await world.all('federation_jobs', {})]).toEqual([[], []])
  })

  test('A running job of a federation prevents no import into another one', async () => {
    const visitor = await world.as(admin)
    const job = { federation_id: CHER, kind: 'import', started_by: admin.id, total: 9 } as const
    const alive = sql<Date>`clock_timestamp() + interval '1 hour'`
    await world.add('federation_jobs', { ...job, started_at: noon, seen_at: alive, progress: 3 })
    expect((await send(visitor, importing(CHER), members(roux))).statusCode).toBe(409)
    expect(await imported(visitor, INDRE, roux)).toEqual({ ...nothing, imported: 1 })
    expect(await ofCher()).toEqual([])
  })
})
