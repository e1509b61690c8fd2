import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { callTitle, stateTitle } from '../../tests/explore/dictionary.ts'
import { wireOf } from '../../tests/explore/transition-labels.ts'

/** The leaf states, one per region. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot): AnyStateNode[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final')

export function pathTitles(node: AnyStateNode): string[] {
  const titles: string[] = []
  for (let each: AnyStateNode | undefined = node; each?.parent; each = each.parent)
    titles.unshift(stateTitle(each))
  return titles
}

/** More regions than this are counted instead of named. */
const NAMED = 2

function nodesText(nodes: readonly AnyStateNode[]): string {
  const paths = nodes.map(pathTitles)
  if (nodes.length <= NAMED) return paths.map((titles) => titles.join(' › ')).join(' + ')
  const [first = []] = paths
  const common = first.filter((title, depth) => paths.every((titles) => titles[depth] === title))
  return [...common, `${nodes.length} régions`].join(' › ')
}

export const locationText = (state: AnyMachineSnapshot): string => nodesText(leavesOf(state))

export function enteredText(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string {
  const known = new Set(leavesOf(before))
  return nodesText(leavesOf(after).filter((node) => !known.has(node)))
}

export type Running = { id: string; title: string }

/** The calls and children running now, those of outer states first. */
export const runningIn = ({ _nodes, machine }: AnyMachineSnapshot): Running[] =>
  _nodes
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ invoke }) => invoke)
    .map((call) => ({ id: call.id, title: callTitle(machine, call) }))

export const wiresOf = (taken: readonly AnyTransitionDefinition[]): string[] =>
  taken.flatMap((transition) => (transition.target ?? []).map((target) => wireOf(transition, target)))
