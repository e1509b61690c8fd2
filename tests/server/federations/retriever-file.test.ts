import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { retrieverColumns } from '../../../contract/federations/retrievers.ts'
import type { Refused } from '../../../server/http/errors.ts'
import { checkFile } from '../../../server/retriever-file/check-file.ts'

const head = retrieverColumns.join(';')
/** A line of the file, of a member with the given cells. */
const line = (cells: Partial<Record<(typeof retrieverColumns)[number], string>> = {}, separator = ';') => {
  const usual = { NOM: 'Roux', PRENOM: 'Éva', NIT: '1812345', MAIL: 'eva.roux@example.org' }
  return retrieverColumns.map((column) => ({ ...usual, ...cells })[column as 'NOM'] ?? '').join(separator)
}
const fileOf = (...lines: string[]) => [head, ...lines].join('\r\n')
const members = async (file: string | Buffer) => {
  const { batches } = await checkFile(Buffer.from(file as string))
  return batches.flatMap(({ rows }) => JSON.parse(rows) as Record<string, string>[])
}
const refusalsOf = async (...lines: string[]) => (await checkFile(Buffer.from(fileOf(...lines)))).refusals
const refusal = (file: string | Buffer) =>
  checkFile(Buffer.from(file as string)).then(
    () => 'accepted',
    (error: unknown) => (error as Refused).errors?.['file_retrivers']?.join() ?? String(error),
  )

