import { type ActorRefFrom, createActor } from 'xstate'
import { countRecalls } from '../../contract/shared/recalls.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { recallCountMachine } from '../../machines/shell/recall-count.ts'
import { callingAny } from './calls.ts'
import { tellReader } from './reader.ts'

/** How many people are to be told of a recall, for the menu. */
export const recallCount = createActor(
  recallCountMachine.provide({ actors: { call: callingAny(countRecalls) } }),
).start()

/** Tells it whether somebody is there who may call them, until the returned function is called. */
export const watchCaller = (session: ActorRefFrom<typeof sessionMachine>) => tellReader(session, recallCount)
