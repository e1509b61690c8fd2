import { changeOwnAddress } from '../../../contract/shared/own-address.ts'
import { addressChangeMachine } from '../../../machines/shared/address-change.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

/** Changing one's own address, with its call; `onChange` is called once the server has taken another one. */
export const addressChangeOf = (onChange: () => void) =>
  addressChangeMachine.provide({
    actions: { ...shell, notifyChange: onChange },
    actors: { changeOwnAddress: calling(changeOwnAddress) },
  })
