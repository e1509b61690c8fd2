import { invalidateGiver, listWaitingGivers, validateGiver } from '../../contract/giver-validation.ts'
import { giverAcceptanceMachine } from '../../machines/giver-acceptance.ts'
import { giverRefusalMachine } from '../../machines/giver-refusal.ts'
import { waitingGiversMachine } from '../../machines/waiting-givers.ts'
import { calling } from './calls.ts'
import { shell } from './shell.ts'

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
