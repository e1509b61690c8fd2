import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { Unreadable } from './errors.ts'

/** Bytes of a JSON body or a form. */
export const BODY_LIMIT = 1_048_576

/** Reads JSON, an empty body included, and the forms of pages; `uploads.ts` receives those with files. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: BODY_LIMIT })
  await app.register(multipart)
  app.removeContentTypeParser('application/json')
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {})
    return read(request, body as string, (error, value) => done(error && new Unreadable(), value))
  })
}
