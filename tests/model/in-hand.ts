import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate'
import type { CallParts, Which } from './model.ts'

type Pending = {
  names: readonly string[]
  parts: CallParts
  signal: AbortSignal
  done: PromiseWithResolvers<unknown>
}
export type Outcome = { output: unknown } | { error: unknown }

/**
 * A machine of which everything that it calls waits in the test's hand.
 *
 * With `children` « real », its child machines run, and their calls are in the same hand; with
 * « stubbed » they too only wait for the end that the test gives them.
 */
export function inHand(machine: AnyStateMachine, children: 'real' | 'stubbed') {
  const pending: Pending[] = []
  const told: { type: string; params: unknown }[] = []
  const tell = (type: string) => (_: unknown, params: unknown) => void told.push({ type, params })

  const stub = (name: string) =>
    fromPromise<unknown, CallParts | undefined>(({ self, input, signal }) => {
      const done = Promise.withResolvers<unknown>()
      pending.push({ names: [name, self.id], parts: input ?? {}, signal, done })
      return done.promise
    })

  const provided = (parent: AnyStateMachine): AnyStateMachine => {
    const actors = Object.entries(parent.implementations.actors as Record<string, AnyActorLogic>).map(
      ([name, logic]): [string, AnyActorLogic] => [
        name,
        children === 'real' && logic instanceof StateMachine ? provided(logic) : stub(name),
      ],
    )
    const actions = { reportFailure: tell('reportFailure'), announce: tell('announce') }
    return parent.provide({ actors: Object.fromEntries(actors), actions } as never) as AnyStateMachine
  }

  return {
    machine: provided(machine),
    /** What was told to the shell: failures reported, successes announced. */
    told,
    /** Ends the oldest call or child of that name that still waits. */
    async settle(name: string, outcome: Outcome, which: Which = () => true) {
      const index = pending.findIndex(
        ({ names, parts, signal }) => names.includes(name) && !signal.aborted && which(parts),
      )
      const [call] = index < 0 ? [] : pending.splice(index, 1)
      if (!call) throw new Error(`nothing waits for ${name}`)
      if ('error' in outcome) call.done.reject(outcome.error)
      else call.done.resolve(outcome.output)
      // The actor hears of it a few microtasks later.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
  }
}
