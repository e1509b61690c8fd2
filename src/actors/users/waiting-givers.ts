import {
  invalidateGiver,
  listWaitingGivers,
  validateGiver,
} from '../../../contract/users/giver-validation.ts'
import { giverAcceptanceMachine } from '../../../machines/users/giver-acceptance.ts'
import { giverRefusalMachine } from '../../../machines/users/giver-refusal.ts'
import { waitingGiversMachine } from '../../../machines/users/waiting-givers.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

/** The accounts that await a decision, with their calls. */
export const waitingGivers = waitingGiversMachine.provide({
  actions: shell,
  actors: {
    listWaitingGivers: calling(listWaitingGivers),
    giverAcceptance: giverAcceptanceMachine.provide({
      actions: shell,
      actors: { act: calling(validateGiver) },
    }),
    giverRefusal: giverRefusalMachine.provide({
      actions: shell,
      actors: { act: calling(invalidateGiver) },
    }),
  },
})
