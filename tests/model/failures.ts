import { aborted, CallFailed } from '../../contract/problem.ts'

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
  503: 'Beaucoup de monde utilise le service en ce moment.',
}

/** The rejection of a call that the server answered with an error status. */
export const httpError = (
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

/** The rejection of a call when the network does not answer. */
export const networkError = () =>
  new CallFailed({ source: 'text', message: 'Le réseau ne répond pas.', status: 0 })

/**
 * The failures with which every call of every flow is tested. The 422 names a field that no form has, so
 * that the screen must display it elsewhere.
 */
export const commonFailures = (): unknown[] => [
  httpError(500),
  networkError(),
  httpError(422, { fields: { form: ['Cette saisie est refusée.'] } }),
  httpError(401),
  httpError(419),
]

/**
 * The refusal of what was tried too often. The page's clock runs while a test looks: the wait is longer than a
 * slow browser takes for one look.
 */
export const tooMany = () => httpError(429, { retryAfter: 12 })

/** Failures that are tested only if the chart handles them specifically. */
export const rareFailures = (): unknown[] => [
  tooMany(),
  httpError(409),
  httpError(404),
  httpError(403),
  aborted(),
]
