import { openSync } from 'fontkit'
import { fileURLToPath } from 'node:url'

const folder = new URL(
  '.',
  import.meta
    .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
)
const atkinson = (subset: string, weight: number) =>
  fileURLToPath(new URL(`atkinson-hyperlegible-next-${subset}-${weight}-normal.woff`, folder))
const roboto = (style: string) =>
  fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`))

/** The fonts of documents: a letter is printed in the first that has it. Roboto adds Greek, Cyrillic, Vietnamese. */
export const fonts = {
  Atkinson: { normal: atkinson('latin', 400), bold: atkinson('latin', 600) },
  AtkinsonExt: { normal: atkinson('latin-ext', 400), bold: atkinson('latin-ext', 600) },
  Roboto: { normal: roboto('Regular'), bold: roboto('Medium') },
}
type Font = keyof typeof fonts
const known = Object.entries(fonts).map(([name, { normal }]) => ({
  name: name as Font,
  has: openSync(normal),
}))

/** What stands for words in a script without a font, such as 李 or فاطمة. */
export const BY_HAND = '………………………… (à écrire à la main : lettres sans caractères d’imprimerie ici)'

const graphemes = new Intl.Segmenter('fr')
/** The font that has all characters of a letter and its accents; undefined if none has. */
const fontOf = (letter: string): Font | undefined =>
  known.find(({ has }) => [...letter].every((one) => has.hasGlyphForCodePoint(one.codePointAt(0)!)))?.name

/** Apostrophes that count as letters, and characters that nobody sees, which no font has. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u02bb\u02bd]/g, '‘')
    .replaceAll(/[\u02bc\u02be\u02bf]/g, '’')
    .replaceAll(/\p{Cf}/gu, '')

/** A piece of text in one font. */
export type Run = { text: string; font: Font }

/** A text as it can be printed, in pieces of one font each; words that cannot are left to be written by hand. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  const add = (font: Font, piece: string) => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += piece
    else runs.push({ text: piece, font })
  }
  let isByHand = false
  for (const word of plain(text).split(/(\s+)/u)) {
    const letters = [...graphemes.segment(word)].map(({ segment }) => ({ segment, font: fontOf(segment) }))
    const isSpace = /^\s*$/u.test(word)
    if (letters.every(({ font }) => font) || isSpace) {
      // A space between two words that are written by hand is theirs.
      if (!isSpace && isByHand) add('Atkinson', ' ')
      if (!isSpace) isByHand = false
      if (!isByHand) for (const { segment, font = 'Atkinson' } of letters) add(font, segment)
    } else if (!isByHand) {
      add('Atkinson', BY_HAND)
      isByHand = true
    }
  }
  return runs
}
