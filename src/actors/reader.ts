import type { ActorRefFrom } from 'xstate'
import type { waitingCount } from '../../machines/patterns/waiting-count.ts'
import type { sessionMachine } from '../../machines/session.ts'

/**
 * Tells a count, now and on each change, whether somebody is there who may answer what waits. Returns
 * how to stop.
 */
export function tellReader(
  session: ActorRefFrom<typeof sessionMachine>,
  count: ActorRefFrom<ReturnType<typeof waitingCount>>,
): () => void {
  const tell = () => {
    const state = session.getSnapshot()
    const mayAnswer = state.context.permissions?.includes('users.write') ?? false
    const isAdmitted = state.matches({ signedIn: 'admitted' }) && mayAnswer
    count.send({ type: isAdmitted ? 'reader.admitted' : 'reader.left' })
  }
  const { unsubscribe } = session.subscribe(tell)
  tell()
  return unsubscribe
}
