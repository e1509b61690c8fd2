import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { keyedHash } from './secret.ts'

/** The relying party of passkeys: the host and the origin of the pages. */
type Site = { rpID: string; origin: string }
/** A passkey as known to a device. */
type Known = { credential_id: string; transports: string[] }

/** Milliseconds after which a WebAuthn prompt times out. */
export const CEREMONY = 5 * 60_000

/** The accepted key algorithms by COSE number: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257]
/** A text sent by a device, of limited length. */
const text = z.string().check(z.maxLength(20_000))
/** A credential id, base64url. */
const name = text.check(z.regex(/^[\w-]+$/))
const credential = { id: name, rawId: name, type: z.literal('public-key') }
const extensions = z.pipe(
  z.unknown(),
  z.transform(() => ({})),
)
const Added = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.optional(z.array(text).check(z.maxLength(20))),
  }),
  clientExtensionResults: extensions,
})
const Proof = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
  clientExtensionResults: extensions,
})

/**
 * The relying party for a public URL; null where browsers refuse passkeys: on an IP address, or without
 * https.
 */
export function siteOf(publicUrl: string): Site | null {
  const { hostname, origin, protocol } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return null
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return protocol === 'https:' || isLocal ? { rpID: hostname, origin } : null
}

const devices = (passkeys: readonly Known[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }))

type Owner = { secret: string; id: number; email: string; name: string }

/** The WebAuthn options for creating a passkey; `passkeys` already exist and are excluded. */
export const additionOptions = (
  { rpID }: Site,
  { secret, id, email, name }: Owner,
  passkeys: readonly Known[],
) =>
  generateRegistrationOptions({
    rpName: 'Venaison',
    rpID,
    userName: email,
    userDisplayName: name,
    // The same for all passkeys of an account, without revealing the account's id.
    userID: new Uint8Array(Buffer.from(keyedHash(secret, 'passkey user', String(id)), 'base64url')),
    timeout: CEREMONY,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: devices(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })

/** The WebAuthn options for proving one of the passkeys. */
export const proofOptions = ({ rpID }: Site, passkeys: readonly Known[]) =>
  generateAuthenticationOptions({
    rpID,
    timeout: CEREMONY,
    allowCredentials: devices(passkeys),
    userVerification: 'preferred',
  })

/** The library throws for any invalid response; this returns null instead. */
const orNull = <T>(checked: Promise<T>): Promise<T | null> => checked.catch(() => null)

/** The passkey created by a response; null if the response is invalid. */
export async function readAddition({ rpID, origin }: Site, challenge: string, answer: unknown) {
  const read = Added.safeParse(answer)
  if (!read.success) return null
  const { transports, ...response } = read.data.response
  const verified = await orNull(
    verifyRegistrationResponse({
      response: { ...read.data, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    }),
  )
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: (transports ?? []).filter((name) => /^[a-z-]{1,20}$/.test(name)),
  }
}

/** The credential id in a response; null if there is none. */
export function provenCredential(answer: unknown): string | null {
  const read = Proof.safeParse(answer)
  return read.success ? read.data.id : null
}

/** The use counter in a response that proves the passkey; null if it is invalid. */
export async function readProof(
  { rpID, origin }: Site,
  challenge: string,
  passkey: Known & { public_key: Buffer },
  answer: unknown,
): Promise<number | null> {
  const read = Proof.safeParse(answer)
  if (!read.success) return null
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: read.data,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      // Whether the counter has increased is decided by the database, for all servers at once.
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
      requireUserVerification: false,
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
