import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

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
