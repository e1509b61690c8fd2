import type { Content, TableCell, TableLayout } from 'pdfmake'

/** One printable A4 document: its metadata, and its content from top to bottom. */
export type Sheet = {
  /** File name under /documents. */
  file: string
  title: string
  /** One sentence under the title. */
  purpose: string
  /** The day the text was last reviewed, `YYYY-MM-DD`; it is printed. */
  reviewed: string
  content: readonly Content[]
  /** The sources of the statements, printed at the end. */
  sources: readonly string[]
}

export const colors = { forest: '#1F4D3A', ink: '#1E2420', soft: '#5A635C', line: '#7A7F76', pale: '#E3F1E6' }

/** Font sizes of the title, the headings and the page footer, in points. */
export const sizes = { title: 18, section: 11, foot: 7.5 }

/** Width between the margins of an A4 page, in points. */
export const width = 511

/** Boxes with a hairline border, as on an official form. */
export const boxed: TableLayout = {
  hLineWidth: () => 0.6,
  vLineWidth: () => 0.6,
  hLineColor: () => colors.line,
  vLineColor: () => colors.line,
  paddingLeft: () => 5,
  paddingRight: () => 5,
  paddingTop: () => 3,
  paddingBottom: () => 3,
}

export const section = (title: string): Content => ({ text: title, style: 'section' })

export const paragraph = (text: string): Content => ({ text, margin: [0, 0, 0, 3] })

export const bullets = (lines: readonly string[]): Content => ({
  ul: lines.map((text) => ({ text, margin: [0, 0, 0, 1.5] })),
  markerColor: colors.forest,
  margin: [0, 0, 0, 3],
})

/** A checkbox, followed by its label. */
const choice = (text: string): Content => ({
  columns: [
    {
      width: 14,
      canvas: [{ type: 'rect', x: 0.5, y: 1, w: 8.5, h: 8.5, lineWidth: 0.8, lineColor: colors.ink }],
    },
    { width: 'auto', text },
  ],
  columnGap: 0,
  margin: [0, 0, 0, 0.5],
})

/** A box of the form: its label on top, then checkboxes or room to write by hand. */
export const field = (label: string, choices: readonly string[] = [], across = false): TableCell => ({
  stack: [
    { text: label, style: 'label' },
    across
      ? { columns: choices.map((text) => ({ width: 'auto', stack: [choice(text)] })), columnGap: 14 }
      : { stack: choices.map(choice) },
  ],
})

/** A box whose content is known already, below its label. */
export const filled = (label: string, value: string | undefined): TableCell =>
  value === undefined
    ? field(label)
    : {
        stack: [
          { text: label, style: 'label' },
          { text: value, bold: true },
        ],
      }

/** A row of boxes. `shares`: their relative widths; `height` in points. */
export const row = (shares: readonly number[], cells: readonly TableCell[], height = 23): Content => {
  const total = shares.reduce((sum, share) => sum + share, 0)
  // The widths given to pdfmake exclude the padding and the lines of each box.
  const room = width - shares.length * 10 - (shares.length + 1) * 0.6
  return {
    table: {
      widths: shares.map((share) => (share / total) * room),
      heights: height,
      body: [[...cells]],
      dontBreakRows: true,
    },
    layout: boxed,
    margin: [0, 0, 0, -0.6],
  }
}

/** A warning on a pale background. */
export const notice = (content: Content): Content => ({
  table: { widths: ['*'], body: [[{ stack: [content], fillColor: colors.pale, margin: [6, 4, 6, 4] }]] },
  layout: 'noBorders',
  margin: [0, 7, 0, 2],
  unbreakable: true,
})
