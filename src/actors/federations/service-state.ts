import { readServiceState } from '../../../contract/federations/service-state.ts'
import { serviceStateMachine } from '../../../machines/federations/service-state.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

/** The state of the service, with its call. */
export const serviceState = serviceStateMachine.provide({
  actions: shell,
  actors: { readServiceState: calling(readServiceState) },
})
