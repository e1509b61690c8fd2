import { Id } from '../../../contract/fields.ts'
import { isSame, keyedHash } from '../../security/secret.ts'

/** Where the page of a link that stops the digest is. */
export const UNSUBSCRIBE = '/desabonnement'

const signatureOf = (secret: string, userId: number) => keyedHash(secret, 'stop the digest', String(userId))

/** A link by which the recipient of a digest stops it without signing in; it does not expire. */
export const unsubscribeUrl = (secret: string, publicUrl: string, userId: number): string =>
  `${publicUrl}${UNSUBSCRIBE}/${userId}.${signatureOf(secret, userId)}`

/** The person of such a link; null unless it is genuine. */
export function readUnsubscribe(secret: string, token: string): number | null {
  const [id = '', signature = ''] = token.split('.')
  const userId = Id.safeParse(id)
  return userId.success && isSame(signature, signatureOf(secret, userId.data)) ? userId.data : null
}
