import { signInByLink } from '../../../contract/sign-in/sign-in-links.ts'
import { tokenSignInMachine } from '../../../machines/sign-in/token-sign-in.ts'
import { callingAny } from '../calls.ts'
import { shell } from '../shell.ts'

/** Following a sign-in link, with its call; what follows is the page of somebody else. */
export const tokenSignIn = tokenSignInMachine.provide({
  actions: { ...shell, leadOn: () => location.replace('/') },
  actors: { call: callingAny(signInByLink) },
})
