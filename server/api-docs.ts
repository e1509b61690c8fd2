import swagger from '@fastify/swagger'
import viewer from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'

/** The description of the API at `/api/v1/openapi.json`, and its viewer at `/api/docs`. */
export async function registerApiDocs(app: FastifyInstance, isSecure: boolean): Promise<void> {
  const description = describeApi(isSecure)
  app.get('/api/v1/openapi.json', async (_, reply) =>
    reply.header('cache-control', 'no-cache').send(description),
  )
  await app.register(swagger, { mode: 'static', specification: { document: description as never } })
  await app.register(viewer, { routePrefix: '/api/docs', staticCSP: true })
}
