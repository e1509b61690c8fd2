import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../contract/giver/documents.ts'
import { buildDocuments, sheets } from '../../../server/documents/build-documents.ts'

const says: Record<string, readonly string[]> = {
  'fiche-prelevement-trichine.pdf': [
    'N° de bracelet ou de marquage',
    'Langue entière',
    'Douteux : à confirmer',
    'Lot de 19 animaux au plus',
    'Pilier du diaphragme',
    'Partie réservée au laboratoire agréé',
    'ni cédée ni consommée avant un résultat négatif',
    'Règlement d’exécution (UE) 2015/1375',
  ],
  'information-trichine.pdf': [
    'au moins 71 °C partout, au centre du morceau aussi',
    'La congélation ne suffit pas',
    'arrêté préfectoral',
    'carnivores ou omnivores',
    'consultez un médecin sans attendre',
    'la recherche de trichine est obligatoire',
    'Arrêté du 18 décembre 2009 modifié',
  ],
  'certificat-cession-gibier.pdf': [
    'Cédant : premier détenteur du gibier',
    'Bénéficiaire : consommateur final',
    'Il ne la revend pas',
    'arrêté préfectoral',
    'Anses, 2018',
    'carcasse douteuse',
    'consommation personnelle',
    '30 € conseillés au plus par animal',
    'à 80 km du lieu de chasse au plus',
    'n° 853/2004',
  ],
}

describe('The Documents modal links to three printable PDF files', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'))
    await buildDocuments(folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('every link has its document, and every document its link', () => {
    expect(documents.map(({ href }) => href)).toEqual(sheets.map(({ file }) => `/documents/${file}`))
  })

  test.each(documents.map(({ label, href }) => [label, basename(href)] as const))(
    '« %s » is one A4 page in French that says what it must',
    async (label, file) => {
      const bytes = await readFile(join(folder, file))
      expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
      // The reader takes ownership of the bytes, so it gets a copy.
      const pdf = await getDocumentProxy(new Uint8Array(bytes))
      expect(pdf.numPages).toBe(1)
      const [, , width, height] = (await pdf.getPage(1)).view
      expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([595, 842])
      const { info } = await getMeta(pdf)
      expect(info).toMatchObject({ Title: label, Language: 'fr-FR' })
      const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
      expect(tree).toMatch(/^.*"role":"Document".*"role":"H1".*"role":"H2".*"role":"P"/)
      const { text } = await extractText(pdf, { mergePages: true })
      const words = text.replace(/\s+/g, ' ')
      for (const sentence of says[file] ?? []) expect(words).toContain(sentence)
      await pdf.loadingTask.destroy()
    },
  )

  test('the same text gives the same bytes', async () => {
    const again = await mkdtemp(join(tmpdir(), 'documents-'))
    await buildDocuments(again)
    for (const { file } of sheets) {
      expect((await readFile(join(again, file))).equals(await readFile(join(folder, file)))).toBe(true)
    }
    await rm(again, { recursive: true, force: true })
  })
})
