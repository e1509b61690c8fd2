import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The policy of a page: only what this server serves, and what carries the nonce of this answer. */
export const pagePolicy = (nonce: string, isSecure: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

const CLOSED = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Answers that are not pages load nothing and cannot be framed. */
export const OTHER_POLICY = `default-src 'none'; object-src 'none'; ${CLOSED}`
/** Of a PDF: browsers show it as an object in a page of theirs, with parts of theirs. */
export const DOCUMENT_POLICY = `object-src 'self'; ${CLOSED}`

/** The headers of every answer; a route that sets its own policy keeps it. */
export async function addSecurityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', OTHER_POLICY)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
