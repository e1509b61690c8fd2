import { acceptTerms } from '../../contract/users.ts'
import { readSession, signIn, signOut } from '../../contract/session.ts'
import { sessionMachine } from '../../machines/session.ts'
import { signInMachine } from '../../machines/sign-in.ts'
import { termsMachine } from '../../machines/terms.ts'
import { calling } from './calls.ts'
import { shell } from './shell.ts'

/** The session with its calls. */
export const session = sessionMachine.provide({
  actions: shell,
  actors: {
    signOut: calling(signOut),
    readSession: calling(readSession),
    signInFlow: signInMachine.provide({ actions: shell, actors: { signIn: calling(signIn) } }),
    termsFlow: termsMachine.provide({ actions: shell, actors: { acceptTerms: calling(acceptTerms) } }),
  },
})
