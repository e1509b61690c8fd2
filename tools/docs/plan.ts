import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Box, Figure, Wire } from './figure.ts'

export type Point = { x: number; y: number }
export type PlacedBox = Point & { box: Box; width: number; height: number; depth: number }
export type PlacedWire = { wire: Wire; points: Point[][]; label?: Point }
/** The positions of all parts, in pixels from the top left corner. */
export type Plan = {
  width: number
  height: number
  boxes: PlacedBox[]
  wires: PlacedWire[]
}

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] => [
  startPoint,
  ...bendPoints,
  endPoint,
]

/** Reads the positions of a figure's parts from the layout. */
export function read(graph: ElkNode, { root, wires }: Figure): Plan {
  const boxesById = new Map<string, Box>()
  const index = (box: Box) => {
    boxesById.set(box.id, box)
    box.children.forEach(index)
  }
  index(root)
  const wiresById = new Map(wires.map((wire) => [wire.id, wire]))
  const origins = new Map<string, Point>([[graph.id, { x: 0, y: 0 }]])
  const boxes: Plan['boxes'] = []
  const edges: (ElkExtendedEdge & { container?: string })[] = []
  const place = (node: ElkNode, origin: Point, depth: number) => {
    const at = { x: origin.x + (node.x ?? 0), y: origin.y + (node.y ?? 0) }
    origins.set(node.id, at)
    const box = boxesById.get(node.id)
    if (box) boxes.push({ ...at, box, width: node.width ?? 0, height: node.height ?? 0, depth })
    edges.push(...(node.edges ?? []))
    for (const child of node.children ?? []) place(child, at, depth + 1)
  }
  place(graph, { x: 0, y: 0 }, 0)
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes,
    wires: edges.flatMap((edge) => {
      const wire = wiresById.get(edge.id)
      if (!wire) return []
      const origin = origins.get(edge.container ?? graph.id) ?? { x: 0, y: 0 }
      const moved = ({ x, y }: Point) => ({ x: x + origin.x, y: y + origin.y })
      const points = (edge.sections ?? []).map((section) => {
        const line = pointsOf(section).map(moved)
        return wire.back ? line.toReversed() : line
      })
      const label = edge.labels?.[0]
      return [{ wire, points, ...(label && { label: moved({ x: label.x ?? 0, y: label.y ?? 0 }) }) }]
    }),
  }
}
