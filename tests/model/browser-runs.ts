import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { effectsOf } from '../explore/french-effects.ts'
import { statesOf, transitionsFrom } from '../explore/states.ts'
import { guardName, rankOf } from '../explore/transition-labels.ts'

/**
 * The last browser run of a flow: the day (YYYY-MM-DD), the browser, what the chart was then,
 * the transitions that were not taken, and by state that was pictured the name of its picture.
 */
export type BrowserRun = {
  day: string
  browser: string
  chart: string
  beyond: string[]
  pictured: Record<string, string>
}
/** By flow, as its files are named. */
export type BrowserRuns = Record<string, BrowserRun>

export const recordFile = new URL('../../docs/statecharts/walked.json', import.meta.url)

/** Names a transition within its chart: where it leaves, what happens, its rank among its like. */
export const transitionKey = (transition: AnyTransitionDefinition) =>
  [transition.source.path.join('.') || '*', transition.eventType || 'always', rankOf(transition)].join(' ')

/** What a chart does, in a few letters: states, transitions, conditions, effects and calls, not its words. */
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
