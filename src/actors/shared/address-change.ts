import { changeOwnAddress } from '../../../contract/shared/own-address.ts'
import { addressChangeMachine } from '../../../machines/shared/address-change.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

/**
 * The change of the person's own address, with its call. `onChange` is called once the server has
 * accepted a new address.
 */
export const addressChangeOf = (onChange: () => void) =>
  addressChangeMachine.provide({
    actions: { ...shell, notifyChange: onChange },
    actors: { changeOwnAddress: calling(changeOwnAddress) },
  })
