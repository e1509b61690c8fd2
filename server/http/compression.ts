import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)
/** Bytes: what fits in one packet arrives no sooner when it is smaller. */
const ONE_PACKET = 1400
const compressible = /^(text\/html|application\/json)\b/

/** Whether the caller reads gzip; `gzip;q=0` says that it does not. */
const readsGzip = (accepted: string) => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)

/**
 * Compresses pages and answers of the API; files have their own compressed copies. The length of a
 * page or answer betrays none of its secrets, because nothing in it repeats what the request says.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !compressible.test(String(reply.getHeader('content-type'))))
      return payload
    reply.header('vary', 'accept-encoding')
    const isWorth = Buffer.byteLength(payload) > ONE_PACKET
    if (!isWorth || !readsGzip(String(request.headers['accept-encoding']))) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return compress(payload)
  })
}
