import { fromPromise } from 'xstate'

/** The options of a WebAuthn ceremony, or the device's answer to them: the server's and the device's affair. */
export type Ceremony = Record<string, unknown>

/** What the chart has to know of the device. */
export type Device = {
  /** Whether its browser takes passkeys at all. */
  knowsPasskeys: boolean
  /** What to propose as the name of a passkey of it. */
  name: string
}

/** The placeholder for the device, which asks the person for a finger, a face or a code of their own. */
export const askingDevice = (name: string) =>
  fromPromise<Ceremony, { options: Ceremony }>(() => Promise.reject(new Error(`${name} absent`)))

/** Milliseconds for which a device may be asked. */
export const deviceDelays = { DEVICE_TIMEOUT: 180_000 }

/** Whether the device has a passkey of this account already. */
export const isKnownDevice = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'

/** What a person calls a device, by what its browser says of itself. */
const names: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Téléphone Android'],
  [/Android/, 'Tablette Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Ordinateur Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Ordinateur Linux'],
]

/** The device that this page is shown on. */
export const thisDevice = (): Device => ({
  knowsPasskeys: 'PublicKeyCredential' in globalThis,
  name: names.find(([pattern]) => pattern.test(globalThis.navigator?.userAgent ?? ''))?.[1] ?? 'Cet appareil',
})
