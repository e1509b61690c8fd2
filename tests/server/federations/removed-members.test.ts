import { expect, test } from 'vitest'
import { admin, cher } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { multipart } from '../support/forms.ts'
import { inWorld } from '../support/in-world.ts'
import { ended } from '../support/federation-jobs.ts'

const [cher18, indre] = [1, 2]
const head = 'NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE'
const roux = 'Roux;Éva;1810001;eva.roux@example.org;;;Bourges;'
const blanc = 'Blanc;Luc;1810002;;;;;'

/** Imports these lines and waits for the end. */
async function imported(visitor: Visitor, id: number, ...lines: string[]) {
  const file_retrivers = new File([[head, ...lines].join('\r\n')], 'adherents.csv')
  const { statusCode } = await visitor.send(
    'POST',
    `/api/v1/federations/${id}/import_retrievers`,
    await multipart({ file_retrivers }),
  )
  expect(statusCode).toBe(200)
  expect((await ended(visitor, id)).state).toBe('done')
}

inWorld((world) => {
  test('Whom the last import removed is named to those who import, and to them only; the next one replaces the names', async () => {
    const visitor = await world.as(admin)
    const vert = 'Vert;Zoé;1810003;;;;Vierzon;'
    const listed = async (id: number, person = admin, search = '') => {
      const url = `/api/v1/federations/${id}/retrievers?removed=1&search=${search}`
      const response = await (await world.as(person)).get(url)
      return response.statusCode === 200
        ? (response.json().data as { nit: string }[]).map((row) => row.nit)
        : response.statusCode
    }
    const counted = async () =>
      (await visitor.get(`/api/v1/federations/${cher18}`)).json().data.removed_retrievers_count as number
    await imported(visitor, cher18, roux, blanc, vert)
    expect([await listed(cher18), await counted()]).toEqual([[], 0])
    await imported(visitor, cher18, roux)
    const response = await visitor.get(`/api/v1/federations/${cher18}/retrievers?removed=1`)
    const id = expect.any(Number) as number
    expect(response.json().data).toEqual([
      { id, lastname: 'Blanc', firstname: 'Luc', nit: '1810002', city: null },
      { id, lastname: 'Vert', firstname: 'Zoé', nit: '1810003', city: null },
    ])
    expect([await counted(), await listed(cher18, admin, 'zo')]).toEqual([2, ['1810003']])
    // Nothing more is kept of them.
    const row = await world.one('removed_retrievers', {})
    expect(Object.keys(row).toSorted()).toEqual(
      ['federation_id', 'firstname', 'id', 'lastname', 'nit', 'removed_at', 'search_words'].toSorted(),
    )
    expect([await listed(cher18, cher), await listed(indre, cher)]).toEqual([['1810002', '1810003'], 404])
    // Another federation's import leaves them.
    await imported(visitor, indre, vert)
    expect([await listed(cher18), await listed(indre)]).toEqual([['1810002', '1810003'], []])
    await imported(visitor, cher18, blanc)
    expect(await listed(cher18)).toEqual(['1810001'])
    await imported(visitor, cher18, blanc)
    expect([await listed(cher18), await counted()]).toEqual([[], 0])
  })
})
