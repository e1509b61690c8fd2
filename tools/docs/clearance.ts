import type { Plan, PlacedBox, Point } from './plan.ts'
import { headHeight, labelSize, sizes } from './measure.ts'

type Span = readonly [from: number, to: number]
/** The minimum distance between text and a wire beside it. */
const MARGIN = 5

/** The ranges of a box's head crossed by wires and their labels. */
function crossed({ box, x, y, width }: PlacedBox, { wires }: Plan): Span[] {
  const bottom = y + headHeight(box.rows) - 8
  const spans: Span[] = []
  const add = (from: Point, to: Point) => {
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
    const [top, end] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
    if (top < bottom && end > y + 1 && left < x + width && right > x) spans.push([left, right])
  }
  for (const { wire, points, label } of wires) {
    for (const line of points)
      for (const [at, point] of line.entries()) {
        const next = line[at + 1]
        if (next) add(point, next)
      }
    if (!label) continue
    const size = labelSize(wire.rows)
    add(label, { x: label.x + size.width, y: label.y + size.height })
  }
  return spans
}

/** The position of a box's text: beside wires that cross its head, if there is room. */
export function textAt(placed: PlacedBox, plan: Plan): { x: number; isFree: boolean } {
  const start = placed.x + sizes.pad
  if (placed.box.children.length === 0) return { x: start, isFree: true }
  const spans = crossed(placed, plan)
  const width = placed.box.width - 2 * sizes.pad
  const fits = (x: number) =>
    x + width + sizes.pad <= placed.x + placed.width &&
    spans.every(([from, to]) => to + MARGIN <= x || from - MARGIN >= x + width)
  const x = [start, ...spans.map(([, to]) => to + MARGIN)].toSorted((a, b) => a - b).find(fits)
  return { x: x ?? start, isFree: x !== undefined }
}

/** The number of groups whose text is crossed by a wire. */
export const crossings = (plan: Plan) => plan.boxes.filter((placed) => !textAt(placed, plan).isFree).length
