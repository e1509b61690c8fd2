import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { FederationJob } from '../../../contract/federations/federation-jobs.ts'
import { admin, cher, giver, waiting } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { multipart } from '../support/forms.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { ended } from '../support/federation-jobs.ts'

/** Cher and Indre are initialised, Creuse is not. */
const [cher18, indre, creuse] = [1, 2, 3]
const checking = (id: number) => `/api/v1/federations/${id}/check_retrievers`
const importing = (id: number) => `/api/v1/federations/${id}/import_retrievers`

const head = 'NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE'
const roux = 'Roux;Éva;1810001;eva.roux@example.org;1 rue Haute;18000;Bourges;0639980100'
const blanc = 'Blanc;Luc;1810002;;;;;'
const wrong = 'Noir;Léa;12;;;;;'
const csv = (...lines: string[]) => new File([[head, ...lines].join('\r\n')], 'adherents.csv')

const send = async (visitor: Visitor, url: string, fields: Record<string, string | File>) => {
  const response = await visitor.send('POST', url, await multipart(fields))
  return { ...response.json(), status: response.statusCode } as {
    status: number
    message: string
    errors: Record<string, string[]>
    data: FederationJob & { checksum: string }
  }
}

inWorld((world) => {
  const kept = ['id', 'federation_id', 'lastname', 'firstname', 'nit', 'email', 'city'] as const
  const members = () =>
    world.db().selectFrom('retrievers').select(kept).orderBy('federation_id').orderBy('nit').execute()
  const imported = async (visitor: Visitor, id: number, ...lines: string[]) => {
    expect((await send(visitor, importing(id), { file_retrivers: csv(...lines) })).status).toBe(200)
    return (await ended(visitor, id)).report
  }
  const nothing = { imported: 0, updated: 0, unchanged: 0, removed: 0, refused: 0, refusals: [] }

  test('The administrator of a federation imports its members, and changes nothing else of it', async () => {
    const visitor = await world.as(cher)
    expect(await imported(visitor, cher18, roux, blanc)).toMatchObject({ imported: 2 })
    for (const url of [checking(indre), importing(indre)])
      expect((await send(visitor, url, { file_retrivers: csv(roux) })).status).toBe(404)
    expect((await visitor.post(`/api/v1/federations/${cher18}/init`)).statusCode).toBe(403)
  })

  test('A file is checked and imported into an initialised federation of one’s own only', async () => {
    const form = { file_retrivers: csv(roux) }
    const role = world.db().selectFrom('roles').select('id').where('code', '=', 'admin')
    await world.set('users', { id: cher.id }, { role_id: role })
    const [limited, visitor] = [await world.as(cher), await world.as(admin)]
    for (const url of [checking, importing]) {
      expect((await send(limited, url(indre), form)).status).toBe(404)
      expect((await send(visitor, url(99), form)).status).toBe(404)
      const early = await send(visitor, url(creuse), form)
      expect([early.status, early.message]).toEqual([
        409,
        'Cette fédération n’a pas encore de communes : initialisez-la d’abord.',
      ])
    }
    expect(await members()).toEqual([])
  })

  test('A file without a checksum is imported at once, and its job contains the report', async () => {
    const visitor = await world.as(admin)
    const { status, data } = await send(visitor, importing(cher18), {
      file_retrivers: csv(roux, wrong, blanc),
    })
    expect([status, data.kind, data.state, data.total]).toEqual([200, 'import', 'running', 2])
    const job = await ended(visitor, cher18)
    const refusals = [{ line: 3, reason: 'NIT doit compter 7 caractères.' }]
    const report = { ...nothing, imported: 2, refused: 1, refusals }
    expect(job).toMatchObject({ state: 'done', progress: 2, total: 2, report })
    const empty = { email: null, city: null }
    expect((await members()).map(({ id: _, ...row }) => row)).toEqual([
      {
        federation_id: cher18,
        nit: '1810001',
        lastname: 'Roux',
        firstname: 'Éva',
        email: 'eva.roux@example.org',
        city: 'Bourges',
      },
      { federation_id: cher18, nit: '1810002', lastname: 'Blanc', firstname: 'Luc', ...empty },
    ])
    const { refusals: _, ...counts } = report
    const details = { ...counts, file: expect.stringMatching(/\.csv$/) as string }
    expect(await world.all('acts', {}, 'act', 'actor_id', 'federation_id', 'details')).toEqual([
      { act: 'federation.imported', actor_id: admin.id, federation_id: cher18, details },
    ])
  })

  test('A repeated import updates changed members, and each federation has its own members', async () => {
    const visitor = await world.as(admin)
    await imported(visitor, cher18, roux, blanc)
    const before = await members()
    expect(await imported(visitor, cher18, roux, blanc)).toEqual({ ...nothing, unchanged: 2 })
    expect(await members()).toEqual(before)
    const moved = blanc.replace('Luc;1810002;', 'Luc;1810002;luc@example.org')
    const report = { ...nothing, imported: 1, updated: 1, unchanged: 1 }
    expect(await imported(visitor, cher18, roux, moved, roux.replace('1810001', '1810003'))).toEqual(report)
    expect(await imported(visitor, indre, roux)).toEqual({ ...nothing, imported: 1 })
    const rows = await members()
    expect(rows.map(({ federation_id, nit, email }) => [federation_id, nit, email])).toEqual([
      [cher18, '1810001', 'eva.roux@example.org'],
      [cher18, '1810002', 'luc@example.org'],
      [cher18, '1810003', 'eva.roux@example.org'],
      [indre, '1810001', 'eva.roux@example.org'],
    ])
    expect(rows[0]!.id).toBe(before[0]!.id)
  })

  test('A check answers what the import would change and changes nothing; that very file is imported', async () => {
    const visitor = await world.as(admin)
    await imported(visitor, cher18, roux, blanc)
    const before = await members()
    const [ninth, eighth] = ['1810009', '1810008'].map((nit) => roux.replace('1810001', nit))
    const file_retrivers = csv(roux, blanc.replace('Luc', 'Lucie'), wrong, ninth!, eighth!)
    const { status, data } = await send(visitor, checking(cher18), { file_retrivers })
    const { checksum, ...report } = data
    const refusals = [{ line: 4, reason: 'NIT doit compter 7 caractères.' }]
    expect([status, report]).toEqual([
      200,
      { ...nothing, imported: 2, updated: 1, unchanged: 1, refused: 1, refusals },
    ])
    expect(await members()).toEqual(before)
    const other = await send(visitor, importing(cher18), { file_retrivers: csv(roux), checksum })
    expect([other.status, other.errors]).toEqual([
      422,
      { file_retrivers: ['Ce fichier a changé depuis sa vérification : choisissez-le de nouveau.'] },
    ])
    expect(await members()).toEqual(before)
    expect((await send(visitor, importing(cher18), { file_retrivers, checksum })).status).toBe(200)
    expect((await ended(visitor, cher18)).report).toEqual(report)
  })

  test('The file replaces the members of its federation, after the check gave the number removed; members on refused lines stay', async () => {
    const visitor = await world.as(admin)
    const vert = roux.replace('1810001', '1810003')
    await imported(visitor, cher18, roux, blanc, vert)
    await imported(visitor, indre, vert)
    const before = await members()
    const file_retrivers = csv(roux, blanc.replace(';;;;;', ';luc@;;;;'))
    const { data } = await send(visitor, checking(cher18), { file_retrivers })
    const refusals = [{ line: 3, reason: 'MAIL n’est pas une adresse e-mail.' }]
    const { checksum, ...report } = data
    expect(report).toEqual({ ...nothing, unchanged: 1, removed: 1, refused: 1, refusals })
    expect(await members()).toEqual(before)
    expect((await send(visitor, importing(cher18), { file_retrivers, checksum })).status).toBe(200)
    expect((await ended(visitor, cher18)).report).toEqual(report)
    expect((await members()).map(({ federation_id, nit }) => [federation_id, nit])).toEqual([
      [cher18, '1810001'],
      [cher18, '1810002'],
      [indre, '1810003'],
    ])
    const acts = world.db().selectFrom('acts').select('details').orderBy('id', 'desc').limit(1)
    expect(await acts.executeTakeFirst()).toMatchObject({ details: { removed: 1 } })
  })

  test('A file without any valid line removes nobody', async () => {
    const visitor = await world.as(admin)
    await imported(visitor, cher18, roux, blanc)
    const before = await members()
    const { data } = await send(visitor, checking(cher18), { file_retrivers: csv(wrong) })
    expect(data).toMatchObject({ removed: 0, refused: 1 })
    expect(await imported(visitor, cher18, wrong)).toMatchObject({ removed: 0, refused: 1 })
    expect(await members()).toEqual(before)
  })

  test('A member removed from the list no longer matches, and a giver validated by it stays validated', async () => {
    const visitor = await world.as(admin)
    const faure = 'Faure;Michel;1800003;;;;Sancerre;'
    await imported(visitor, cher18, roux, faure)
    const findingOf = async () => {
      const rows = (await visitor.get('/api/v1/givers/need_validation')).json() as {
        id: number
        finding: string
      }[]
      return rows.find(({ id }) => id === waiting.id)!.finding
    }
    expect(await findingOf()).toBe('known')
    await imported(visitor, cher18, roux)
    expect(await findingOf()).toBe('unknown')
    const { validation_type } = await world.one('givers', { user_id: giver.id }, 'validation_type')
    expect(validation_type).toBe('auto')
  })

  test('An invalid file is refused at its field, and no job is started', async () => {
    const visitor = await world.as(admin)
    const files = [new File([], 'a.csv'), new File(['NOM\nRoux'], 'a.csv'), csv(), new File(['PK'], 'a.xlsx')]
    for (const url of [checking(cher18), importing(cher18)]) {
      for (const file_retrivers of [...files, 'text']) {
        const { status, errors } = await send(visitor, url, { file_retrivers })
        expect([status, errors['file_retrivers']!.join()]).toEqual([
          422,
          expect.stringMatching(/^[A-Z].*\.$/),
        ])
      }
      expect((await send(visitor, url, {})).errors).toEqual({
        file_retrivers: ['Choisissez un fichier CSV.'],
      })
      expect((await visitor.post(url, {})).statusCode).toBe(422)
    }
    expect(await members()).toEqual([])
    expect(await world.all('federation_jobs', {}, 'id')).toEqual([])
  })

  test('While a job of the federation is running, another one is refused; for another federation it is not', async () => {
    const visitor = await world.as(admin)
    const job = { federation_id: cher18, kind: 'import', started_by: admin.id, total: 9 } as const
    const alive = sql<Date>`clock_timestamp() + interval '1 hour'`
    const running = { ...job, started_at: noon, seen_at: alive, progress: 3 }
    await world.add('federation_jobs', running)
    const refused = await send(visitor, importing(cher18), { file_retrivers: csv(roux) })
    expect([refused.status, refused.message]).toEqual([
      409,
      'Un traitement est déjà en cours pour cette fédération.',
    ])
    expect(await imported(visitor, indre, roux)).toEqual({ ...nothing, imported: 1 })
    expect((await members()).map(({ federation_id }) => federation_id)).toEqual([indre])
  })
})
