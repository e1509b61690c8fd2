import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts'

/**
 * The content security policy of a page: only resources of this server, and scripts with this answer's
 * nonce.
 */
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
/** The policy of answers that are not pages: they load nothing and cannot be framed. */
export const OTHER_POLICY = `default-src 'none'; object-src 'none'; ${CLOSED}`
/**
 * The policy of a PDF: browsers display it as an object in a page of their own, with their own resources.
 */
export const DOCUMENT_POLICY = `object-src 'self'; ${CLOSED}`

/** What browsers read with a document only. Others do without: over HTTP/1.1 every file carries its headers. */
const OF_DOCUMENTS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Sets the security headers of every answer; a route's own policy is kept. */
export async function addSecurityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // Read by no browser in use.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    if (/^(?:text\/html|application\/pdf)/.test(String(reply.getHeader('content-type'))))
      reply.headers(OF_DOCUMENTS)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', OTHER_POLICY)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
