import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { fromPromise } from 'xstate'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  readSecondFactors,
} from '../../../contract/shared/second-factor/second-factor.ts'
import { applicationAdditionMachine } from '../../../machines/shared/application-addition.ts'
import type { Ceremony } from '../../../machines/shared/device-passkeys.ts'
import { passkeyAdditionMachine } from '../../../machines/shared/passkey-addition.ts'
import { recoveryCodesMachine } from '../../../machines/shared/recovery-codes.ts'
import { secondFactorSetupMachine } from '../../../machines/shared/second-factor-setup.ts'
import { calling } from '../calls.ts'
import { shell } from '../shell.ts'
import { downloadCodes, printCodes } from './recovery-code-files.ts'

type Library = typeof import('@simplewebauthn/browser')

/** An actor that shows a WebAuthn prompt through the library. Stopping it cancels the prompt. */
const asking = <O extends object>(ask: (library: Library, options: O) => Promise<object>) =>
  fromPromise<Ceremony, { options: Ceremony }>(async ({ input, signal }) => {
    const library = await import('@simplewebauthn/browser')
    signal.addEventListener('abort', () => library.WebAuthnAbortService.cancelCeremony())
    signal.throwIfAborted()
    // The server and the library define the content of the options.
    const options: object = input.options
    return { ...(await ask(library, options as O)) }
  })

/** Creates a passkey on this device. */
const createPasskey = asking(({ startRegistration }, optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  startRegistration({ optionsJSON }),
)

/** Uses a passkey of this device. */
export const usePasskey = asking(
  ({ startAuthentication }, optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
    startAuthentication({ optionsJSON }),
)

const copyText = fromPromise<void, { text: string }>(({ input }) => navigator.clipboard.writeText(input.text))

/** The display of recovery codes, with the ways to save them. */
export const recoveryCodes = recoveryCodesMachine.provide({
  actions: {
    downloadCodes: (_, { codes }) => downloadCodes(codes),
    printCodes: (_, { codes }) => printCodes(codes),
  },
  actors: { copyText },
})

/** The setup of a second factor, with its calls. */
export const secondFactorSetup = secondFactorSetupMachine.provide({
  actions: shell,
  actors: {
    readSecondFactors: calling(readSecondFactors),
    passkeyAddition: passkeyAdditionMachine.provide({
      actions: shell,
      actors: { beginPasskey: calling(beginPasskey), createPasskey, addPasskey: calling(addPasskey) },
    }),
    applicationAddition: applicationAdditionMachine.provide({
      actions: shell,
      actors: { beginTotp: calling(beginTotp), confirmTotp: calling(confirmTotp) },
    }),
    recoveryCodes,
  },
})
