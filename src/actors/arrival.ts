import type { ActorLogic, AnyActorScope, AnyEventObject, AnyStateMachine, InputFrom, Snapshot } from 'xstate'

/** Code that is loaded later. `arrived`: settles once it is there. `fetch` asks for it, again after a failure. */
export function arrival<T>(load: () => Promise<T>): { arrived: Promise<T>; fetch: () => Promise<void> } {
  let arrive: (code: T) => void
  const arrived = new Promise<T>((done) => (arrive = done))
  return { arrived, fetch: async () => arrive(await load()) }
}

const ARRIVED = 'machine.arrived'
type Waiting<I> = Snapshot<unknown> & { input: I; sent: readonly AnyEventObject[] }

/**
 * Stands for a child machine whose code has not arrived: it keeps what it is sent until the machine takes its
 * place, and then passes it on. `meanwhile`: what its snapshot tells until then.
 */
export function standIn<M extends AnyStateMachine>(
  machine: Promise<M>,
  meanwhile: (input: InputFrom<M>, sent: readonly AnyEventObject[]) => object,
): M {
  const waiting = (input: InputFrom<M>, sent: readonly AnyEventObject[]): Waiting<InputFrom<M>> => ({
    ...meanwhile(input, sent),
    status: 'active',
    output: undefined,
    error: undefined,
    input,
    sent,
  })
  /** From here on the actor is that machine. */
  function become(arrived: M, { input, sent }: Waiting<InputFrom<M>>, scope: AnyActorScope) {
    Object.assign(scope.self, { logic: arrived })
    const first = arrived.getInitialSnapshot(scope, input)
    arrived.start(first)
    for (const event of sent) scope.self.send(event)
    return first as Snapshot<unknown>
  }
  const logic: ActorLogic<Snapshot<unknown>, AnyEventObject, InputFrom<M>> = {
    getInitialSnapshot: (_, input) => waiting(input, []),
    getPersistedSnapshot: (snapshot) => snapshot,
    start: (_, { self }) => void machine.then((arrived) => self.send({ type: ARRIVED, arrived })),
    transition: (snapshot, event, scope) => {
      const { input, sent } = snapshot as Waiting<InputFrom<M>>
      if (event.type === ARRIVED) return become(event['arrived'], waiting(input, sent), scope)
      if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped' } as Snapshot<unknown>
      return waiting(input, [...sent, event])
    },
  }
  return logic as unknown as M
}
