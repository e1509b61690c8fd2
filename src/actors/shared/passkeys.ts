import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { fromPromise } from 'xstate'
import type { Ceremony } from '../../../machines/shared/device-passkeys.ts'

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
export const createPasskey = asking(
  ({ startRegistration }, optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
    startRegistration({ optionsJSON }),
)

/** Uses a passkey of this device. */
const usePasskey = asking(({ startAuthentication }, optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  startAuthentication({ optionsJSON }),
)

/** What a proof by passkey asks of the device. */
export const passkeyProof = { usePasskey }
