import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { Unreadable } from './errors.ts'

/** Maximum bytes of a JSON body or a form. */
export const BODY_LIMIT = 1_048_576
/** Maximum nesting of lists and objects in a JSON body; no call needs more than three levels. */
const MOST_LEVELS = 20

/** Parses JSON (an empty body included) and URL-encoded forms; `uploads.ts` handles multipart forms. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT })
  await app.register(multipart)
  app.removeContentTypeParser('application/json')
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {})
    return read(request, body as string, (error, value) =>
      error || isDeep(value) ? done(new Unreadable()) : done(null, value),
    )
  })
}

/**
 * Whether a value is nested too deeply. Iterates level by level, since recursion could overflow the
 * stack.
 */
function isDeep(value: unknown): boolean {
  const nested = (entry: unknown) => typeof entry === 'object' && entry !== null
  let level = [value].filter(nested)
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth++)
    level = level.flatMap((entry) => Object.values(entry as object).filter(nested))
  return level.length > 0
}
