import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { effectsOf } from '../explore/french-effects.ts'
import { statesOf, transitionsFrom } from '../explore/states.ts'
import { guardName, rankOf } from '../explore/transition-labels.ts'

/**
 * The last browser run of a flow: its day (YYYY-MM-DD), the browser, the fingerprint of the chart, the
 * transitions not taken, and the screenshot of each state.
 */
export type BrowserRun = {
  day: string
  browser: string
  chart: string
  beyond: string[]
  pictured: Record<string, string>
}
/** By flow name. */
export type BrowserRuns = Record<string, BrowserRun>

export const recordFile = new URL('../../docs/statecharts/walked.json', import.meta.url)

/** Identifies a transition within its chart: source, event, and rank among transitions of the same event. */
export const transitionKey = (transition: AnyTransitionDefinition) =>
  [transition.source.path.join('.') || '*', transition.eventType || 'always', rankOf(transition)].join(' ')

/**
 * A short hash of a chart's behaviour: states, transitions, conditions, effects and calls, but not its
 * words.
 */
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

/** The last browser run of every flow. */
export const readRecord = async (): Promise<BrowserRuns> =>
  JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')) as BrowserRuns
