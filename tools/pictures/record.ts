import { createHash } from 'node:crypto'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { effectsOf } from '../../tests/explore/effects.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'
import { guardName, rankOf } from '../../tests/explore/transition-labels.ts'

/** The last browser run of a flow on this machine; `beyond`: the transitions not taken. */
export type BrowserRun = { day: string; browser: string; chart: string; beyond: string[] }
export type BrowserRuns = Record<string, BrowserRun>

/** Identifies a transition within its chart: source, event, and rank among transitions of the same event. */
export const transitionKey = (transition: AnyTransitionDefinition) =>
  [transition.source.path.join('.') || '*', transition.eventType || 'always', rankOf(transition)].join(' ')

/** A short hash of a chart's behaviour, without its words. */
export function fingerprintOf(machine: AnyStateMachine): string {
  const lines = statesOf(machine).flatMap((node) => [
    [node.id, node.type, ...node.invoke.map(({ id }) => id), ...node.tags],
    ...[node.entry, node.exit].map((actions) => effectsOf(actions).map(({ name }) => name)),
    ...transitionsFrom(node).map((transition) => [
      transitionKey(transition),
      guardName(transition),
      ...(transition.target?.map(({ id }) => id) ?? ['stays']),
      ...effectsOf(transition.actions).map(({ name }) => name),
    ]),
  ])
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 12)
}