describe('Retriever import: CSV file, columns NOM, PRENOM, NIT, MAIL, ADRESSE, CP, COMMUNE, PORTABLE', () => {
  const eva = { lastname: 'Roux', firstname: 'Éva', nit: '1812345', email: 'eva.roux@example.org', city: '' }

  test('its cells are separated by « ; » or « , », its lines end as on any machine', async () => {
    for (const end of ['\r\n', '\n', '\r'])
      for (const separator of [';', ',']) {
        const file = [head.replaceAll(';', separator), line({}, separator), ''].join(end)
        expect([end, separator, await members(file)]).toEqual([end, separator, [eva]])
      }
  })

  test('its columns are in any order, others are ignored; only what identifies a member is stored', async () => {
    const file = `NIT,Solde,PRENOM,NOM,COMMUNE,CP,ADRESSE,PORTABLE,MAIL\n1812345,12,Éva,Roux,Bourges,18000,"1, rue Haute",0639980000,`
    expect(await members(file)).toEqual([{ ...eva, email: '', city: 'Bourges' }])
  })

  test('capitals and accents in the names of its columns do not matter', async () => {
    const named = head.replace('NOM', 'Nom').replace('PRENOM', ' Prénom ').replace('MAIL', 'mail')
    for (const text of [named, named.normalize('NFD'), named.toLowerCase()])
      expect([text, await members(`${text}\n${line()}`)]).toEqual([text, [eva]])
  })

  test('it is UTF-8, with or without a BOM, or Windows-1252 as Excel writes it', async () => {
    const text = fileOf(line({ COMMUNE: 'Œting' }))
    const windows = Buffer.from(text.replace('Œ', '\x8c'), 'latin1')
    for (const file of [text, `\ufeff${text}`, windows])
      expect(await members(file)).toEqual([{ ...eva, city: 'Œting' }])
  })

  test('the encoding of the Macintosh is read; lines in two encodings are refused, with the line and the cause', async () => {
    const lines = fileOf(line(), line({ NIT: '1812346', NOM: 'Dupré', PRENOM: 'Jérôme', COMMUNE: 'L’Haÿ' }))
    const codes = { É: '\x83', è: '\x8f', é: '\x8e', ê: '\x90', ô: '\x99', ÿ: '\xd8', '’': '\xd5' }
    const inMac = lines.replaceAll(/[Éèéêôÿ’]/g, (letter) => codes[letter as keyof typeof codes])
    const mac = Buffer.from(inMac, 'latin1')
    // « ÿ » and « ’ » of the Macintosh are letters of Windows too: without them nothing is ambiguous.
    const sure = Buffer.from(mac.filter((byte) => byte < 0xc0))
    expect((await members(sure)).map(({ lastname, firstname }) => [lastname, firstname])).toEqual([
      ['Roux', 'Éva'],
      ['Dupré', 'Jérôme'],
    ])
    const [title = '', one = '', two = ''] = lines.split('\r\n')
    const mixed = [Buffer.from(`${title}\n${one}\n`), Buffer.from(two.replace('’', "'"), 'latin1')]
    const reason =
      'Un accent (ligne 3, colonne NOM) n’a pas le même encodage que ceux de la ligne 2 : cette ligne vient sans doute d’un autre fichier. Enregistrez le tout au format CSV (UTF-8).'
    expect(await refusal(Buffer.concat(mixed))).toBe(reason)
    const byReturns = Buffer.from(Buffer.concat(mixed).map((byte) => (byte === 0x0a ? 0x0d : byte)))
    expect(await refusal(byReturns)).toBe(reason)
  })

  test('a letter that cannot be read is named with its line, its column and the likely cause', async () => {
    const wrong = (cells: Parameters<typeof line>[0], separator = ';') =>
      Buffer.from(
        `Adhérents\n${head.replaceAll(';', separator)}\n${line({ PRENOM: 'Eva' }, separator)}\n${line(cells, separator)}`,
        'latin1',
      )
    for (const separator of [';', '\t', ','])
      expect(await refusal(wrong({ COMMUNE: 'Bo\x81rges' }, separator))).toMatch(
        /^Une lettre n’est pas reconnue \(ligne 4, colonne COMMUNE\) : .*sans doute/,
      )
    expect(await refusal(wrong({ NOM: '"R;x"', PRENOM: '\x81va' }))).toMatch(/\(ligne 4, colonne PRENOM\)/)
  })

  test('« sep=; », a title and empty lines may stand above its columns; cells may be separated by tabs', async () => {
    const table = `${head}\n${line()}`
    const tabbed = `${head.replaceAll(';', '\t')}\n${line({}, '\t')}`
    for (const file of [
      `sep=;\n${table}`,
      `Adhérents, au 1er mars;;;\n\n${table}`,
      tabbed,
      `sep=\t\n${tabbed}`,
    ])
      expect([file, await members(file)]).toEqual([file, [eva]])
    expect((await checkFile(Buffer.from(`sep=;\n${head}\n${line({ NOM: '' })}`))).refusals[0]?.line).toBe(3)
  })

  test('a word instead of an address means that there is none, and does not lose the member', async () => {
    for (const MAIL of ['néant', 'NÉANT', '-', 'N.C.', 'aucun'])
      expect([MAIL, await members(fileOf(line({ MAIL })))]).toEqual([MAIL, [{ ...eva, email: '' }]])
  })

  test('quoted cells contain separators, line breaks and quotes; surrounding spaces are dropped', async () => {
    const file = fileOf(line({ NOM: '"  Roux ; ""fils"""', COMMUNE: '"Dun-sur\r\nAuron\tle Bas"' }), line())
    const [first] = await members(file)
    expect(first).toMatchObject({ lastname: 'Roux ; "fils"', city: 'Dun-sur Auron le Bas' })
    expect(await refusalsOf(line({ ADRESSE: '"a\r\nb"' }), '', line())).toEqual([
      { line: 5, reason: 'Ce NIT figure déjà à la ligne 2.' },
    ])
  })

  test('a formula is stored as text', async () => {
    const formulas = ['=cmd|calc!A1', '+1+1', '-2', '@SUM(A1)', '=HYPERLINK("x")']
    const file = fileOf(...formulas.map((NOM, row) => line({ NOM, NIT: `181234${row}` })))
    expect((await members(file)).map(({ lastname }) => lastname)).toEqual(formulas)
  })

  test('empty lines are ignored, missing cells at the end are empty', async () => {
    const { members, refused } = await checkFile(Buffer.from(fileOf('', ';;;;;;;', 'Roux;Éva;1812345', '')))
    expect([members, refused]).toEqual([1, 0])
  })

  test('an invalid line is skipped with its number and the reason, the others are imported', async () => {
    const wrong: [string, string][] = [
      [line({ NOM: ' ' }), 'NOM manque.'],
      [line({ PRENOM: '' }), 'PRENOM manque.'],
      [line({ NIT: '' }), 'NIT manque.'],
      [
        line({ NIT: '181234' }),
        'NIT doit compter 7 caractères : un tableur a sans doute retiré le zéro du début.',
      ],
      [line({ NIT: '18 T0001' }), 'NIT doit compter 7 caractères : une espace est de trop.'],
      [line({ NIT: '18123456' }), 'NIT doit compter 7 caractères.'],
      [line({ MAIL: 'eva.roux' }), 'MAIL n’est pas une adresse e-mail.'],
      [line({ MAIL: `${'e'.repeat(250)}@example.org` }), 'Une cellule dépasse 255 caractères.'],
      [line({ ADRESSE: 'x'.repeat(256) }), 'Une cellule dépasse 255 caractères.'],
      [line({ COMMUNE: 'Bour\u0007ges' }), 'Elle contient un caractère interdit.'],
      [`${line()};de trop`, 'Elle a plus de cellules que la première ligne : un séparateur est de trop.'],
      // It is the same in capitals.
      [line({ NIT: '18t000a' }), 'Ce NIT figure déjà à la ligne 2.'],
    ]
    const lines = [line({ NIT: '18T000A' }), ...wrong.map(([text]) => text), line()]
    const file = await checkFile(Buffer.from(fileOf(...lines)))
    expect(file.refusals).toEqual(wrong.map(([, reason], index) => ({ line: index + 3, reason })))
    expect([file.members, file.refused]).toEqual([2, wrong.length])
  })

  test('all mistakes of a line are reported at once', async () => {
    const wrong = line({ NOM: '', PRENOM: '', NIT: '18', MAIL: 'eva', ADRESSE: 'x'.repeat(256) })
    const reason =
      'Une cellule dépasse 255 caractères. NOM manque. PRENOM manque. NIT doit compter 7 caractères. MAIL n’est pas une adresse e-mail.'
    expect(await refusalsOf(wrong)).toEqual([{ line: 2, reason }])
    // The shifted cells would each be wrong as well.
    expect(await refusalsOf(`;${line({ PORTABLE: '0639980000' })}`)).toMatchObject([
      { reason: 'Elle a plus de cellules que la première ligne : un séparateur est de trop.' },
    ])
  })

  test('an unreadable file is refused in French', async () => {
    const files: [string | Buffer, RegExp][] = [
      ['', /^Ce fichier est vide\.$/],
      ['\n \n', /^Ce fichier est vide\.$/],
      [head, /^Ce fichier ne contient que la ligne des colonnes\.$/],
      ['NOM;PRENOM;NIT\nRoux;Éva;1812345', /^Les colonnes MAIL, ADRESSE, CP, COMMUNE, PORTABLE manquent\. /],
      [fileOf(line()).replace('NIT', 'N°'), /^La colonne NIT manque\. /],
      [fileOf(line()).replace('NIT', 'CODE'), /^La colonne NIT manque\. /],
      [`${head};Prénom\n${line()}`, /^La colonne PRENOM figure deux fois\.$/],
      [`${head};NOM\n${line()}`, /^La colonne NOM figure deux fois\.$/],
      [fileOf(line(), '"ouvert;x', line()), /^La ligne 3 est illisible/],
      [fileOf(`"${'x'.repeat(30_000)}`), /^La ligne 2 est illisible/],
      [fileOf(line(), `"${'x\n'.repeat(30_000)}`), /^La ligne 3 est illisible.*guillemet/],
      [fileOf(line(), ';'.repeat(20_001)), /^La ligne 3 est illisible : elle compte plus de 20\s000 carac/],
      [fileOf(line(), ';'.repeat(501)), /^La ligne 3 compte plus de 500 cellules\.$/],
      [fileOf(`"${'";"'.repeat(600)}"`), /^La ligne 2 compte plus de 500 cellules\.$/],
      [Buffer.from('PK\x03\x04 classeur'), /classeur : enregistrez-le d’abord au format CSV/],
      [Buffer.from(`\ufeff${fileOf(line())}`, 'utf16le'), /UTF-16/],
      [Buffer.from('%PDF-1.7\0\0'), /^Ce fichier n’est pas un fichier CSV, ou .*\(ligne 1, colonne 1\)/],
    ]
    for (const [file, reason] of files) expect(await refusal(file)).toMatch(reason)
  })

  test('it has at most 100,000 lines, and the first refused lines are listed', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, row) => `R;E;${1_000_000 + row};;;;;`)
    const { rows, refusals } = limits.retrieverFile
    expect(await refusal(fileOf(...many(rows + 1)))).toMatch(/^Ce fichier compte plus de 100\s000 lignes\.$/)
    const wrong = await checkFile(Buffer.from(fileOf(...Array<string>(1000).fill('R;E;12'))))
    expect([wrong.refused, wrong.refusals.length]).toEqual([1000, refusals])
    expect(await refusal(fileOf(';\n'.repeat(1_050_000)))).toBe('Ce fichier compte trop de lignes vides.')
  })

  test('the sample file offered for download is valid', async () => {
    const { members, refused } = await checkFile(readFileSync('src/public/documents/retriever_exemple.csv'))
    expect([members, refused]).toEqual([6, 0])
  })
})
