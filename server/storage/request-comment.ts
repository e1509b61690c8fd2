import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { REQUEST_ID } from '../../contract/request-id.ts'

const current = new AsyncLocalStorage<string>()

/** Does work on behalf of a request, whose id its statements then bear. */
export const onBehalfOf = <T>(requestId: string, work: () => T): T =>
  REQUEST_ID.test(requestId) ? current.run(requestId, work) : work()

/** The id of the request on whose behalf something is done, or undefined. */
export const currentRequest = (): string | undefined => current.getStore()

/**
 * A statement with the id of its request in front, where `pg_stat_activity` does not cut it off; as it is
 * outside requests.
 */
export function commented(statement: string): string {
  const id = currentRequest()
  return id === undefined ? statement : `/* request=${id} */ ${statement}`
}

/**
 * Has every statement of a request bear its id, also those of a job that it starts. Only once the body has
 * been read, since the events of a stream do not belong to what waits for them.
 */
export const nameStatements = (app: FastifyInstance): void =>
  void app.addHook('preHandler', (request, _, done) => onBehalfOf(request.id, done))
