import type { AnyStateMachine } from 'xstate'
import { endpoints } from '../../contract/endpoints.ts'
import { nodesOf, type Samples, transitionsOf } from '../explore/explore.ts'
import { commonFailures, networkError, rareFailures } from './failures.ts'

type ByName = Readonly<Record<string, readonly unknown[] | undefined>>
/** The samples of a model, without the types of its machine. */
export type GivenSamples =
  | { events?: Samples; answers?: ByName; failures?: ByName; others?: Samples }
  | undefined

/** Samples of all events of a machine, and those of its failures that need no path of their own. */
export function samplesOf(machine: AnyStateMachine, given: GivenSamples = {}) {
  const { events, answers = {}, failures = {}, others } = given
  const samples = { ...events, ...others } as Samples
  const optional = new Set<unknown>()
  const errorsOf = (id: string, src: string): readonly unknown[] => {
    const own = failures[src]
    if (own || !(id in endpoints)) return own ?? [networkError()]
    const rare = rareFailures()
    for (const error of rare) optional.add(error)
    return [...commonFailures(), ...rare]
  }
  const handled = new Set(transitionsOf(machine).map(({ eventType }) => eventType))
  for (const { id, src } of nodesOf(machine).flatMap(({ invoke }) => invoke)) {
    const [done, error] = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]
    const outputs = answers[String(src)]
    if (outputs || handled.has(done)) samples[done] ??= (outputs ?? [undefined]).map((output) => ({ output }))
    if (failures[String(src)] || handled.has(error))
      samples[error] ??= errorsOf(id, String(src)).map((error) => ({ error }))
  }
  return { samples, optional }
}
