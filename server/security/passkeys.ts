import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as z from 'zod/mini'
import { keyedHash } from './secret.ts'

/** Where passkeys are of: the host and the origin of the pages. */
type Site = { rpID: string; origin: string }
/** A passkey as a device knows it. */
type Known = { credential_id: string; transports: string[] }

/** Milliseconds for which a device may be asked. */
export const CEREMONY = 5 * 60_000

/** The keys that devices may make, as COSE numbers them: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257]
/** Characters of what a device sends, at most. */
const text = z.string().check(z.maxLength(20_000))
/** What a device calls its passkey, base64url. */
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

/** The site of a public address; null where a browser takes no passkey: on a number, or without https. */
export function siteOf(publicUrl: string): Site | null {
  const { hostname, origin, protocol } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return null
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return protocol === 'https:' || isLocal ? { rpID: hostname, origin } : null
}

const devices = (passkeys: readonly Known[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }))

type Owner = { secret: string; id: number; email: string; name: string }

/** What a device is asked in order to make a passkey; those of `passkeys` are there already. */
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
    // The same for each passkey of an account, which it does not tell.
    userID: new Uint8Array(Buffer.from(keyedHash(secret, 'passkey user', String(id)), 'base64url')),
    timeout: CEREMONY,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: devices(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })

/** What a device is asked in order to prove one of the passkeys. */
export const proofOptions = ({ rpID }: Site, passkeys: readonly Known[]) =>
  generateAuthenticationOptions({
    rpID,
    timeout: CEREMONY,
    allowCredentials: devices(passkeys),
    userVerification: 'preferred',
  })

/** The library refuses by throwing, whatever is wrong with an answer. */
const orNull = <T>(checked: Promise<T>): Promise<T | null> => checked.catch(() => null)

/** The passkey that an answer makes; null if it does not. */
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

/** Which passkey an answer says it proves; null if it says none. */
export function provenCredential(answer: unknown): string | null {
  const read = Proof.safeParse(answer)
  return read.success ? read.data.id : null
}

/** How often the device says that the passkey was used, if the answer proves it; null otherwise. */
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
      // Whether it has gone on is decided where it is stored, once for all servers.
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
      requireUserVerification: false,
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
