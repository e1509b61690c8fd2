import { readVerification } from '../../../contract/receiver/received-animals.ts'
import { verificationMachine } from '../../../machines/receiver/verification.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'

/** The verification of a certificate with its call. */
export const verification = verificationMachine.provide({
  actions: shell,
  actors: { readVerification: calling(readVerification) },
})
