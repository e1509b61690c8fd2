import { type ActorRefFrom, createActor } from 'xstate'
import { countAbsences } from '../../contract/shared/absences.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { absenceCountMachine } from '../../machines/shell/absence-count.ts'
import { callingAny } from './calls.ts'
import { tellReader } from './reader.ts'

/** How many absences are contested, for the menu. */
export const absenceCount = createActor(
  absenceCountMachine.provide({ actors: { call: callingAny(countAbsences) } }),
).start()

/** Tells it whether somebody is there who may decide them, until the returned function is called. */
export const watchDecider = (session: ActorRefFrom<typeof sessionMachine>) =>
  tellReader(session, absenceCount)
