import { createHash } from 'node:crypto'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import viewer from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'

/** The one style that the viewer writes into its page: the colours of the drawing in its top bar. */
const DRAWING = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}'

/** The viewer loads its own files only, and calls this server only. */
const VIEWER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${createHash('sha256').update(DRAWING).digest('base64')}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the API description at `/api/v1/openapi.json`, and its viewer at `/api/docs`. */
export async function registerApiDocs(app: FastifyInstance, isSecure: boolean): Promise<void> {
  const description = describeApi(isSecure)
  app.get('/api/v1/openapi.json', async (_, reply) =>
    reply.header('cache-control', 'no-cache').send(description),
  )
  await app.register(swagger, {
    mode: 'static',
    specification: { document: description as StaticDocumentSpec['document'] },
  })
  await app.register(viewer, { routePrefix: '/api/docs', staticCSP: VIEWER_POLICY })
}
