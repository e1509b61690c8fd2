import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { SecondFactorDuty } from './second-factor-duty.ts'
import { oneLine } from '../../typed-text.ts'

/** A passkey of an account, without its key. */
export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})
export type Passkey = z.output<typeof Passkey>

/** The second factors of one's own account. */
export const SecondFactors = z.object({
  duty: SecondFactorDuty,
  /** Browsers refuse passkeys for a site whose host is an IP address. */
  are_passkeys_possible: z.boolean(),
  passkeys: z.array(Passkey),
  /** When an authenticator app was added; null if there is none. */
  totp_since: z.nullable(z.string()),
  recovery_codes_left: z.number(),
})
export type SecondFactors = z.output<typeof SecondFactors>

/** WebAuthn options and responses are opaque to the contract; the browser and the library define them. */
export const Ceremony = z.record(z.string(), z.unknown())
export const ceremonyResponse = z.record(z.string(), z.unknown(), {
  error: 'La réponse de votre appareil est incomplète. Réessayez.',
})

/** A six-digit code, spaces allowed, as authenticator apps display it. */
export const TotpCode = z
  .string({ error: 'Saisissez le code à six chiffres.' })
  .check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, 'Saisissez les six chiffres que montre votre application.'))

/** The person's label for a passkey, such as « iPhone de Claire ». */
export const PasskeyName = z
  .string({ error: 'Donnez un nom à cet appareil.' })
  .check(
    oneLine,
    z.minLength(1, 'Donnez un nom à cet appareil.'),
    z.maxLength(limits.passkeyName, `Ce nom est trop long (${limits.passkeyName} caractères au plus).`),
  )

/** Recovery codes, displayed once; null when the account already has some. */
const codes = z.nullable(z.array(z.string()))
const WithRecoveryCodes = z.object({ factors: SecondFactors, recovery_codes: codes })
export type WithRecoveryCodes = z.output<typeof WithRecoveryCodes>

/** Only for the account holder, also while a factor is owed. */
const own = { access: 'signedIn', personal: true, owing: ['owed'] } as const

/** Reads the caller's second factors. */
export const readSecondFactors = endpoint('readSecondFactors', {
  method: 'GET',
  path: '/api/v1/auth/second-factor',
  summary: 'Lire ses moyens de double vérification',
  ...own,
  envelope: 'data',
  answer: SecondFactors,
})

/** Starts adding a passkey. 409 if passkeys are impossible here or the account has the maximum. */
export const beginPasskey = endpoint('beginPasskey', {
  method: 'POST',
  path: '/api/v1/auth/second-factor/passkeys/options',
  summary: 'Préparer l’ajout d’une clé d’accès',
  ...own,
  envelope: 'data',
  answer: z.object({ options: Ceremony }),
})

/** Adds the passkey; it also counts as this session's second factor. */
export const addPasskey = endpoint('addPasskey', {
  method: 'POST',
  path: '/api/v1/auth/second-factor/passkeys',
  summary: 'Ajouter une clé d’accès',
  ...own,
  envelope: 'data',
  body: z.object({ name: PasskeyName, response: ceremonyResponse }),
  answer: WithRecoveryCodes,
})

/** Removes a passkey; 409 for the last factor of an account that must have one. */
export const removePasskey = endpoint('removePasskey', {
  method: 'DELETE',
  path: '/api/v1/auth/second-factor/passkeys/{id}',
  summary: 'Retirer une clé d’accès',
  access: 'signedIn',
  personal: true,
  envelope: 'data',
  params: z.object({ id: Id }),
  answer: SecondFactors,
})

/** Creates a secret for an authenticator app; it takes effect when `confirmTotp` has verified a code. */
export const beginTotp = endpoint('beginTotp', {
  method: 'POST',
  path: '/api/v1/auth/second-factor/totp',
  summary: 'Préparer une application de codes',
  ...own,
  envelope: 'data',
  /** `secret`: Base32, to type by hand; `uri`: `otpauth://…`, for the QR code. */
  answer: z.object({ secret: z.string(), uri: z.string() }),
})

/** Activates the secret; it also counts as this session's second factor. */
export const confirmTotp = endpoint('confirmTotp', {
  method: 'PUT',
  path: '/api/v1/auth/second-factor/totp',
  summary: 'Activer une application de codes',
  ...own,
  envelope: 'data',
  body: z.object({ code: TotpCode }),
  answer: WithRecoveryCodes,
})

/** Removes the authenticator app; 409 for the last factor of an account that must have one. */
export const removeTotp = endpoint('removeTotp', {
  method: 'DELETE',
  path: '/api/v1/auth/second-factor/totp',
  summary: 'Retirer l’application de codes',
  access: 'signedIn',
  personal: true,
  envelope: 'data',
  answer: SecondFactors,
})

/** Replaces the recovery codes. 409 without any factor. */
export const renewRecoveryCodes = endpoint('renewRecoveryCodes', {
  method: 'POST',
  path: '/api/v1/auth/second-factor/recovery-codes',
  summary: 'Obtenir de nouveaux codes de secours',
  access: 'signedIn',
  personal: true,
  envelope: 'data',
  answer: z.object({ factors: SecondFactors, recovery_codes: z.array(z.string()) }),
})
