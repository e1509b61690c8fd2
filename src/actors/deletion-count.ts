import { type ActorRefFrom, createActor } from 'xstate'
import { countDeletionRequests } from '../../contract/shared/deletion-requests.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { deletionCountMachine } from '../../machines/shell/deletion-count.ts'
import { callingAny } from './calls.ts'
import { tellReader } from './reader.ts'

/** How many requests for deletion wait, for the menu. */
export const deletionCount = createActor(
  deletionCountMachine.provide({ actors: { call: callingAny(countDeletionRequests) } }),
).start()

/** Tells it whether somebody is there who may answer them, until the returned function is called. */
export const watchReader = (session: ActorRefFrom<typeof sessionMachine>) =>
  tellReader(session, deletionCount)
