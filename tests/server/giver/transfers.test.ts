import { describe, expect, test } from 'vitest'
import { transferPath } from '../../../contract/giver/documents.ts'
import { gameTransferOf } from '../../../server/documents/game-transfer.ts'
import { drawSheet } from '../../../server/documents/drawing.ts'
import { generous, informed } from '../../world/hunts.ts'
import { giver, nadia, paul } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import { textOf } from '../support/files/documents.ts'

inWorld((world) => {
  test('The certificate of a reported hunt says what is known, and names no receiver', async () => {
    // What was given at another hunt is not of this one.
    const elsewhere = await world.one('contacts', { hunt_id: informed.id }, 'hunt_id', 'receiver_id')
    const given = { ...elsewhere, specimen_type_id: 1, quantity: 3 }
    await world.add('donations', given)
    const file = await (await world.as(giver)).get(transferPath(generous.id))
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.headers['cache-control']).toBe('no-store')
    expect(file.headers['content-disposition']).toBe('inline; filename="certificat-cession-2026-02-28.pdf"')
    const text = await textOf(file.rawPayload)
    for (const word of [
      'Chasse du 28 février 2026 à Bourges',
      'Fédération des chasseurs du Cher',
      'Cédé en tout à cette chasse : 2 sangliers, 1 chevreuil',
      `Nom et prénom ${giver.firstname} ${giver.lastname}`,
      '28/02/2026',
      'Bénéficiaire : consommateur final',
      'Le cédant : date et signature',
    ])
      expect(text).toContain(word)
    for (const { firstname, lastname, phone } of [nadia, paul])
      for (const word of [firstname, lastname, phone]) expect(text).not.toContain(word)
    expect(text).not.toContain(giver.phone)
  })

  test('Before the report it says nothing of what was given', async () => {
    const text = await textOf((await (await world.as(giver)).get(transferPath(informed.id))).rawPayload)
    expect(text).toContain('Chasse du 9 mars 2026 à ')
    expect(text).not.toContain('Cédé en tout')
  })

  test('Its download is limited as that of other certificates', async () => {
    const hunter = await world.as(giver)
    const download = async () => (await hunter.get(transferPath(informed.id))).statusCode
    expect(await download()).toBe(200)
    // As after 29 of them, which take long.
    await world.set('request_counts', {}, { requests: 29 })
    expect([await download(), await download()]).toEqual([200, 429])
  })
})

describe('Letters that a form accepts are printed, or left to be written by hand with a word, never lost', () => {
  const sheetOf = async (giver: string, city = 'Bourges') =>
    textOf(
      await drawSheet(gameTransferOf({ started_at: '2026-11-22', city, federation: null, giver, given: [] })),
    )
  const byHand = 'à écrire à la main'

  test.each([
    ['Łukasz Żółć-Nguyễn', 'Bourges'],
    ['Иван Петров', 'Māhina'],
    ['Στέφανος Παπαδόπουλος', 'Tūpāpēhau'],
    ['Zoe\u0308 L’Œuvré', 'Taha’a'],
    [
      'AĄÁÀÂÃÄÅÆÇČĆĐÐÉÈÊËĚĘĖĒĢĞÍÎÏİĪĮĶŁĻĽŃŇŅÑÓÒÔÕÖØŐŒŘŠŚŞȘŤȚÞÚÙÛÜŮŰŪŲÝŸŽŹŻ АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐЎЈЉЊЋЏЂЃЌ ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
      'Bourges',
    ],
    [
      'aąáàâãäåæçčćđðéèêëěęėēģğíîïıīįķłļľńňņñóòôõöøőœřšśşșßťțþúùûüůűūųýÿžźż ăằắẳẵặâầấẩẫậđêềếểễệôồốổỗộơờớởỡợưừứửữựỳýỷỹỵ абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўјљњћџђѓќ άέήίόύώϊϋΐΰς',
      'Bourges',
    ],
  ])('%s, %s', async (giver, city) => {
    const text = await sheetOf(giver, city)
    // A name as long as an alphabet takes several lines.
    expect(text.replaceAll(' ', '')).toContain(giver.normalize('NFC').replaceAll(' ', ''))
    expect(text).toContain(`à ${city}`)
    expect(text).not.toContain(byHand)
  })

  test.each([['李 小龍'], ['فاطمة الزهراء'], ['🐗'], ['დავითი']])('%s', async (giver) => {
    const text = await sheetOf(`Marie ${giver} Roux`)
    expect(text).toMatch(/Nom et prénom Marie …+ \([^)]+\) Roux/)
    expect(text.split(byHand)).toHaveLength(2)
  })
})

test('Long names and every species still fit on one page', async () => {
  const label = 'Mouflon méditerranéen'
  const known = {
    started_at: '2026-11-22',
    city: 'Saint-Germain-de-Tallevende-la-Lande-Vaumont',
    federation: 'Fédération départementale des chasseurs des Alpes-de-Haute-Provence',
    giver: 'Marie-Christine-Élisabeth de La Rochefoucauld-Montmorency',
    given: Array.from({ length: 6 }, () => ({ label, label_plural: `${label}s`, quantity: 10 })),
  }
  const text = await textOf(await drawSheet(gameTransferOf(known)))
  expect(text).toContain(known.city)
  const orphan = await textOf(await drawSheet(gameTransferOf({ ...known, federation: null })))
  expect(orphan).not.toContain('null')
})
