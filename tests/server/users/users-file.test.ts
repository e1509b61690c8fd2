import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { UsersFile } from '../../../contract/users/managed-users.ts'
import { phoneInPairs } from '../../../contract/words-in-french.ts'
import { admin, cher, giver, luc, manon } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import { readSheet } from '../support/files/workbook.ts'

const url = '/api/v1/users/export'
type Row = Record<string, string>

/** The users list as a spreadsheet table. */
inWorld((world) => {
  const fileOf = async (body: object = {}, person = cher) =>
    (await (await world.as(person)).post(url, body)).json().data as UsersFile
  const rowsOf = ({ csv }: UsersFile): Row[] => parse(csv, { bom: true, delimiter: ';', columns: true })
  const exported = async (body: object = {}, person = cher) => rowsOf(await fileOf(body, person))

  test('It contains for each person what the list shows, in the format of French spreadsheets', async () => {
    const file = await fileOf({ search: giver.email })
    const { name, csv, rows, total } = file
    expect([name, rows, total]).toEqual(['utilisateurs-2026-03-10.csv', 1, 1])
    expect(csv.startsWith('\ufeffNom;Prénom;Adresse e-mail;')).toBe(true)
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(rowsOf(file)).toEqual([
      {
        Nom: 'Moreau',
        Prénom: 'Hélène',
        'Adresse e-mail': giver.email,
        // In pairs: a spreadsheet would read digits alone as a number, without the first zero.
        Téléphone: phoneInPairs(giver.phone),
        'Code postal': '18000',
        Commune: 'Bourges',
        Fédération: 'Fédération des chasseurs du Cher',
        Rôle: 'Responsable de territoire',
        NIT: '1800001',
        État: 'Actif',
        'Suppression demandée': '',
        'Inscrit le': expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
      },
    ])
  })

  test('It contains the complete list, filtered and sorted as displayed', async () => {
    const emails = (rows: Row[]) => rows.map((row) => row['Adresse e-mail'])
    const shown = async (query: string) =>
      (await (await world.as(cher)).get(`/api/v1/users?perPage=1000&${query}`))
        .json()
        .data.map(({ email, is_deleted }: { email: string; is_deleted: boolean }) =>
          is_deleted ? '' : email,
        )
    const whole = emails(await exported())
    expect(whole.length).toBeGreaterThan(10)
    expect(whole).toEqual(await shown(''))
    const asked = { search: '', status: 'waiting', role: '', federation: '', order: 'lastname', desc: true }
    expect(emails(await exported(asked))).toEqual(await shown('status=waiting&order=lastname&desc=1'))
    for (const [status, word] of [
      ['blocked', 'Bloqué'],
      ['waiting', 'En attente'],
      ['refused', 'Refusé'],
      ['deleted', 'Anonymisé'],
    ])
      expect(new Set((await exported({ status })).map((row) => row['État']))).toEqual(new Set([word]))
  })

  test('It contains nobody of another federation', async () => {
    await world.set('users', { id: luc.id }, { federation_id: 2 })
    const lines = await exported({ search: luc.email })
    expect([lines, (await exported({ search: luc.email }, admin)).length]).toEqual([[], 1])
  })

  test('Text that looks like a formula is escaped', async () => {
    const change = { lastname: '=HYPERLINK("http://x")', phone: '+33612345678' }
    await world.set('users', { id: manon.id }, change)
    const [row] = await exported({ search: manon.email })
    expect([row!['Nom'], row!['Téléphone']]).toEqual([`'${change.lastname}`, `'${change.phone}`])
  })

  test('As a workbook each cell keeps its type: codes and what looks like a formula are texts, days are days', async () => {
    const phone = '0612345678'
    await world.set('users', { id: giver.id }, { lastname: '=1+1', phone })
    await world.set('givers', { user_id: giver.id }, { nit: '0100001' })
    await world.set('cities', { label: 'Bourges' }, { postal_code: '01000' })
    const { xlsx } = await fileOf({ search: giver.email })
    const [head, row, ...more] = await readSheet(Buffer.from(xlsx!, 'base64'), 'Utilisateurs')
    expect(more).toEqual([])
    const cells = Object.fromEntries(head!.map((label, at) => [label, row![at]]))
    expect(cells).toMatchObject({
      Nom: '=1+1',
      Téléphone: phoneInPairs(phone),
      'Code postal': '01000',
      NIT: '0100001',
      'Suppression demandée': null,
      'Inscrit le': expect.any(Date),
    })
  })

  test('The export is recorded, with counts and without the search', async () => {
    await exported({ search: 'moreau', status: 'kept' })
    const { data } = (await (await world.as(cher)).get('/api/v1/federations/1/acts')).json()
    expect(data[0]).toMatchObject({
      act: 'users.exported',
      by: { id: cher.id },
      details: { users: 1, searched: true, status: 'kept', role: '', federation: '' },
    })
    expect(JSON.stringify(data[0].details)).not.toContain('moreau')
  })
})
