import { type ActorRefFrom, createActor } from 'xstate'
import { countWaiting, type Waiting } from '../../contract/shared/waiting/waiting.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { waitingCountsMachine } from '../../machines/shell/waiting-counts.ts'
import { onChange, onTotal } from './changes.ts'
import { wire } from './wire.ts'

/** The counts of pending work for the menu, read once somebody who may see them is signed in. */
export const waitingCounts = createActor(wire(waitingCountsMachine)).start()

/** Reads the counts again. */
export const recount = () => waitingCounts.send({ type: 'requests.changed' })
onChange(recount)

/** Tells the menu how many items a list has, which was read just now. */
export const tellTotals = (_: unknown, { totals }: { totals: Waiting }) =>
  waitingCounts.send({ type: 'totals.read', totals })
onTotal((list, total) => tellTotals(null, { totals: { [list]: total } }))

/**
 * Tells the counts, now and on each change, whether somebody who may see them is signed in. Returns a function
 * that unsubscribes.
 */
export function tellReader(session: ActorRefFrom<typeof sessionMachine>): () => void {
  const tell = () => {
    const state = session.getSnapshot()
    const maySee = countWaiting.access.some((one) => state.context.permissions?.includes(one))
    const isAdmitted = state.matches({ signedIn: 'admitted' }) && maySee
    waitingCounts.send({ type: isAdmitted ? 'reader.admitted' : 'reader.left' })
  }
  const { unsubscribe } = session.subscribe(tell)
  tell()
  return unsubscribe
}
