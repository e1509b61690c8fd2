import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPassing } from '../storage/connection.ts'
import {
  Aborted,
  Conflict,
  NO_ANSWER,
  NotFound,
  Refusal,
  TooLarge,
  Unavailable,
  UnknownFormat,
  Unreadable,
} from './errors.ts'

/** Registers the error handler: the only place where errors become answers. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerProblem(error, request, reply))
}

/** Whether the client hung up in the middle of the request: whatever failed by it is no error. */
const isCut = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

const refusalOf = (error: FastifyError | Refusal) =>
  error instanceof Refusal ? error : (fromFastify(error) ?? fromDatabase(error))

/** Writes the answer of a refusal; unexpected errors become a 500 without details. */
export function answerProblem(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (isCut(request)) request.log.debug('hung up')
  const refusal = isCut(request) ? new Aborted() : refusalOf(error)
  const status = refusal?.status ?? 500
  request.refusal = refusal?.constructor.name ?? null
  if (status >= 500 && !(error instanceof Refusal))
    request.log.error({ problem: describe(error) }, 'request failed')
  if (refusal?.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  reply.code(status)
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  if (status >= 500 && wantsPage) return reply.type('text/html; charset=utf-8').send(FAILED)
  if (!refusal) return reply.send({ message: 'Server Error' })
  const { message, errors } = refusal
  return reply.send(errors ? { message, errors } : { message })
}

/** The page displayed when the application itself cannot be served. */
const FAILED = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Erreur - Venaison</title>
<h1>Erreur</h1><p>${NO_ANSWER} Réessayez dans quelques minutes.</p></html>`

/** Converts errors of Fastify: unreadable bodies, unknown formats, bodies too large. */
function fromFastify(error: FastifyError): Refusal | null {
  if (typeof error.code !== 'string' || !error.code.startsWith('FST_')) return null
  const status = error.statusCode ?? 500
  if (status === 413) return new TooLarge()
  if (status === 415) return new UnknownFormat()
  if (status === 404 || status === 414) return new NotFound()
  return status < 500 ? new Unreadable() : null
}

/** PostgreSQL's code for a foreign key violation. */
const FOREIGN_KEY = '23503'

/** PostgreSQL's code for a unique violation. */
const UNIQUE = '23505'

/**
 * Messages for values that two people may enter concurrently although each was told that they are free,
 * by unique constraint. Any other unique violation is a bug.
 */
const taken: Readonly<Record<string, string>> = {
  animals_tag: 'Ce bracelet vient d’être noté dans votre fédération. Rechargez la page, puis recommencez.',
  samples_federation_id_reference_key: 'Un autre prélèvement vient de prendre cette référence.',
  users_email_key: 'Cette adresse e-mail vient de devenir celle d’un autre compte.',
}

/**
 * Converts errors that only the database detects: a referenced row deleted or a value taken concurrently,
 * or no answer.
 */
function fromDatabase(error: Error & { code?: string; constraint?: string }): Refusal | null {
  if (error.code === FOREIGN_KEY)
    return new Conflict('Ce que vous avez choisi a changé entre-temps. Rechargez la page, puis recommencez.')
  const reason = error.code === UNIQUE && error.constraint ? taken[error.constraint] : undefined
  if (reason) return new Conflict(reason)
  return isPassing(error) ? new Unavailable() : null
}

/**
 * An error as it may be logged. Database messages may quote entered values, so only their code and
 * location are kept.
 */
export function describe(error: Error): Record<string, unknown> {
  const { code, table, constraint, routine } = error as Error & Record<string, unknown>
  const isFromDatabase = 'severity' in error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    code,
    ...(isFromDatabase ? { table, constraint, routine } : { message: error.message }),
    stack: frames.join('\n'),
  }
}
