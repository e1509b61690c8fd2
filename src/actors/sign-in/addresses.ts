import { confirmAddress } from '../../../contract/sign-in/addresses.ts'
import { addressConfirmationMachine } from '../../../machines/sign-in/address-confirmation.ts'
import { callingAny } from '../calls.ts'
import { shell } from '../shell.ts'

/** Following the link of a mail, with its call. */
export const addressConfirmation = addressConfirmationMachine.provide({
  actions: shell,
  actors: { call: callingAny(confirmAddress) },
})
