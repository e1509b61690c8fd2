import { dayInWords } from '../rules/days-in-words.ts'
import { resolve } from 'node:path'
import pdfmake, { type Content } from 'pdfmake'
import { fonts, runsOf } from './letters.ts'
import { colors, sizes, width, type Sheet } from './sheet.ts'
import { tagDrawings } from './tagging.ts'

/** French typography requires a no-break space before ; : ? ! % € °, inside « », and before units. */
const unbroken = (text: string) =>
  text
    .replace(/ (?=[;:?!%€»°])/g, '\u00a0')
    .replace(/(?<=«) /g, '\u00a0')
    .replace(/(?<=\d) (?=\D)/g, '\u00a0')
    .replace(/(?<=n°|N°) /g, '\u00a0')

/** Typed names may have letters that the main font lacks. Elsewhere than as `text`, a text is content of its own. */
const written = (text: string, isText: boolean) => {
  const runs = runsOf(unbroken(text))
  if (runs.every(({ font }) => font === 'Atkinson')) return runs.map((run) => run.text).join('')
  return isText ? runs : { text: runs }
}

const typeset = <T>(value: T, key?: string): T => {
  if (typeof value === 'string') return written(value, key === 'text') as T
  if (Array.isArray(value)) return value.map((inner) => typeset(inner)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, typeset(inner, name)])) as T
}

const heading = (sheet: Sheet): Content => ({
  stack: [
    { text: 'Venaison', color: colors.forest, bold: true, fontSize: 10 },
    { text: sheet.title, color: colors.forest, bold: true, fontSize: sizes.title, lineHeight: 1.1 },
    { text: sheet.purpose, color: colors.soft },
    {
      canvas: [{ type: 'line', x1: 0, y1: 6, x2: width, y2: 6, lineWidth: 1.4, lineColor: colors.forest }],
    },
  ],
})

const sources = (sheet: Sheet): Content => ({
  stack: [{ text: 'Sources', bold: true }, ...sheet.sources],
  fontSize: 7,
  color: colors.soft,
  margin: [0, 6, 0, 0],
  unbreakable: true,
})

/** Renders one sheet as a PDF. Reproducible: the only date in it is the day of review. */
export const drawSheet = (sheet: Sheet): Promise<Buffer> =>
  pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [42, 28, 42, 36],
      language: 'fr-FR',
      displayTitle: true,
      tagged: true,
      version: '1.7',
      info: {
        title: sheet.title,
        author: 'Venaison',
        subject: sheet.purpose,
        creationDate: new Date(sheet.reviewed),
      },
      content: typeset([heading(sheet), ...sheet.content, sources(sheet)]),
      footer: (page, pages) => ({
        columns: [
          { text: `Venaison · texte revu le ${dayInWords(sheet.reviewed)}` },
          { text: `${page} / ${pages}`, alignment: 'right' },
        ],
        fontSize: sizes.foot,
        color: colors.soft,
        margin: [42, 10, 42, 0],
      }),
      defaultStyle: { font: 'Atkinson', fontSize: 9.5, lineHeight: 1.03, color: colors.ink },
      styles: {
        section: { bold: true, fontSize: sizes.section, color: colors.forest, margin: [0, 7, 0, 3] },
        label: { fontSize: 8, color: colors.soft },
      },
    })
    .getBuffer()

pdfmake.setFonts(fonts)
pdfmake.setUrlAccessPolicy(() => false)
const readable = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [resolve(normal), resolve(bold)]))
pdfmake.setLocalAccessPolicy((path) => readable.has(resolve(path)))
tagDrawings()
