import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './errors.ts'

/** Sent by a form of the page itself, before or without its script: a page is expected back. */
export const isPlainForm = (request: FastifyRequest): boolean =>
  request.method === 'POST' &&
  request.headers['x-requested-with'] === undefined &&
  (request.headers.accept ?? '').includes('text/html')

/** Does the work, then leads the browser on: home, or back to its page with the status of the refusal. */
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
