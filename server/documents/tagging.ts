import { createRequire } from 'node:module'
import { sizes } from './sheet.ts'

// pdfmake publishes no types for its renderer or the underlying PDF document.
type StructureElement = { add: (child: StructureElement | (() => void)) => void; end: () => void }
type Paper = {
  struct: (tag: string) => StructureElement
  addStructure: (element: StructureElement) => void
  markContent: (tag: 'Artifact') => void
  endMarkedContent: () => void
}
type Line = {
  inlines: readonly { text: string; fontSize: number }[]
  lastLineInParagraph?: boolean
}
type Renderer = {
  pdfDocument: Paper
  renderLine: (this: Renderer, line: Line, x: number, y: number) => void
  renderVector: (this: Renderer, vector: unknown) => void
}

const papers = new WeakMap<Paper, { root: StructureElement; text: StructureElement | null }>()

const tagOf = (line: Line) => {
  const size = line.inlines[0]?.fontSize
  if (size === sizes.title) return 'H1'
  return size === sizes.section ? 'H2' : 'P'
}

/** The structure element of the text that a line belongs to; a text may span several lines. */
const elementOf = (paper: Paper, line: Line) => {
  const known = papers.get(paper)
  if (known?.text) return known.text
  const root = known?.root ?? paper.struct('Document')
  if (!known) paper.addStructure(root)
  const text = paper.struct(tagOf(line))
  root.add(text)
  papers.set(paper, { root, text })
  return text
}

const closeText = (paper: Paper) => {
  const known = papers.get(paper)
  known?.text?.end()
  if (known) papers.set(paper, { root: known.root, text: null })
}

/** Empty boxes and page footers, which screen readers should skip. */
const isAside = ({ inlines }: Line) =>
  inlines.every(({ text, fontSize }) => text.trim() === '' || fontSize === sizes.foot)

/**
 * Wraps pdfmake's renderer so that the PDF is tagged: headings and paragraphs in reading order, boxes and
 * lines as artifacts. pdfmake can enable tagging but writes no tags itself.
 */
export const tagDrawings = () => {
  const drawing: Renderer = createRequire(import.meta.url)('pdfmake/js/Renderer.js').default.prototype
  const { renderLine, renderVector } = drawing
  const asDecoration = (paper: Paper, draw: () => void) => {
    paper.markContent('Artifact')
    draw()
    paper.endMarkedContent()
  }
  drawing.renderLine = function (line, x, y) {
    const draw = () => renderLine.call(this, line, x, y)
    if (isAside(line)) return asDecoration(this.pdfDocument, draw)
    elementOf(this.pdfDocument, line).add(draw)
    if (line.lastLineInParagraph) closeText(this.pdfDocument)
  }
  drawing.renderVector = function (vector) {
    asDecoration(this.pdfDocument, () => renderVector.call(this, vector))
  }
}
