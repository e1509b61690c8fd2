import { createActor } from 'xstate'
import { ABORTED, CallFailed, isOverload, waitOf } from '../../contract/problem.ts'
import { overloadMachine } from '../../machines/shell/overload.ts'

/** What waits on the page for an overloaded server. */
export const overload = createActor(overloadMachine).start()

/** Waits so many seconds, or until the person asks at once, or the caller no longer waits. */
async function pause(seconds: number, caller: AbortSignal) {
  overload.send({ type: 'reading.refused', seconds })
  await new Promise<void>((end) => {
    const timer = setTimeout(done, seconds * 1000)
    const asking = overload.on('readings.retried', done)
    caller.addEventListener('abort', done)
    function done() {
      clearTimeout(timer)
      asking.unsubscribe()
      caller.removeEventListener('abort', done)
      end()
    }
  })
  overload.send({ type: 'reading.resumed' })
}

/**
 * Reads, as often as an overloaded server tells to come back later.
 * @throws CallFailed
 */
export async function readInTurn<A>(read: () => Promise<A>, caller: AbortSignal): Promise<A> {
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!isOverload(error)) throw error
      await pause(waitOf(error), caller)
    }
    if (caller.aborted) throw new CallFailed({ source: 'text', message: ABORTED })
  }
}
