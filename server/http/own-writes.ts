import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import { MOST_LAG } from '../storage/replica-watch.ts'

/**
 * Whether a browser has just written, kept in a cookie: whoever changed something reads current data until
 * every replica that may be read has the change. Forging it gives current data, which is no secret.
 */
export function makeOwnWrites(isSecure: boolean) {
  const name = isSecure ? '__Host-written' : 'venaison_written'
  const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    isRecent: (request: FastifyRequest) => request.cookies[name] !== undefined,
    /** Notes a call that may write; before its work, so that it is told even if its answer is a failure. */
    note(reply: FastifyReply, { method, guarded, replica }: Endpoint): void {
      if ((method !== 'GET' || guarded) && !replica)
        reply.setCookie(name, '1', { ...place, maxAge: MOST_LAG / 1000 })
    },
  }
}
export type OwnWrites = ReturnType<typeof makeOwnWrites>
