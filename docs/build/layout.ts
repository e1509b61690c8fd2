import { type ElkEdgeSection, type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk-api.js'
import elk from 'elkjs/lib/elk.bundled.js'
import type { Box, Figure, Wire } from './figure.ts'
import { headHeight, labelSize } from './measure.ts'

// The bundle exports its class as the module itself, which its types do not tell.
const Elk = elk as unknown as typeof import('elkjs/lib/elk-api.js').default

type Point = { x: number; y: number }
/** Where everything stands, in pixels from the top left corner. */
export type Plan = {
  width: number
  height: number
  boxes: (Point & { box: Box; width: number; height: number; depth: number })[]
  wires: { wire: Wire; points: Point[][]; label?: Point }[]
}

const common = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '40',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.randomSeed': '1',
}

function nodeOf(box: Box, direction: string): ElkNode {
  const { id, width, height, kind, children, rows } = box
  if (kind === 'start')
    return { id, width, height, layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } }
  if (children.length === 0) return { id, width, height }
  const layoutOptions = {
    'elk.direction': direction,
    'elk.padding': `[top=${headHeight(rows) + 14},left=24,bottom=24,right=24]`,
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    'elk.nodeSize.minimum': `(${width},${height})`,
  }
  return { id, layoutOptions, children: children.map((child) => nodeOf(child, direction)) }
}

function edgeOf({ id, from, to, back, rows }: Wire): ElkExtendedEdge {
  const labels = rows.length === 0 ? [] : [{ text: id, ...labelSize(rows) }]
  // The layout reads forward; a wire that goes back is laid the other way round and turned again later.
  return { id, sources: [back ? to : from], targets: [back ? from : to], labels }
}

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] => [
  startPoint,
  ...bendPoints,
  endPoint,
]

function read(graph: ElkNode, { root, wires }: Figure): Plan {
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
  const walk = (node: ElkNode, origin: Point, depth: number) => {
    const at = { x: origin.x + (node.x ?? 0), y: origin.y + (node.y ?? 0) }
    origins.set(node.id, at)
    const box = boxesById.get(node.id)
    if (box) boxes.push({ ...at, box, width: node.width ?? 0, height: node.height ?? 0, depth })
    edges.push(...(node.edges ?? []))
    for (const child of node.children ?? []) walk(child, at, depth + 1)
  }
  walk(graph, { x: 0, y: 0 }, 0)
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

async function laidOut(figure: Figure, direction: 'DOWN' | 'RIGHT'): Promise<Plan> {
  const graph: ElkNode = {
    id: '$',
    layoutOptions: {
      ...common,
      'elk.direction': direction,
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: [nodeOf(figure.root, direction)],
    edges: figure.wires.map(edgeOf),
  }
  return read(await new Elk().layout(graph), figure)
}

/** Lays a figure out from top to bottom or from left to right, whichever is the more legible on a page. */
export async function layout(figure: Figure): Promise<Plan> {
  const [down, right] = [await laidOut(figure, 'DOWN'), await laidOut(figure, 'RIGHT')]
  const effort = ({ width, height }: Plan) => Math.max(width, height) + width * 0.5
  return effort(down) <= effort(right) ? down : right
}
