import type { ActorRefFrom } from 'xstate'
import type { Permission } from '../../contract/permissions.ts'
import type { sessionMachine } from '../../machines/session.ts'
import type { WaitingCountRef } from './waiting-counts.ts'

/**
 * Tells a counting actor, now and on each change, whether a person with the required permission is signed
 * in. Returns a function that unsubscribes.
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
