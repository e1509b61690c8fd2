import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { SecondFactorDuty } from './second-factor-duty.ts'

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
  /** A browser takes no passkey of a site whose address is a number. */
  are_passkeys_possible: z.boolean(),
  passkeys: z.array(Passkey),
  /** When an authenticator application was added; null without. */
  totp_since: z.nullable(z.string()),
  recovery_codes_left: z.number(),
})
export type SecondFactors = z.output<typeof SecondFactors>

/** The options and the answer of a WebAuthn ceremony are the browser's and the library's affair. */
export const Ceremony = z.record(z.string(), z.unknown())
export const ceremonyResponse = z.record(z.string(), z.unknown(), {
  error: 'La réponse de votre appareil est incomplète. Réessayez.',
})

/** A code of six digits, spaces allowed, as an authenticator application shows it. */
export const TotpCode = z
  .string({ error: 'Saisissez le code à six chiffres.' })
  .check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, 'Saisissez les six chiffres que montre votre application.'))

/** What the person calls a passkey, such as « iPhone de Claire ». */
export const PasskeyName = z
  .string({ error: 'Donnez un nom à cet appareil.' })
  .check(
    z.trim(),
    z.minLength(1, 'Donnez un nom à cet appareil.'),
    z.maxLength(limits.passkeyName, `Ce nom est trop long (${limits.passkeyName} caractères au plus).`),
  )

/** Codes that are shown once; null when the account has some already. */
const codes = z.nullable(z.array(z.string()))
const WithRecoveryCodes = z.object({ factors: SecondFactors, recovery_codes: codes })
export type WithRecoveryCodes = z.output<typeof WithRecoveryCodes>

/** Only the person's, who may owe one. */
const own = { access: 'signedIn', personal: true, owing: ['owed'] } as const

/** One's own second factors. */
export const readSecondFactors = endpoint({
  method: 'GET',
  path: '/api/v1/auth/second-factor',
  summary: 'Lire ses moyens de double vérification',
  ...own,
  envelope: 'data',
  answer: SecondFactors,
})

/** Begins to add a passkey; 409 where none is possible or the account has the most it may have. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-factor/passkeys/options',
  summary: 'Préparer l’ajout d’une clé d’accès',
  ...own,
  envelope: 'data',
  answer: z.object({ options: Ceremony }),
})

/** Adds it; this session has thereby given its second factor. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-factor/passkeys',
  summary: 'Ajouter une clé d’accès',
  ...own,
  envelope: 'data',
  body: z.object({ name: PasskeyName, response: ceremonyResponse }),
  answer: WithRecoveryCodes,
})

/** Removes a passkey; 409 for the last factor of an account that must have one. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/second-factor/passkeys/{id}',
  summary: 'Retirer une clé d’accès',
  access: 'signedIn',
  personal: true,
  envelope: 'data',
  params: z.object({ id: Id }),
  answer: SecondFactors,
})

/** A new secret for an authenticator application, which serves once `confirmTotp` has seen a code of it. */
export const beginTotp = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-factor/totp',
  summary: 'Préparer une application de codes',
  ...own,
  envelope: 'data',
  /** `secret`: Base32, to be typed by hand; `uri`: `otpauth://…`, for the QR code. */
  answer: z.object({ secret: z.string(), uri: z.string() }),
})

/** Puts the secret to use; this session has thereby given its second factor. */
export const confirmTotp = endpoint({
  method: 'PUT',
  path: '/api/v1/auth/second-factor/totp',
  summary: 'Activer une application de codes',
  ...own,
  envelope: 'data',
  body: z.object({ code: TotpCode }),
  answer: WithRecoveryCodes,
})

/** Removes the application; 409 for the last factor of an account that must have one. */
export const removeTotp = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/second-factor/totp',
  summary: 'Retirer l’application de codes',
  access: 'signedIn',
  personal: true,
  envelope: 'data',
  answer: SecondFactors,
})

/** New recovery codes; the former ones are void. 409 without any factor. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-factor/recovery-codes',
  summary: 'Obtenir de nouveaux codes de secours',
  access: 'signedIn',
  personal: true,
  envelope: 'data',
  answer: z.object({ factors: SecondFactors, recovery_codes: z.array(z.string()) }),
})
