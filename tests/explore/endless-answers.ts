import { isDeepStrictEqual } from 'node:util'
import type { Edge, Explored } from './explore.ts'
import { endedChild, type Effect } from './simulate.ts'

const asks = ({ type, params }: Effect, call: string) =>
  type === 'xstate.spawnChild' && (params as { id: string }).id === call

/**
 * Whether an answer changes nothing and immediately triggers the same call again, which would loop for
 * ever.
 */
function isEndless({ event, before, snapshot: { state }, effects }: Edge): boolean {
  const call = endedChild(event.type)
  if (!call || !event.type.startsWith('xstate.done.')) return false
  return (
    effects.some((one) => asks(one, call)) &&
    isDeepStrictEqual([state.value, state.context], [before.value, before.context])
  )
}

/** The calls that a chart repeats endlessly for the same answer, without a person acting. */
export const endlessAnswers = ({ graph }: Explored): string[] =>
  graph.edges.filter(isEndless).map(({ event }) => event.type)
