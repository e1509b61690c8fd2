import { readFile } from 'node:fs/promises'
import type { AnyTransitionDefinition } from 'xstate'
import { withOwnIds } from '../../tests/explore/markup.ts'
import { wireOf } from '../../tests/explore/transition-labels.ts'
import type { Path } from '../../tests/explore/path-generation.ts'

const folder = new URL('../../docs/statecharts/', import.meta.url)

type Point = { x: number; y: number }
/** The steps displayed at a part of a chart, from 1; and whether the last of them failed. */
type Mark = { steps: number[]; hasFailed: boolean }

const pointsOf = (line: string): Point[] =>
  [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

function halfway(points: readonly Point[]): Point {
  const legs = points.slice(1).map((to, index) => ({ from: points[index]!, to }))
  const lengthOf = ({ from, to }: (typeof legs)[number]) => Math.hypot(to.x - from.x, to.y - from.y)
  let left = legs.reduce((sum, leg) => sum + lengthOf(leg), 0) / 2
  for (const leg of legs) {
    const length = lengthOf(leg)
    const part = length === 0 ? 0 : left / length
    const { from, to } = leg
    if (left <= length) return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    left -= length
  }
  return points[0] ?? { x: 0, y: 0 }
}

function badge({ x, y }: Point, { steps, hasFailed }: Mark): string {
  const shown = steps.length > 4 ? [...steps.slice(0, 2), '…', steps.at(-1)] : steps
  const text = shown
    .map((step, at) => (hasFailed && at === shown.length - 1 ? `✗ ${step}` : step))
    .join(' · ')
  const width = 16 + text.length * 8
  return (
    `<g class="badge${hasFailed ? ' failed' : ''}" transform="translate(${x - width / 2} ${y - 12})">` +
    `<rect width="${width}" height="24" rx="12"/><text x="${width / 2}" y="17">${text}</text></g>`
  )
}

/** The position of a part's badge: halfway along a wire, or at the upper right corner of a state. */
function placeOf(tag: string): Point {
  const line = / d="([^"]*)"/.exec(tag)?.[1]
  if (line !== undefined) return halfway(pointsOf(line))
  const figure = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])
  return { x: figure('x') + figure('width') - 18, y: figure('y') }
}

/** The parts of a drawing that show a transition: its wires, or its state if it is internal. */
function partsOf(drawing: string, transition: AnyTransitionDefinition): string[] {
  const wires = (transition.target ?? []).map((target) => `data-wire="${wireOf(transition, target)}"`)
  const drawn = wires.filter((wire) => drawing.includes(wire))
  return drawn.length > 0 ? drawn : [`data-state="${transition.source.id}"`]
}

/**
 * The drawing of a chart with a path: its steps are highlighted and numbered, the failed one is marked.
 * @param failedAt index of the failed step; -1 for the arrival, `path.steps.length` for none
 * @param id prefix of the drawing's ids, since it is beside others
 */
export function highlightPath(drawing: string, path: Path, failedAt: number, id: string): string {
  const marks = new Map<string, Mark>()
  for (const [index, { transitions }] of path.steps.slice(0, failedAt + 1).entries())
    for (const part of new Set(transitions.flatMap((transition) => partsOf(drawing, transition)))) {
      const { steps, hasFailed } = marks.get(part) ?? { steps: [], hasFailed: false }
      marks.set(part, { steps: [...steps, index + 1], hasFailed: hasFailed || index === failedAt })
    }
  const leavesAt = (at: number) =>
    (at < 0 ? path.start : path.steps[at]!.snapshot).state._nodes.filter(
      (node) => Object.keys(node.states).length === 0,
    )
  const expected = new Set(failedAt < path.steps.length ? leavesAt(failedAt) : [])
  const visited = Array.from({ length: failedAt + 1 }, (_, at) => leavesAt(at - 1)).flat()
  let figure = drawing
  const badges: string[] = []
  const light = (part: string, look: string) => {
    figure = figure.replaceAll(part, `${part} class="${look}"`)
  }
  for (const node of new Set(visited).union(expected)) {
    const looks = [visited.includes(node) && 'visited', expected.has(node) && 'expected']
    light(`data-state="${node.id}"`, looks.filter(Boolean).join(' '))
  }
  for (const [part, mark] of marks) {
    const tag = drawing.split('\n').flatMap((line) => line.match(/<(?:rect|path) [^>]*>/g) ?? [])
    const own = tag.find((each) => each.includes(part))
    if (own) badges.push(badge(placeOf(own), mark))
    if (part.startsWith('data-wire')) light(part, mark.hasFailed ? 'made failed' : 'made')
  }
  return withOwnIds(figure, id).replace('</svg>', `${badges.join('\n')}\n</svg>`)
}

export const drawingOf = (name: string): Promise<string | undefined> =>
  readFile(new URL(`${name}.svg`, folder), 'utf8').catch(() => undefined)
