import { type ActorRefFrom, createActor } from 'xstate'
import { countCorrections } from '../../contract/shared/corrections.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { correctionCountMachine } from '../../machines/shell/correction-count.ts'
import { callingAny } from './calls.ts'
import { tellReader } from './reader.ts'

/** How many corrections wait, for the menu. */
export const correctionCount = createActor(
  correctionCountMachine.provide({ actors: { call: callingAny(countCorrections) } }),
).start()

/** Tells it whether somebody is there who may answer them, until the returned function is called. */
export const watchCorrector = (session: ActorRefFrom<typeof sessionMachine>) =>
  tellReader(session, correctionCount)
