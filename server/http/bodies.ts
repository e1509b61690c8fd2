import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Unreadable, Refusal } from './errors.ts'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'

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

/**
 * Whether a form was submitted by the page itself, before or without its script, so that a page is
 * expected as answer.
 */
export const isPlainForm = (request: FastifyRequest): boolean =>
  request.method === 'POST' &&
  request.headers['x-requested-with'] === undefined &&
  (request.headers.accept ?? '').includes('text/html')

/** Runs the work, then redirects: to the home page, or back to the form with the status of the refusal. */
export async function answerPlainForm(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
) {
  try {
    await work()
    return reply.redirect('/', 303)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const page = request.url.startsWith('/register') ? '/register' : '/login'
    return reply.redirect(`${page}?refusal=${error.status}`, 303)
  }
}
