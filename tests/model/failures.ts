import { ABORTED, CallFailed } from '../../contract/problem.ts'

const messages: Record<number, string> = {
  401: 'Unauthenticated.',
  403: 'This action is unauthorized.',
  404: 'Not found.',
  409: 'Cet élément a changé entre-temps.',
  413: 'L’envoi est trop volumineux.',
  419: 'CSRF token mismatch.',
  422: 'Les données sont invalides.',
  429: 'Trop d’essais.',
  500: 'Server Error',
}

/** The rejection of a call that the server answered with an error (design of the HTTP contract). */
export const answered = (
  status: keyof typeof messages,
  more: { fields?: Record<string, string[]>; retryAfter?: number; message?: string } = {},
) => {
  const { fields = {}, message = messages[status] ?? 'Erreur', ...rest } = more
  const details = status === 422 ? { message, errors: fields } : { message }
  return new CallFailed({
    source: 'API',
    version: 'v1',
    status,
    code: String(status),
    message,
    details,
    fields,
    ...rest,
  })
}

/** The network does not answer. */
export const cut = () => new CallFailed({ source: 'text', message: 'Le réseau ne répond pas.', status: 0 })

/** The caller gave its own request up. */
export const aborted = () => new CallFailed({ source: 'text', message: ABORTED })

/**
 * What may become of any call, the most ordinary first: every flow goes through each of these.
 * A refusal names no field of the form, so that a screen has to show it all the same.
 */
export const anyFailure = (): unknown[] => [
  answered(500),
  cut(),
  answered(422, { fields: { form: ['Cette saisie est refusée.'] } }),
  answered(401),
  answered(419),
]

/** What may become of a call, and is gone through only where the chart treats it in its own way. */
export const rareFailure = (): unknown[] => [
  answered(429, { retryAfter: 3 }),
  answered(409),
  answered(404),
  answered(403),
]
