import { DAY } from '../../contract/days.ts'
import type { FastifyInstance } from 'fastify'
import { REPORT_A_FLAW } from '../../contract/pages.ts'

/** Days of validity of the file; RFC 9116 recommends less than a year. */
const LIFETIME = 180

type Parts = { contact: string | null; publicUrl: () => string; now: () => Date }

/**
 * Serves `/.well-known/security.txt` (RFC 9116): where to report a flaw. Without a configured contact, it
 * names the page about reporting.
 */
export function registerSecurityText(app: FastifyInstance, { contact, publicUrl, now }: Parts): void {
  app.get('/.well-known/security.txt', async (_, reply) => {
    const page = publicUrl() + REPORT_A_FLAW
    const midnight = Math.floor(now().getTime() / DAY) * DAY
    const fields = [
      ['Contact', contact ?? page],
      ['Expires', new Date(midnight + LIFETIME * DAY).toISOString()],
      ['Preferred-Languages', 'fr, en'],
      ['Canonical', `${publicUrl()}/.well-known/security.txt`],
      ['Policy', page],
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .send(fields.map(([name, value]) => `${name}: ${value}\n`).join(''))
  })
}
