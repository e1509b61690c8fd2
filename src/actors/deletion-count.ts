import { type ActorRefFrom, createActor } from 'xstate'
import { countDeletionRequests } from '../../contract/shared/deletion-requests.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { deletionCountMachine } from '../../machines/shell/deletion-count.ts'
import { calling } from './calls.ts'

/** How many requests for deletion wait, for the menu. */
export const deletionCount = createActor(
  deletionCountMachine.provide({ actors: { countDeletionRequests: calling(countDeletionRequests) } }),
).start()

/**
 * Tells it, now and on each change, whether somebody is there who may answer them. Returns how to stop.
 */
export function watchReader(session: ActorRefFrom<typeof sessionMachine>): () => void {
  const tell = () => {
    const state = session.getSnapshot()
    const mayAnswer = state.context.permissions?.includes('users.write') ?? false
    const isAdmitted = state.matches({ signedIn: 'admitted' }) && mayAnswer
    deletionCount.send({ type: isAdmitted ? 'reader.admitted' : 'reader.left' })
  }
  const { unsubscribe } = session.subscribe(tell)
  tell()
  return unsubscribe
}
