import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate'
import { endpointOf } from '../../machines/patterns/calls.ts'
import { shell } from './shell.ts'
import { transport } from './transport.ts'

/**
 * What charts ask of the device or of the page around them (storage, files, passkeys), by the names that they
 * declare.
 */
export type Ports = {
  actions?: Readonly<Record<string, (args: never, params: never) => unknown>>
  actors?: Readonly<Record<string, AnyActorLogic>>
}

/**
 * Gives a chart, and every chart that it invokes, the transport of its calls and the ports that it declares; the
 * toasts and the error window are given to all.
 */
export function wire<M extends AnyStateMachine>(machine: M, ports: Ports = {}): M {
  const wired = (name: string, logic: AnyActorLogic): AnyActorLogic => {
    const port = ports.actors?.[name]
    // What is loaded later has no chart here yet.
    if (port) return port
    const endpoint = endpointOf(logic)
    if (endpoint) return fromPromise(({ input, signal }) => transport(endpoint, input as never, signal))
    return logic instanceof StateMachine ? wire(logic, ports) : logic
  }
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
  return machine.provide({
    actions: { ...shell, ...ports.actions },
    actors: Object.fromEntries(actors.map(([name, logic]) => [name, wired(name, logic)])),
    // The names are only known at run time.
  } as never) as M
}
