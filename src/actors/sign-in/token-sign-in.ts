import { signInByLink } from '../../../contract/sign-in/sign-in-links.ts'
import { tokenSignInMachine } from '../../../machines/sign-in/token-sign-in.ts'
import { callingAny } from '../calls.ts'
import { shell } from '../shell.ts'

/** Signing in by a link, with its call. The page is then reloaded for the new person. */
export const tokenSignIn = tokenSignInMachine.provide({
  actions: { ...shell, leadOn: () => location.replace('/') },
  actors: { call: callingAny(signInByLink) },
})
