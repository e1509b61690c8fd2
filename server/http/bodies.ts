import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { Unreadable } from './errors.ts'

/** Maximum bytes of a JSON body or a form; a report of 1,000 rows takes about 30,000. */
export const BODY_LIMIT = 65_536

/** Parses JSON (an empty body included) and URL-encoded forms; `uploads.ts` handles multipart forms. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT })
  await app.register(multipart)
  app.removeContentTypeParser('application/json')
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {})
    return read(request, body as string, (error, value) =>
      error ? done(new Unreadable()) : done(null, value),
    )
  })
}
