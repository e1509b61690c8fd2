import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { WORKBOOK } from '../../../contract/endpoint.ts'
import { limits } from '../../../contract/limits.ts'
import { expiredExports } from '../../../server/http/exports.ts'
import { deleteExpired } from '../../../server/queries/shared/retention/expired.ts'
import { statistics } from '../../../server/statistics/registry.ts'
import { writeWorkbook } from '../../../server/workbook/workbook.ts'
import { admin, cher, statistician } from '../../world/people.ts'
import { readFormats, readSheet, readSheetNames } from '../support/files/workbook.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'

const exported = (visitor: Visitor, code: string, chosen: object = {}) =>
  visitor.send('POST', `/api/v1/statistics/${code}`, { body: chosen, headers: { accept: WORKBOOK } })
const urlOf = async (visitor: Visitor, code: string, chosen: object = {}) => {
  const response = await exported(visitor, code, chosen)
  expect(response.statusCode, response.body).toBe(200)
  return (response.json() as { data: { url: string } }).data.url
}
const later = (ms: number) => new Date(noon.getTime() + ms)

inWorld((world) => {
  test('An export is an Excel file with the same cells as the page, with their types and formats', async () => {
    const visitor = await world.as(statistician)
    const file = await visitor.get(await urlOf(visitor, 'handovers'))
    expect(file.headers['content-type']).toBe(WORKBOOK)
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="venaison-detail-des-cessions-2026-03-10.xlsx"',
    )
    expect(readFormats(file.rawPayload)).toEqual(['dd/mm/yyyy', '@', '@', '@', '@', '#,##0'])
    const [head, ...rows] = await readSheet(file.rawPayload, 'Données')
    expect(head).toEqual(['Chasse du', 'Commune', 'Département', 'Fédération', 'Gibier', 'Animaux cédés'])
    const hunt = [new Date('2026-02-28T00:00:00Z'), 'Bourges (18000)', '18 Cher', expect.any(String)]
    expect(rows).toEqual([
      [...hunt, 'Chevreuil', 1],
      [...hunt, 'Sanglier', 2],
    ])
  })

  test('All statistics come in one file, one sheet each with the cells of its own file', async () => {
    const visitor = await world.as(statistician)
    const file = await visitor.get(await urlOf(visitor, 'all'))
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="venaison-toutes-les-statistiques-2026-03-10.xlsx"',
    )
    const names = await readSheetNames(file.rawPayload)
    expect([names.length, names.at(-2), names.at(-1)]).toEqual([
      statistics.length + 1,
      'Détail des cessions',
      'Demande',
    ])
    for (const [index, { code }] of statistics.entries()) {
      const own = await visitor.get(await urlOf(visitor, code))
      expect(own.headers['content-disposition']).toMatch(/"venaison-[a-z-]+-2026-03-10\.xlsx"$/)
      expect(await readSheet(file.rawPayload, names[index]!), code).toEqual(
        await readSheet(own.rawPayload, 'Données'),
      )
    }
  })

  test('The file of all statistics is limited to a period and a federation, and says so', async () => {
    const url = await urlOf(await world.as(cher), 'all', { from: '2026-03-01', to: '2026-03-31' })
    const file = (await (await world.as(cher)).get(url)).rawPayload
    expect((await readSheet(file, 'Détail des cessions')).length).toBe(1)
    expect(await readSheet(file, 'Demande')).toEqual([
      ['Statistique', 'Toutes les statistiques'],
      ['Demandée le', '10/03/2026'],
      ['Fédération', expect.stringContaining('Cher')],
      ['Du', '01/03/2026'],
      ['Au', '31/03/2026'],
    ])
    const visitor = await world.as(statistician)
    const elsewhere = await visitor.get(await urlOf(visitor, 'all', { federation_id: '2' }))
    expect(await readSheet(elsewhere.rawPayload, 'Détail des cessions')).toEqual([
      ['Chasse du', 'Commune', 'Département', 'Fédération', 'Gibier', 'Animaux cédés'],
    ])
  })

  test('All statistics exist as a file only, and with the filters that all have', async () => {
    const visitor = await world.as(statistician)
    expect((await visitor.send('POST', '/api/v1/statistics/all', { body: {} })).statusCode).toBe(404)
    const refusal = await exported(visitor, 'all', { granularity: 'year' })
    expect([refusal.statusCode, (refusal.json() as { errors: object }).errors]).toEqual([
      422,
      {
        granularity: [
          'Le filtre « granularity » n’existe pas ici. Effacez les filtres, puis choisissez parmi ceux de la page.',
        ],
      },
    ])
  })

  test('It contains the requested filters', async () => {
    const visitor = await world.as(cher)
    const url = await urlOf(visitor, 'donations_over_time', { granularity: 'year', from: '2026-01-01' })
    const asked = await readSheet((await visitor.get(url)).rawPayload, 'Demande')
    expect(asked).toEqual([
      ['Statistique', 'Cessions au fil du temps'],
      ['Demandée le', '10/03/2026'],
      ['Fédération', expect.stringContaining('Cher')],
      ['Par', 'Année'],
      ['Du', '01/01/2026'],
      ['Au', 'Sans limite'],
      ['Gibier', 'Tous les gibiers'],
    ])
  })

  test('No text of a person becomes a formula', async () => {
    const name = '=HYPERLINK("https://example.com";"<ici> & là")'
    await world.set('federations', { id: 1 }, { name })
    const visitor = await world.as(statistician)
    const file = await visitor.get(await urlOf(visitor, 'never_served'))
    expect((await readSheet(file.rawPayload, 'Données'))[1]?.[0]).toBe(name)
  })

  test('A file whose rows cannot all be read is aborted, not served as if complete', async () => {
    async function* batches() {
      yield [['2026-02-28']]
      throw new Error('The database is gone')
    }
    const headers = [{ label: 'Chasse du', format: 'day', shown: true }] as const
    const out = new PassThrough().resume()
    const writing = writeWorkbook(out, {
      sheets: [{ name: 'Données', headers, batches: batches() }],
      recalled: [],
    })
    await expect(writing).rejects.toThrow('The database is gone')
    expect(out.writableFinished).toBe(false)
  })

  test('A file can be downloaded by its requester only, for ten minutes', async () => {
    const url = await urlOf(await world.as(statistician), 'hunts')
    expect((await (await world.as(admin)).get(url)).statusCode).toBe(404)
    expect((await (await world.as(null)).get(url)).statusCode).toBe(401)
    const onTime = await world.as(statistician, later(limits.exportLifetime - 1))
    expect((await onTime.get(url)).statusCode).toBe(200)
    const tooLate = await world.as(statistician, later(limits.exportLifetime))
    const refusal = await tooLate.get(url)
    expect([refusal.statusCode, (refusal.json() as { message: string }).message]).toEqual([
      404,
      'Ce fichier n’est plus disponible. Demandez-le à nouveau.',
    ])
    expect((await tooLate.get('/exports/guessed')).statusCode).toBe(404)
    await deleteExpired(world.db(), expiredExports(later(limits.exportLifetime + 1)), 10)
    expect(await world.all('exports', {})).toEqual([])
  })

  test('After losing the permission to see statistics nothing can be downloaded', async () => {
    const visitor = await world.as(statistician)
    const url = await urlOf(visitor, 'hunts')
    await world.remove('role_permissions', {})
    expect((await visitor.get(url)).statusCode).toBe(403)
  })

  test('A wrong filter is refused before any file is created', async () => {
    const visitor = await world.as(statistician)
    const response = await exported(visitor, 'hunts', { granularity: 'day' })
    expect(response.statusCode).toBe(422)
    expect((await exported(visitor, 'unheard_of')).statusCode).toBe(404)
    expect(await world.all('exports', {})).toEqual([])
  })
})
