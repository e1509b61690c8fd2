import type { AnyStateMachine } from 'xstate'
import { wrapped } from '../../tests/explore/transition-labels.ts'
import { type Box, type Figure, figureOf, type Wire } from '../docs/figure.ts'
import { boxSize, type Row } from '../docs/measure.ts'
import { type Comparison, isChangedArrow, isChangedState, leadAlike, type Pair } from './compare.ts'
import type { Arrow, Place } from './describe.ts'

/** The mark of a state or an arrow; `left`: the former position of a redirected arrow. */
export type Mark = 'added' | 'removed' | 'changed' | 'redirected' | 'left'
export type MergedFigure = { figure: Figure; marks: Map<string, Mark> }

const boxWords = { added: '+ nouveau', removed: '− retiré', changed: '± changé' } as const
const wireWords: Record<Mark, string> = {
  added: '+ nouvelle',
  removed: '− retirée',
  changed: '± changée',
  redirected: '→ mène ici maintenant',
  left: '− ne mène plus ici',
}
const LABEL_LINE = 24

/** The blocks of internal events of a state, each with its rows. */
function blocksOf({ rows }: Box): Row[][] {
  const blocks: Row[][] = []
  for (const row of rows.filter(({ look }) => look === 'call' || look === 'inner'))
    if (row.mark === 'none') blocks.at(-1)?.push(row)
    else blocks.push([row])
  return blocks
}

const textOf = (block: readonly Row[]) => block.map(({ text }) => text).join(' ')
const signed = (sign: string, [first, ...rest]: readonly Row[]): Row[] =>
  first ? [{ ...first, text: `${sign} ${first.text}` }, ...rest] : []

/** The rows of a box in both versions, with a sign at added or removed ones. */
function mergedRows(before: Box, after: Box): { rows: Row[]; differ: boolean } {
  const [old, now] = [blocksOf(before), blocksOf(after)]
  const [oldTexts, texts] = [new Set(old.map(textOf)), new Set(now.map(textOf))]
  const rows = [
    ...after.rows.filter(({ look }) => look === 'title' || look === 'text'),
    ...now.flatMap((block) => (oldTexts.has(textOf(block)) ? block : signed('+', block))),
    ...old.flatMap((block) => (texts.has(textOf(block)) ? [] : signed('−', block))),
  ]
  return { rows, differ: oldTexts.symmetricDifference(texts).size > 0 }
}

function mergedBox(
  before: Box | undefined,
  after: Box | undefined,
  changed: ReadonlySet<string>,
  marks: Map<string, Mark>,
): Box {
  const box = after ?? before!
  if (box.kind === 'start') return box
  const { rows, differ } = before && after ? mergedRows(before, after) : { rows: box.rows, differ: false }
  const mark = !before ? 'added' : !after ? 'removed' : differ || changed.has(box.id) ? 'changed' : undefined
  if (mark) marks.set(box.id, mark)
  const lines = mark ? [{ text: boxWords[mark], look: 'call' } as const, ...rows] : rows
  const ids = new Set([...(after?.children ?? []), ...(before?.children ?? [])].map(({ id }) => id))
  const childOf = (parent: Box | undefined, id: string) => parent?.children.find((child) => child.id === id)
  const children = [...ids].map((id) => mergedBox(childOf(before, id), childOf(after, id), changed, marks))
  // A state with inner states in either version is drawn as a compound one.
  const kind = children.length > 0 ? [before, after].find((one) => one?.children.length)!.kind : box.kind
  return { ...box, kind, rows: lines, ...boxSize(lines), children }
}

function strokesOf(pair: Pair<Arrow>): { arrow: Arrow; to: Place; mark?: Mark }[] {
  const { before, after } = pair
  const all = (arrow: Arrow, mark?: Mark) => arrow.to.map((to) => ({ arrow, to, ...(mark && { mark }) }))
  if (!before) return all(after, 'added')
  if (!after) return all(before, 'removed')
  if (!leadAlike(before, after)) return [...all(after, 'redirected'), ...all(before, 'left')]
  return all(after, isChangedArrow(pair) ? 'changed' : undefined)
}

const wordsOf = ({ shortLabel, condition }: Arrow, mark: Mark | undefined) =>
  wrapped(
    [mark ? `${wireWords[mark]} :` : '', shortLabel, condition && `[${condition}]`].filter(Boolean).join(' '),
    LABEL_LINE,
  )

/** The initial arrows of both versions: one more if the initial state changed. */
function startsOf(before: readonly Wire[], after: readonly Wire[], marks: Map<string, Mark>): Wire[] {
  const isStart = ({ id }: Wire) => id.endsWith(':start')
  const marked = (wire: Wire, id: string, mark: Mark): Wire => {
    marks.set(id, mark)
    return { ...wire, id, rows: wrapped(wireWords[mark], LABEL_LINE) }
  }
  const starts = new Map(after.filter(isStart).map((wire) => [wire.id, wire]))
  for (const wire of before.filter(isStart)) {
    const now = starts.get(wire.id)
    if (!now) starts.set(wire.id, marked(wire, wire.id, 'removed'))
    else if (now.to !== wire.to) {
      starts.set(wire.id, marked(now, wire.id, 'redirected'))
      starts.set(`${wire.id} left`, marked(wire, `${wire.id} left`, 'left'))
    }
  }
  return [...starts.values()]
}

export function mergedFigure(
  before: AnyStateMachine,
  after: AnyStateMachine,
  { states, arrows }: Comparison,
): MergedFigure {
  const marks = new Map<string, Mark>()
  const [old, now] = [figureOf(before), figureOf(after)]
  const drawn = new Map([...old.wires, ...now.wires].map((wire) => [wire.id, wire]))
  const changed = new Set(states.filter(isChangedState).flatMap(({ after }) => after?.id ?? []))
  const root = mergedBox(old.root, now.root, changed, marks)
  const wires = new Map(startsOf(old.wires, now.wires, marks).map((wire) => [wire.id, wire]))
  for (const { arrow, to, mark } of arrows.flatMap(strokesOf)) {
    // An internal transition has no wire, but a row in the box.
    const known = drawn.get([arrow.from.id, to.id, arrow.tone].join(' '))
    if (!known) continue
    const id = mark ? `${known.id} ${mark}` : known.id
    if (mark) marks.set(id, mark)
    const rows = [...(wires.get(id)?.rows ?? []), ...wordsOf(arrow, mark)]
    wires.set(id, { ...known, id, rows: [...new Set(rows)] })
  }
  return { figure: { root, wires: [...wires.values()] }, marks }
}
