import {
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../../contract/sign-in/passwords.ts'
import { passwordResetMachine } from '../../../machines/sign-in/password-reset.ts'
import { passwordResetRequestMachine } from '../../../machines/sign-in/password-reset-request.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

/** The request of a reset link, with its call. */
export const passwordResetRequest = passwordResetRequestMachine.provide({
  actions: shell,
  actors: { requestPasswordReset: calling(requestPasswordReset) },
})

/** The new password by a reset link, with its calls. */
export const passwordReset = passwordResetMachine.provide({
  actions: shell,
  actors: {
    checkPasswordReset: calling(checkPasswordReset),
    resetPassword: calling(resetPassword),
  },
})
