import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import multipart from '@fastify/multipart'
import { parse } from 'node:querystring'
import { Unreadable, Refusal } from './errors.ts'
import { MOST_FIELDS } from './wire.ts'

/** Maximum bytes of a JSON body or a form; a report of 1,000 rows takes about 30,000. */
export const BODY_LIMIT = 65_536

/** Maximum nesting of lists and objects; no call needs more than three levels. */
const MOST_LEVELS = 20
/** Maximum values of all lists and objects; a report has three lists of 1,000. */
const MOST_VALUES = 4000
/** Maximum named values; keys cost the most to read, and no page sends a hundred. */
const MOST_KEYS = 1000

/** Parses JSON (an empty body included) and URL-encoded forms; `uploads.ts` handles multipart forms. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart)
  app.removeContentTypeParser('application/json')
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {})
    if (isExcessive(body as string)) return done(new Unreadable())
    return read(request, body as string, (error, value) =>
      error ? done(new Unreadable()) : done(null, value),
    )
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const isLong = (body as string).split('&', MOST_KEYS + 1).length > MOST_KEYS
    return isLong ? done(new Unreadable()) : done(null, parse(body as string))
  })
}

/** Reads a query string, of more parameters than any call has only as many as show that it is refused. */
export const readQuery = (text: string) => parse(text, '&', '=', { maxKeys: MOST_FIELDS + 1 })

/**
 * Whether a JSON text is nested too deeply, or holds more values or keys than any call, before anything of it is
 * read: what is refused must not cost more than what is answered.
 */
function isExcessive(text: string): boolean {
  let [levels, values, keys] = [0, 0, 0]
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) at += sign === '\\' ? 1 : 0
    else if (sign === ':') keys++
    else if (sign === ',') values++
    else if (sign === ']' || sign === '}') levels--
    else if (sign === '[' || sign === '{') [levels, values] = [levels + 1, values + 1]
    if (levels > MOST_LEVELS || values > MOST_VALUES || keys > MOST_KEYS) return true
  }
  return false
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
