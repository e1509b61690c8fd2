import { aborted, isOverload, waitOf } from '../../contract/problem.ts'
import { overload } from './overload.ts'

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
 * Reads again, as often as an overloaded server tells to come back later. `refused`: what it told first.
 * @throws CallFailed
 */
export async function readInTurn<A>(
  refused: unknown,
  read: () => Promise<A>,
  caller: AbortSignal,
): Promise<A> {
  if (!isOverload(refused)) throw refused
  await pause(waitOf(refused), caller)
  if (caller.aborted) throw aborted()
  return read().catch((error: unknown) => readInTurn(error, read, caller))
}
