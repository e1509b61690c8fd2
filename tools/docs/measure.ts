import type { Tone } from '../../tests/explore/transition-labels.ts'

/** One line of text in a box, indented if it has a mark. */
export type Row = { text: string; look: 'title' | 'text' | 'call' | 'inner'; mark?: Tone | 'call' | 'none' }

/** Sizes in pixels. */
export const sizes = { title: 13, text: 11.5, call: 11.5, label: 11, line: 16, pad: 12, mark: 14 }

/** Widths of letters relative to the font size, slightly above those of common fonts. */
const letters: readonly [RegExp, number][] = [
  [/[ijlIt'’.,:;!|() \u00a0\u202f[\]-]/u, 0.35],
  [/[mwMW@—…]/u, 0.95],
  [/\p{Lu}/u, 0.72],
]
const letterWidth = (letter: string) => letters.find(([kind]) => kind.test(letter))?.[1] ?? 0.58
const wide = (text: string, size: number) =>
  Math.ceil([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size)
const bold = (text: string, size: number) => wide(text, size) * 1.13
const rowWidth = ({ text, look, mark }: Row) =>
  (look === 'title' || look === 'call' ? bold(text, sizes[look]) : wide(text, sizes.text)) +
  (mark ? sizes.mark : 0)

/** The height of the rows at the top of a box. */
export const headHeight = (rows: readonly Row[]) => rows.length * sizes.line + sizes.pad * 1.5

/** The size of a box's rows, with its borders. */
export const boxSize = (rows: readonly Row[]) => ({
  width: Math.max(90, ...rows.map(rowWidth)) + 2 * sizes.pad,
  height: headHeight(rows),
})

/** The size of a wire's label. */
export const labelSize = (rows: readonly string[]) => ({
  width: Math.max(...rows.map((row) => wide(row, sizes.label))) + sizes.mark + 6,
  height: rows.length * 14 + 4,
})
