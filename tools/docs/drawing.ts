import { textAt } from './clearance.ts'
import type { PlacedBox, PlacedWire, Plan, Point } from './plan.ts'
import { labelSize, type Row, sizes } from './measure.ts'
import { escape } from '../../tests/explore/markup.ts'
import { tones } from '../../tests/explore/tones.ts'
import { legend, round, symbol } from './legend.ts'

const grounds = { paper: '#FAF7F0', group: '#F3EFE4', region: '#FFFFFF', state: '#FFFFFF', final: '#E3F1E6' }
const fonts = "'Atkinson Hyperlegible Next','Segoe UI','Helvetica Neue',Arial,'DejaVu Sans',sans-serif"

/** Two arrows in a ring: the state makes a call or runs a child chart. */
const callMark = (x: number, y: number) =>
  `<path d="M10 4A4.4 4.4 0 0 0 2 4.6M2 1.6V4.8H5M2 8A4.4 4.4 0 0 0 10 7.4M10 10.4V7.2H7" fill="none" ` +
  `transform="translate(${round(x)} ${round(y)}) scale(.9)" stroke="#1F4F75" stroke-width="1.5"/>`

function rowMarkup({ text, look, mark }: Row, x: number, y: number): string {
  const style = {
    title: `font-size="${sizes.title}" font-weight="700" fill="#1E2420"`,
    text: `font-size="${sizes.text}" fill="#3C463F"`,
    call: `font-size="${sizes.call}" fill="#1F4F75" font-weight="600"`,
    inner: `font-size="${sizes.label}" fill="#2B3A33" font-style="italic"`,
  }[look]
  const sign = mark === 'call' ? callMark(x, y - 10) : mark && mark !== 'none' ? symbol(mark, x, y - 9) : ''
  return `${sign}<text x="${round(x + (mark ? sizes.mark : 0))}" y="${round(y)}" ${style} stroke="#FFFFFF" stroke-opacity=".85" stroke-width="3" paint-order="stroke">${escape(text)}</text>`
}

function boxMarkup({ box, x, y, width, height, depth }: PlacedBox): string[] {
  if (box.kind === 'start')
    return [`<circle cx="${round(x + 6)}" cy="${round(y + 6)}" r="6" fill="#2B3A33"/>`]
  const isNested = box.children.length > 0
  const fill = isNested ? (depth % 2 === 1 ? grounds.group : grounds.region) : grounds[box.kind]
  const dash = box.kind === 'region' ? ' stroke-dasharray="6 4"' : ''
  // The explorer finds the frame of a state by the state's id.
  const frame = (inset: number) =>
    `<rect${inset === 0 ? ` data-state="${escape(box.id)}"` : ''} x="${round(x + inset)}" y="${round(y + inset)}" width="${round(width - 2 * inset)}" ` +
    `height="${round(height - 2 * inset)}" rx="${10 - inset}" fill="${fill}" stroke="#7A7F76"${dash}/>`
  return [frame(0), ...(box.kind === 'final' ? [frame(3)] : [])]
}

/** The text of a box, beside the wires that cross it or otherwise over them. */
function textMarkup(placed: PlacedBox, plan: Plan) {
  const { x } = textAt(placed, plan)
  return placed.box.rows.map((row, line) => rowMarkup(row, x, placed.y + 20 + line * sizes.line))
}

/** A line through the points, its corners rounded. */
function line(points: readonly Point[]): string {
  const towards = (from: Point, to: Point, radius: number) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const part = Math.min(radius, length / 2) / length
    return `${round(from.x + (to.x - from.x) * part)} ${round(from.y + (to.y - from.y) * part)}`
  }
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]]
      if (!before) return `M${round(point.x)} ${round(point.y)}`
      if (!after) return `L${round(point.x)} ${round(point.y)}`
      return `L${towards(point, before, 8)}Q${round(point.x)} ${round(point.y)} ${towards(point, after, 8)}`
    })
    .join('')
}

function wireMarkup({ wire, points }: PlacedWire): string {
  const { ink, dash } = tones[wire.tone]
  // The explorer finds the wire of a transition by the ids of its states and its tone.
  const dashes = dash && ` stroke-dasharray="${dash}"`
  return points
    .map(
      (each) =>
        `<path data-wire="${escape(wire.id)}" d="${line(each)}" fill="none" stroke="${ink}" stroke-width="1.5"${dashes} marker-end="url(#${wire.tone})"/>`,
    )
    .join('')
}

function labelMarkup({ wire, label }: PlacedWire): string[] {
  if (!label) return []
  const { width, height } = labelSize(wire.rows)
  const ground = `<rect x="${round(label.x)}" y="${round(label.y)}" width="${width}" height="${height}" rx="4" fill="#FFFFFF" fill-opacity=".82"/>`
  const texts = wire.rows.map((row, at) => {
    const y = label.y + 12 + at * 14
    const x = label.x + sizes.mark + 2
    return `<text x="${round(x)}" y="${round(y)}" font-size="${sizes.label}" fill="${tones[wire.tone].ink}">${escape(row)}</text>`
  })
  return [ground, symbol(wire.tone, label.x + 1, label.y + 3), ...texts]
}

/** Draws a laid-out chart with its own background, legible on light and dark pages. */
export function draw(plan: Plan, title: string, description: string): string {
  const used = new Set(plan.wires.filter(({ wire }) => wire.rows.length > 0).map(({ wire }) => wire.tone))
  // A legend is only needed if wires have different tones.
  const key = used.size > 1 ? legend(used, plan.height + 26) : { markup: [], width: 0 }
  const foot = key.markup.length > 0 ? 40 : 0
  const [width, height] = [
    Math.ceil(Math.max(plan.width, key.width)) + 32,
    Math.ceil(plan.height) + foot + 32,
  ]
  const markers = Object.entries(tones).map(
    ([tone, { ink }]) =>
      `<marker id="${tone}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="${ink}"/></marker>`,
  )
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 ${width} ${height}" width="${width}" height="${height}" font-family="${fonts}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escape(title)}</title>`,
    `<desc id="description">${escape(description)}</desc>`,
    `<defs>${markers.join('')}</defs>`,
    `<rect x="-16" y="-16" width="${width}" height="${height}" rx="12" fill="${grounds.paper}"/>`,
    ...plan.boxes.flatMap(boxMarkup),
    ...plan.wires.map(wireMarkup),
    ...plan.boxes.flatMap((placed) => textMarkup(placed, plan)),
    ...plan.wires.flatMap(labelMarkup),
    ...key.markup,
    '</svg>',
  ]
  return `${parts.join('\n')}\n`
}
