import type { FastifyInstance } from 'fastify'
import { Id } from '../../contract/fields.ts'
import type { Db } from '../database.ts'
import { findLogo } from '../queries/federations/federation-rows.ts'
import { NotFound } from './errors.ts'

/** Serves the logos of federations publicly; a versioned URL is cached for ever. */
export function registerLogos(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { id: string }; Querystring: { v?: string } }>(
    '/federations/:id/logo',
    async (request, reply) => {
      const id = Id.safeParse(request.params.id)
      const found = id.success ? await findLogo(db, id.data) : undefined
      if (!found?.logo) throw new NotFound()
      const tag = `"${found.logo_version}"`
      const isVersion = request.query.v === found.logo_version
      reply.header('cache-control', isVersion ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type('image/png').send(found.logo)
    },
  )
}
