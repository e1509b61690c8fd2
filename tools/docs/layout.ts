import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import elk from 'elkjs/lib/elk.bundled.js'
import type { Box, Figure, Wire } from './figure.ts'
import { headHeight, labelSize } from './measure.ts'
import { type Plan, read } from './plan.ts'
import { crossings } from './clearance.ts'

// The bundle exports the class as the module itself, unlike its types.
const Elk = elk as unknown as typeof import('elkjs/lib/elk-api.js').default
const engine = new Elk()

type Options = Record<string, string>
/** Options of every box; boxes do not inherit them. */
const common: Options = { 'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS' }
const down = { 'elk.direction': 'DOWN' }
const words = 'elk.layered.edgeLabels.centerLabelPlacementStrategy'
/**
 * The layouts to try: top-down with labels of long wires in the middle, near, or at the end;
 * left-to-right.
 */
const ways: readonly Options[] = [
  down,
  { ...down, [words]: 'SPACE_EFFICIENT_LAYER' },
  { ...down, [words]: 'HEAD_LAYER' },
  { 'elk.direction': 'RIGHT' },
]

function nodeOf(box: Box, options: Options): ElkNode {
  const { id, width, height, kind, children, rows } = box
  if (kind === 'start')
    return { id, width, height, layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } }
  if (children.length === 0) return { id, width, height }
  const layoutOptions = {
    ...options,
    'elk.padding': `[top=${headHeight(rows) + 14},left=24,bottom=24,right=24]`,
  }
  return { id, layoutOptions, children: children.map((child) => nodeOf(child, options)) }
}

function edgeOf({ id, from, to, back, rows }: Wire): ElkExtendedEdge {
  const labels = rows.length === 0 ? [] : [{ text: id, ...labelSize(rows) }]
  // Backward wires are laid out reversed and turned again later.
  return { id, sources: [back ? to : from], targets: [back ? from : to], labels }
}

async function laidOut(figure: Figure, options: Options): Promise<Plan> {
  const root = nodeOf(figure.root, options)
  // The chart is at least as wide as its text; a minimum size of inner boxes would leave empty space.
  Object.assign((root.layoutOptions ??= {}), {
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    'elk.nodeSize.minimum': `(${figure.root.width},${figure.root.height})`,
  })
  const graph: ElkNode = {
    id: '$',
    layoutOptions: {
      ...options,
      'elk.algorithm': 'layered',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.randomSeed': '1',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: [root],
    edges: figure.wires.map(edgeOf),
  }
  return read(await engine.layout(graph), figure)
}

/** By how much a plan must shrink to fit a sheet of paper, or half a screen; then, its area. */
const effort = (plan: Plan) =>
  Math.max(700, plan.width, plan.height * 0.7) + (plan.width + plan.height) / 20 + 100 * crossings(plan)

/** Lays a figure out in several ways, and chooses the most legible. */
export async function layout(figure: Figure): Promise<Plan> {
  const plans: Plan[] = []
  for (const way of ways) plans.push(await laidOut(figure, { ...common, ...way }))
  return plans.reduce((best, plan) => (effort(plan) < effort(best) ? plan : best))
}
