import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { join, sep } from 'node:path'
import { DOCUMENT_POLICY, OTHER_POLICY } from '../security/security-headers.ts'

/**
 * Serves the files of the built application, using pre-compressed copies where they exist. Files in
 * `assets/` have a hash in their name and are cached for ever; others are revalidated.
 */
export async function registerAssets(app: FastifyInstance, dist: string): Promise<void> {
  const hashed = join(dist, 'assets') + sep
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', 'preloads.json', 'prerendered/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      reply.header('content-security-policy', file.endsWith('.pdf') ? DOCUMENT_POLICY : OTHER_POLICY)
      reply.header('vary', 'accept-encoding')
      const isHashed = file.startsWith(hashed)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
