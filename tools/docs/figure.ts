import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { callTitle, stateTitle } from '../../tests/explore/dictionary.ts'
import { boxSize, type Row } from './measure.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'
import { arrowLabel, type Tone, toneOf, wireOf, wrapped } from '../../tests/explore/transition-labels.ts'

/** A state to be drawn. `start`: the dot that leads to the initial state. */
export type Box = {
  id: string
  kind: 'state' | 'group' | 'region' | 'final' | 'start'
  rows: Row[]
  width: number
  height: number
  children: Box[]
}
/** Transitions of one tone between two states, drawn as one wire. `back`: against the reading direction. */
export type Wire = { id: string; from: string; to: string; tone: Tone; back: boolean; rows: string[] }
export type Figure = { root: Box; wires: Wire[] }

/** A box as large as its rows. */
export const boxWith = (id: string, kind: Box['kind'], rows: Row[], children: Box[] = []): Box => ({
  id,
  kind,
  rows,
  ...boxSize(rows),
  children,
})

/** The only wire between two boxes. */
export const wireBetween = (from: string, to: string, rows: string[] = [], back = false): Wire => ({
  id: `${from} ${to}`,
  from,
  to,
  tone: 'event',
  back,
  rows,
})

export const titled = (text: string): Row => ({ text, look: 'title' })

/** Characters per line of a group, a box, and a label. */
const [groupLine, boxLine, labelLine] = [48, 28, 19]

/** Internal transitions are drawn in the box instead of as a wire. */
const isInner = ({ target, source, reenter }: AnyTransitionDefinition) =>
  target === undefined ||
  (target.length === 1 && target[0] === source && !reenter && source.type === 'atomic')

function rowsOf(machine: AnyStateMachine, node: AnyStateNode): Row[] {
  const isGroup = Object.keys(node.states).length > 0
  const width = isGroup ? groupLine : boxLine
  const inner = transitionsFrom(node).filter(isInner)
  const texts = new Set(inner.map((transition) => arrowLabel(machine, transition)))
  const rows = (text: string, look: Row['look'], lines: number, mark?: Row['mark']): Row[] =>
    wrapped(text, width, lines).map((line, at) => ({
      text: line,
      look,
      ...(mark && { mark: at === 0 ? mark : 'none' }),
    }))
  return [
    { text: stateTitle(node), look: 'title' },
    ...rows(node.description ?? '', 'text', 4),
    ...node.invoke.flatMap((call) => rows(callTitle(machine, call), 'call', 3, 'call')),
    ...[...texts].flatMap((text) => rows(text, 'inner', 3, 'event')),
  ]
}

function boxOf(machine: AnyStateMachine, node: AnyStateNode): Box {
  const rows = rowsOf(machine, node)
  const children = Object.values<AnyStateNode>(node.states).map((child) => boxOf(machine, child))
  const start: Box = { id: `${node.id}:start`, kind: 'start', rows: [], width: 12, height: 12, children: [] }
  const isRegion = node.parent?.type === 'parallel'
  return boxWith(
    node.id,
    isRegion ? 'region' : node.type === 'final' ? 'final' : children.length > 0 ? 'group' : 'state',
    rows,
    node.type === 'compound' ? [start, ...children] : children,
  )
}

export function figureOf(machine: AnyStateMachine): Figure {
  const states = statesOf(machine)
  const wires = new Map<string, Wire & { labels: Set<string> }>()
  for (const transition of states.flatMap(transitionsFrom).filter((each) => !isInner(each)))
    for (const target of transition.target ?? []) {
      const { source } = transition
      const tone = toneOf(transition)
      const key = wireOf(transition, target)
      const labels = new Set(wires.get(key)?.labels).add(arrowLabel(machine, transition))
      const rows = [...labels].flatMap((label) => wrapped(label, labelLine))
      const back = target.order < source.order
      wires.set(key, { id: key, from: source.id, to: target.id, tone, back, rows, labels })
    }
  const starts = states
    .filter(({ type }) => type === 'compound')
    .map(({ id, initial }): Wire => {
      const to = initial?.target?.[0]?.id ?? id
      return { id: `${id}:start`, from: `${id}:start`, to, tone: 'event', back: false, rows: [] }
    })
  return {
    root: boxOf(machine, machine.root),
    wires: [...starts, ...[...wires.values()].map(({ labels: _, ...wire }) => wire)],
  }
}
