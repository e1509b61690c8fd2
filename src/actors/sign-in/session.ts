import { requestAddressConfirmation } from '../../../contract/sign-in/addresses.ts'
import { acceptTerms } from '../../../contract/shared/users.ts'
import { endAssistance } from '../../../contract/sign-in/sign-in-links.ts'
import { assistanceMachine } from '../../../machines/sign-in/assistance.ts'
import { signIn, signOut } from '../../../contract/sign-in/session.ts'
import { addressGateMachine } from '../../../machines/sign-in/address-gate.ts'
import { giverWaitingMachine } from '../../../machines/sign-in/giver-waiting.ts'
import { sessionMachine } from '../../../machines/session.ts'
import { signInMachine } from '../../../machines/sign-in/sign-in.ts'
import { termsMachine } from '../../../machines/sign-in/terms.ts'
import { calling } from '../calls.ts'
import { dropRegistrations } from '../shared/kept-registrations.ts'
import { shell } from '../shell.ts'
import { readSession } from '../../../contract/shared/session.ts'

/** Opens the application again, with the session that the browser has now. */
const leadOn = () => location.replace('/')
const rereading = calling(readSession)

/** The session and the steps between signing in and the user's space, with their calls. */
export const session = sessionMachine.provide({
  actions: { ...shell, leadOn, dropDrafts: dropRegistrations },
  actors: {
    signOut: calling(signOut),
    assistance: assistanceMachine.provide({
      actions: { ...shell, leadOn },
      actors: { endAssistance: calling(endAssistance) },
    }),
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
