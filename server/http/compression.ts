import type { FastifyInstance } from 'fastify'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'

const compress = promisify(gzip)
/** Bytes below which compression does not pay off, because the answer fits into one packet. */
const ONE_PACKET = 1400
const compressible = /^(text\/html|application\/json)\b/

/** Whether the client accepts gzip; `gzip;q=0` means that it does not. */
const readsGzip = (accepted: string) => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)

/**
 * Compresses pages and API answers; static files have pre-compressed copies. The compressed length leaks
 * no secrets, because answers never echo the request.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isStream = payload instanceof Readable
    if (typeof payload !== 'string' && !isStream) return payload
    if (!compressible.test(String(reply.getHeader('content-type')))) return payload
    reply.header('vary', 'accept-encoding')
    const isWorth = isStream || Buffer.byteLength(payload) > ONE_PACKET
    if (!isWorth || !readsGzip(String(request.headers['accept-encoding']))) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    // What fails while it is written ends the answer, too.
    return isStream ? pipeline(payload, createGzip(), () => {}) : compress(payload)
  })
}
