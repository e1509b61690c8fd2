import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPassing } from '../storage/connection.ts'
import {
  Conflict,
  NO_ANSWER,
  NotFound,
  Refusal,
  TooLarge,
  Unavailable,
  UnknownFormat,
  Unreadable,
} from './errors.ts'

/** The one place where an error becomes an answer. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerProblem(error, request, reply))
}

/** Writes the answer of a refusal; anything unforeseen is a 500 that says nothing of the inside. */
export function answerProblem(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : (fromFastify(error) ?? fromDatabase(error))
  const status = refusal?.status ?? 500
  request.refusal = refusal?.constructor.name ?? null
  if (!(error instanceof Refusal) && status >= 500)
    request.log.error({ problem: describe(error) }, 'request failed')
  if (refusal?.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  reply.code(status)
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  if (status >= 500 && wantsPage) return reply.type('text/html; charset=utf-8').send(FAILED)
  if (!refusal) return reply.send({ message: 'Server Error' })
  const { message, errors } = refusal
  return reply.send(errors ? { message, errors } : { message })
}

/** Shown when not even the application can be served. */
const FAILED = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Erreur - Venaison</title>
<h1>Erreur</h1><p>${NO_ANSWER} Réessayez dans quelques minutes.</p></html>`

/** What Fastify itself refuses: unreadable bodies, unknown formats, bodies too large. */
function fromFastify(error: FastifyError): Refusal | null {
  if (typeof error.code !== 'string' || !error.code.startsWith('FST_')) return null
  const status = error.statusCode ?? 500
  if (status === 413) return new TooLarge()
  if (status === 415) return new UnknownFormat()
  if (status === 404 || status === 414) return new NotFound()
  return status < 500 ? new Unreadable() : null
}

/** PostgreSQL's word for a row that refers to one that is gone, or the other way round. */
const FOREIGN_KEY = '23503'

/** Its word for a second row where only one may be. */
const UNIQUE = '23505'

/**
 * What two people may enter at the same moment although each has been told that it is free, by the
 * constraint that only one of them passes. Any other second row is a mistake of ours.
 */
const taken: Readonly<Record<string, string>> = {
  animals_tag: 'Ce bracelet vient d’être noté dans votre fédération. Rechargez la page, puis recommencez.',
  samples_federation_id_reference_key: 'Un autre prélèvement vient de prendre cette référence.',
  users_email_key: 'Cette adresse e-mail vient de devenir celle d’un autre compte.',
}

/**
 * What only the database can see: something chosen is deleted, or entered twice, at the same moment, or
 * it does not answer.
 */
function fromDatabase(error: Error & { code?: string; constraint?: string }): Refusal | null {
  if (error.code === FOREIGN_KEY)
    return new Conflict('Ce que vous avez choisi a changé entre-temps. Rechargez la page, puis recommencez.')
  const reason = error.code === UNIQUE && error.constraint ? taken[error.constraint] : undefined
  if (reason) return new Conflict(reason)
  return isPassing(error) ? new Unavailable() : null
}

/**
 * An error as it may stand in a log. What a database says can quote values that people entered, so
 * of its errors only the code and the place are kept.
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
