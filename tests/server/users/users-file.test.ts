import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { admin, cher, giver, luc, manon, roleManager, statistician } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'

const url = '/api/v1/users/export'
type Row = Record<string, string>

/** The list of users as a table for a spreadsheet. */
inWorld((world) => {
  const asked = async (body: object = {}, person: { email: string } | null = cher) =>
    (await world.as(person)).post(url, body)
  const rowsOf = ({ csv }: { csv: string }): Row[] => parse(csv, { bom: true, delimiter: ';', columns: true })
  const exported = async (body: object = {}, person = cher): Promise<Row[]> =>
    rowsOf((await asked(body, person)).json().data)

  test('It says of each person what the list says, as a spreadsheet of France opens it', async () => {
    const { name, csv, rows, total } = (await asked({ search: giver.email })).json().data
    expect([name, rows, total]).toEqual(['utilisateurs-2026-03-10.csv', 1, 1])
    expect(csv.startsWith('\ufeffNom;Prénom;Adresse e-mail;')).toBe(true)
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(rowsOf({ csv })).toEqual([
      {
        Nom: 'Moreau',
        Prénom: 'Hélène',
        'Adresse e-mail': giver.email,
        Téléphone: giver.phone,
        'Code postal': '18000',
        Commune: 'Bourges',
        Fédération: 'Fédération des chasseurs du Cher',
        Rôle: 'Responsable de territoire',
        NIT: '1800001',
        État: 'Actif',
        'Inscrit le': expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
      },
    ])
  })

  test('It holds the list whole, filtered and sorted as it is shown', async () => {
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
    expect(emails(await exported({ status: 'waiting', order: 'lastname', desc: 1 }))).toEqual(
      await shown('status=waiting&order=lastname&desc=1'),
    )
    const states = async (status: string) => new Set((await exported({ status })).map((row) => row['État']))
    expect(await states('blocked')).toEqual(new Set(['Bloqué']))
    expect(await states('waiting')).toEqual(new Set(['À valider']))
    expect(await states('refused')).toEqual(new Set(['Refusé']))
    expect(await states('deleted')).toEqual(new Set(['Anonymisé']))
  })

  test('It is asked as the page asks it, with whatever is not chosen', async () => {
    const usual = { search: '', status: '', role: '', federation: '', order: 'email', desc: false }
    const answered = await asked(usual)
    expect([answered.statusCode, answered.json().errors]).toEqual([200, undefined])
  })

  test('Nobody of another federation is in it', async () => {
    await world.db().updateTable('users').set({ federation_id: 2 }).where('id', '=', luc.id).execute()
    const lines = await exported({ search: luc.email })
    expect([lines, (await exported({ search: luc.email }, admin)).length]).toEqual([[], 1])
  })

  test('What a spreadsheet would take for a formula is text', async () => {
    const change = { lastname: '=HYPERLINK("http://x")', phone: '+33612345678' }
    await world.db().updateTable('users').set(change).where('id', '=', manon.id).execute()
    const [row] = await exported({ search: manon.email })
    expect([row!['Nom'], row!['Téléphone']]).toEqual([`'${change.lastname}`, `'${change.phone}`])
  })

  test('Who fetched it is on record, with counts and without what was searched', async () => {
    await exported({ search: 'moreau', status: 'kept' })
    const { data } = (await (await world.as(cher)).get('/api/v1/federations/1/acts')).json()
    expect(data[0]).toMatchObject({
      act: 'users.exported',
      by: { id: cher.id },
      details: { users: 1, searched: true, status: 'kept', role: '', federation: '' },
    })
    expect(JSON.stringify(data[0].details)).not.toContain('moreau')
  })

  test('Who may not see users gets none', async () => {
    for (const [person, status] of [
      [null, 401],
      [giver, 403],
      [statistician, 403],
      [roleManager, 403],
    ] as const)
      expect((await asked({}, person)).statusCode).toBe(status)
  })
})
