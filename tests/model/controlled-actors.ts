import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate'
import type { CallParts, CallMatcher } from './model.ts'

type Pending = {
  names: readonly string[]
  parts: CallParts
  signal: AbortSignal
  done: PromiseWithResolvers<unknown>
}
export type Outcome = { output: unknown } | { error: unknown }

/**
 * Keeps every invoked actor pending until the test settles it. With `children` « real », child machines
 * run and their calls are controlled too; with « stubbed », the test settles children like calls.
 */
export function controlActors<M extends AnyStateMachine>(machine: M, children: 'real' | 'stubbed') {
  const pending: Pending[] = []
  const notifications: { type: string; params: unknown }[] = []
  const record = (type: string) => (_: unknown, params: unknown) => void notifications.push({ type, params })

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
    const actions = { reportFailure: record('reportFailure'), announce: record('announce') }
    // The names are only known at run time.
    return parent.provide({ actors: Object.fromEntries(actors), actions } as never) as AnyStateMachine
  }

  const indexOf = (name: string, matches: CallMatcher) =>
    pending.findIndex(({ names, parts, signal }) => names.includes(name) && !signal.aborted && matches(parts))

  return {
    machine: provided(machine) as M,
    /** The notifications sent to the shell: reported failures, and toasts. */
    notifications,
    /** Whether a call or child with this name is pending. */
    isPending: (name: string) => indexOf(name, () => true) >= 0,
    /** Forgets calls and notifications, so that the chart can be started again. */
    forget() {
      pending.length = 0
      notifications.length = 0
    },
    /** Settles the oldest pending call or child with this name. */
    async settle(name: string, outcome: Outcome, matches: CallMatcher = () => true) {
      const index = indexOf(name, matches)
      const [call] = index < 0 ? [] : pending.splice(index, 1)
      if (!call) throw new Error(`no pending call of ${name}`)
      if ('error' in outcome) call.done.reject(outcome.error)
      else call.done.resolve(outcome.output)
      // The actor receives the result a few microtasks later.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
  }
}
