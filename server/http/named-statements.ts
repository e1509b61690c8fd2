import type { FastifyInstance } from 'fastify'
import { onBehalfOf } from '../storage/request-comment.ts'

/**
 * Has every statement of a request bear its id, also those of a job that it starts. Only once the body has
 * been read, since the events of a stream do not belong to what waits for them.
 */
export const nameStatements = (app: FastifyInstance): void =>
  void app.addHook('preHandler', (request, _, done) => onBehalfOf(request.id, done))
