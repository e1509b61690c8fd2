import { readSession } from '../../../contract/shared/session.ts'
import { acceptTerms } from '../../../contract/shared/users.ts'
import { requestAddressConfirmation } from '../../../contract/sign-in/addresses.ts'
import { addressGateMachine } from '../../../machines/sign-in/address-gate.ts'
import { giverWaitingMachine } from '../../../machines/sign-in/giver-waiting.ts'
import { termsMachine } from '../../../machines/sign-in/terms.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

const rereading = calling(readSession)

/** The gate for unconfirmed addresses, with its calls. */
export const addressGate = addressGateMachine.provide({
  actions: shell,
  actors: { requestAddressConfirmation: calling(requestAddressConfirmation), readSession: rereading },
})

/** The gate for the terms of use, with its calls. */
export const terms = termsMachine.provide({
  actions: { ...shell, reloadPage: () => location.reload() },
  actors: { acceptTerms: calling(acceptTerms), readSession: rereading },
})

/** The gate for givers awaiting a decision, with its call. */
export const giverWaiting = giverWaitingMachine.provide({
  actions: shell,
  actors: { readSession: rereading },
})
