import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Ceremony, ceremonyResponse } from '../shared/second-factor/second-factor.ts'
import { Boot } from '../shared/session.ts'

/** A code of six digits of an authenticator application, or a recovery code (`XXXX-XXXX-XXXX`). */
export const ProvingCode = z
  .string({ error: 'Saisissez un code.' })
  .check(z.minLength(1, 'Saisissez un code.'), z.maxLength(40, 'Ce code est trop long.'))

/** Starts a passkey proof; 409 when this session owes no proof or the account has no passkey. */
export const beginPasskeyProof = endpoint('beginPasskeyProof', {
  method: 'POST',
  path: '/login/second-factor/passkey/options',
  summary: 'Préparer la vérification par clé d’accès',
  access: 'signedIn',
  personal: true,
  owing: ['asked'],
  envelope: 'data',
  answer: z.object({ options: Ceremony }),
})

/** Verifies a passkey proof and completes the sign-in; 422 at `response` if verification fails. */
export const provePasskey = endpoint('provePasskey', {
  method: 'POST',
  path: '/login/second-factor/passkey',
  summary: 'Se vérifier par clé d’accès',
  access: 'signedIn',
  personal: true,
  owing: ['asked'],
  envelope: 'data',
  body: z.object({ response: ceremonyResponse }),
  answer: Boot,
})

/**
 * Verifies a code of the authenticator app, or consumes a recovery code. 422 at `code` for a wrong one,
 * 429 after too many.
 */
export const proveCode = endpoint('proveCode', {
  method: 'POST',
  path: '/login/second-factor/code',
  summary: 'Se vérifier par un code',
  access: 'signedIn',
  personal: true,
  owing: ['asked'],
  envelope: 'data',
  body: z.object({ code: ProvingCode }),
  answer: Boot,
})
