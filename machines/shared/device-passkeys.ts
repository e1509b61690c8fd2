import { fromPromise } from 'xstate'

/** WebAuthn options, or the device's response; opaque to the charts. */
export type Ceremony = Record<string, unknown>

/** What the charts know about the device. */
export type Device = {
  /** Whether the browser supports passkeys. */
  knowsPasskeys: boolean
  /** The suggested name of a passkey on this device. */
  name: string
}

/** The placeholder for a WebAuthn prompt, which asks the person for a fingerprint, face or PIN. */
export const askingDevice = (name: string) =>
  fromPromise<Ceremony, { options: Ceremony }>(() => Promise.reject(new Error(`${name} absent`)))

/** Milliseconds after which a prompt times out. */
export const deviceDelays = { DEVICE_TIMEOUT: 180_000 }

/** Whether the error means that the device already has a passkey of this account. */
export const isKnownDevice = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'

/** Names of devices, by patterns of the user agent. */
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

/** The device that displays this page. */
export const thisDevice = (): Device => ({
  knowsPasskeys: 'PublicKeyCredential' in globalThis,
  name: names.find(([pattern]) => pattern.test(globalThis.navigator?.userAgent ?? ''))?.[1] ?? 'Cet appareil',
})
