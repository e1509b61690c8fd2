import { signInByLink } from '../../../contract/sign-in/sign-in-links.ts'
import { tokenSignInMachine } from '../../../machines/sign-in/token-sign-in.ts'
import { callingAny } from '../calls.ts'
import { shell } from '../shell.ts'

/** The sign-in link, with its call. The page is then reloaded for the new session. */
export const tokenSignIn = tokenSignInMachine.provide({
  actions: { ...shell, leadOn: () => location.replace('/') },
  actors: { call: callingAny(signInByLink) },
})
