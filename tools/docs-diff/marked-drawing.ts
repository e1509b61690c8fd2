import { escape } from '../../tests/explore/markup.ts'
import { draw } from '../docs/drawing.ts'
import { layout } from '../docs/layout.ts'
import type { Mark, MergedFigure } from './merged-figure.ts'

const looks: Record<Mark, string> = {
  added: 'stroke:#1B5E3B;stroke-width:3.5;stroke-dasharray:none',
  removed: 'stroke:#A3231F;stroke-width:3;stroke-dasharray:2 5',
  changed: 'stroke:#8A5A00;stroke-width:2.5;stroke-dasharray:14 4',
  redirected: 'stroke:#1F4F75;stroke-width:3.5;stroke-dasharray:none',
  left: 'stroke:#1F4F75;stroke-width:3;stroke-dasharray:2 5',
}

/** Draws a merged figure: marked parts stand out, unchanged ones are faded. */
export async function markedDrawing(
  { figure, marks }: MergedFigure,
  title: string,
  description: string,
): Promise<string> {
  const drawing = draw(await layout(figure), title, description)
  const rules = [...marks].map(([id, mark]) => {
    const name = escape(id)
    return `[data-state="${name}"],[data-wire="${name}"]{${looks[mark]};stroke-opacity:1}`
  })
  const sheet = `<style>[data-wire]{stroke-opacity:.4}\n${rules.join('\n')}</style>`
  // Arrowheads keep their size whatever the line width.
  return drawing
    .replaceAll(
      'markerWidth="7" markerHeight="7"',
      'markerUnits="userSpaceOnUse" markerWidth="13" markerHeight="13"',
    )
    .replace('</defs>', `</defs>\n${sheet}`)
}
