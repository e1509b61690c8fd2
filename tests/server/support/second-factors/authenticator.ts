import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

type Cbor = Parameters<typeof isoCBOR.encode>[0]

/** The WebAuthn options that a device reads. */
export type Options = {
  challenge: string
  rp?: { id?: string }
  rpId?: string
  excludeCredentials?: { id: string }[]
  allowCredentials?: { id: string }[]
}

/** Flags: user present, user verified, attested credential data. */
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

/** A virtual device with one passkey (ES256), used by a browser on a page of `origin`. */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly origin: string
  /** Its counter; always 0 with `counts` false, as for synchronised passkeys. */
  counter = 0
  readonly counts: boolean
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }

  constructor(origin = 'https://venaison.example.org', { counts = true } = {}) {
    this.origin = origin
    this.counts = counts
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  #clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))

  #data(rpId: string, flags: number, more: Uint8Array = new Uint8Array()) {
    if (this.counts) this.counter += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more])
  }

  #answered = (response: object) => ({
    id: base64url(this.id),
    rawId: base64url(this.id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  })

  /** Creates its passkey, like `navigator.credentials.create`. */
  create({ challenge, rp }: Options): Record<string, unknown> {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<string | number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.from([0, this.id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)])
    const attestation = new Map<string | number, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#data(rp?.id ?? '', PRESENT | VERIFIED | ATTESTED, credential)],
    ])
    return this.#answered({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ['internal', 'hybrid'],
    })
  }

  /** Proves it, like `navigator.credentials.get`. */
  get({ challenge, rpId }: Options): Record<string, unknown> {
    const clientData = this.#clientData('webauthn.get', challenge)
    const data = this.#data(rpId ?? '', PRESENT)
    const signed = Buffer.concat([data, sha256(clientData)])
    return this.#answered({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
    })
  }
}
