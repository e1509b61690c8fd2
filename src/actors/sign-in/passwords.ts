import {
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../../contract/sign-in/passwords.ts'
import { passwordResetMachine } from '../../../machines/sign-in/password-reset.ts'
import { passwordResetRequestMachine } from '../../../machines/sign-in/password-reset-request.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

/** Asking for a link, with its call. */
export const passwordResetRequest = passwordResetRequestMachine.provide({
  actions: shell,
  actors: { requestPasswordReset: calling(requestPasswordReset) },
})

/** Following the link, with its calls. */
export const passwordReset = passwordResetMachine.provide({
  actions: shell,
  actors: {
    checkPasswordReset: calling(checkPasswordReset),
    resetPassword: calling(resetPassword),
  },
})
