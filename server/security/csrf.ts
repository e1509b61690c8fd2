import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { TokenMismatch } from '../http/errors.ts'
import { isSame, keyedHash, randomId } from './secret.ts'

const COOKIE = 'XSRF-TOKEN'
/** The paths whose forms carry the token in their body (design: `_token`). */
const formPaths = new Set([
  '/login',
  '/logout',
  '/register',
  '/password/forgot',
  '/password/check',
  '/password/reset',
  '/address/confirm',
  '/address/stop',
  '/login/link',
  '/login/assistance/end',
])

/** Whether pages are served over https, and the secret that signs tokens. */
export type CsrfSettings = { secret: string; isSecure: boolean }

/**
 * Creates a token signed for one session (or none), so that neither another site nor a neighbouring host
 * that can set cookies is able to forge one.
 */
export function makeToken(secret: string, sessionHash: string | null): string {
  const nonce = randomId().slice(0, 22)
  return `${nonce}.${keyedHash(secret, 'csrf', nonce, sessionHash ?? '')}`
}

function isToken(token: unknown, secret: string, sessionHash: string | null): token is string {
  if (typeof token !== 'string') return false
  const [nonce = '', signature = ''] = token.split('.')
  return isSame(signature, keyedHash(secret, 'csrf', nonce, sessionHash ?? ''))
}

/**
 * Sets the token cookie that scripts read and send back, and answers the token. A valid one is kept,
 * since other tabs may use it.
 */
export function giveToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, isSecure }: CsrfSettings,
  sessionHash: string | null,
): string {
  const current = request.cookies[COOKIE]
  const token = isToken(current, secret, sessionHash) ? current : makeToken(secret, sessionHash)
  reply.setCookie(COOKIE, token, { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: false })
  return token
}

/**
 * Refuses a changing request without its session's token, in the header `X-XSRF-TOKEN` (URL-encoded) or,
 * for plain forms, in the field `_token`.
 * @throws TokenMismatch, after setting a valid token for a retry
 */
export function checkToken(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: CsrfSettings,
  sessionHash: string | null,
  body: Record<string, unknown>,
): void {
  const path = request.url.split('?')[0] ?? ''
  const header = request.headers['x-xsrf-token']
  const sent = typeof header === 'string' ? decoded(header) : formPaths.has(path) ? body['_token'] : undefined
  const cookie = request.cookies[COOKIE] ?? ''
  if (isToken(sent, settings.secret, sessionHash) && isSame(sent, cookie)) return
  giveToken(request, reply, settings, sessionHash)
  throw new TokenMismatch()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
