import { confirmAddress, stopAddressChange } from '../../../contract/sign-in/addresses.ts'
import { addressConfirmationMachine } from '../../../machines/sign-in/address-confirmation.ts'
import { addressStopMachine } from '../../../machines/sign-in/address-stop.ts'
import { callingAny } from '../calls.ts'
import { shell } from '../shell.ts'

/** The confirmation of an address by a mailed link, with its call. */
export const addressConfirmation = addressConfirmationMachine.provide({
  actions: shell,
  actors: { call: callingAny(confirmAddress) },
})

/** The stop of a change of address by a mailed link, with its call. */
export const addressStop = addressStopMachine.provide({
  actions: shell,
  actors: { call: callingAny(stopAddressChange) },
})
