import { requestAddressConfirmation } from '../../contract/addresses.ts'
import { acceptTerms } from '../../contract/users.ts'
import { readSession, signIn, signOut } from '../../contract/session.ts'
import { addressGateMachine } from '../../machines/address-gate.ts'
import { giverWaitingMachine } from '../../machines/giver-waiting.ts'
import { sessionMachine } from '../../machines/session.ts'
import { signInMachine } from '../../machines/sign-in.ts'
import { termsMachine } from '../../machines/terms.ts'
import { calling } from './calls.ts'
import { shell } from './shell.ts'

const rereading = calling(readSession)

/** The session and what stands between signing in and work, with their calls. */
export const session = sessionMachine.provide({
  actions: shell,
  actors: {
    signOut: calling(signOut),
    signInFlow: signInMachine.provide({ actions: shell, actors: { signIn: calling(signIn) } }),
    addressGate: addressGateMachine.provide({
      actions: shell,
      actors: {
        requestAddressConfirmation: calling(requestAddressConfirmation),
        readSession: rereading,
      },
    }),
    termsFlow: termsMachine.provide({
      actions: shell,
      actors: { acceptTerms: calling(acceptTerms), readSession: rereading },
    }),
    giverWaiting: giverWaitingMachine.provide({ actions: shell, actors: { readSession: rereading } }),
  },
})
