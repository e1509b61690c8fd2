import type { ActorRefFrom } from 'xstate'
import type { Permission } from '../../contract/permissions.ts'
import type { sessionMachine } from '../../machines/session.ts'
import type { WaitingCountRef } from './waiting-counts.ts'

/**
 * Tells a count, now and on each change, whether somebody is there who may see what waits, by their permission. Returns
 * how to stop.
 */
export function tellReader(
  session: ActorRefFrom<typeof sessionMachine>,
  count: WaitingCountRef,
  permission: Permission = 'users.write',
): () => void {
  const tell = () => {
    const state = session.getSnapshot()
    const mayAnswer = state.context.permissions?.includes(permission) ?? false
    const isAdmitted = state.matches({ signedIn: 'admitted' }) && mayAnswer
    count.send({ type: isAdmitted ? 'reader.admitted' : 'reader.left' })
  }
  const { unsubscribe } = session.subscribe(tell)
  tell()
  return unsubscribe
}
