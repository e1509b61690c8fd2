import type { FastifyInstance, FastifyReply } from 'fastify'
import { TODO } from '../../contract/pages.ts'
import { setDigest } from '../queries/users/todo/weekly-digest.ts'
import { readUnsubscribe, UNSUBSCRIBE } from '../rules/waiting/weekly-digest.ts'
import { networkOf } from '../security/networks.ts'
import { limitRequests } from '../security/request-limits.ts'
import { randomId } from '../security/secret.ts'
import type { RouteSettings } from './routes.ts'

/** Calls per network and 15 minutes. */
const MOST = 60

const style =
  'body{margin:0;padding:24px;background:#faf7f0;color:#1e2420;font:16px/1.5 Arial,sans-serif}main{max-width:560px;margin:0 auto;padding:24px;background:#fff;border:1px solid #ddd8ca;border-radius:12px}h1{margin:0 0 16px;font-size:22px;line-height:1.3}button{padding:12px 20px;background:#1f4d3a;color:#fff;border:0;border-radius:8px;font:inherit;font-weight:bold}a{color:#1f4d3a}'

/** A page without script, since mail programs and scanners open it too. */
function send(reply: FastifyReply, isSecure: boolean, title: string, content: string) {
  const nonce = randomId()
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'${isSecure ? '; upgrade-insecure-requests' : ''}`,
    ).send(`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Venaison</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`)
}

const way = `<p>Vous pouvez aussi le faire, ou changer d’avis, en bas de la page <a href="${TODO}">À faire</a>.</p>`

type Parts = Pick<RouteSettings, 'db' | 'secret' | 'now' | 'isSecure' | 'networkFactor'>

/**
 * Stops the weekly digest by a signed link, without a session: its page asks, since whoever scans mails opens
 * links; posting to it stops the digest, as mail programs do by themselves (RFC 8058). Idempotent.
 */
export function registerUnsubscribing(app: FastifyInstance, parts: Parts): void {
  const { db, secret, isSecure, networkFactor } = parts
  for (const method of ['GET', 'POST'] as const)
    app.route<{ Params: { token: string } }>({
      method,
      url: `${UNSUBSCRIBE}/:token`,
      handler: async (request, reply) => {
        const who = networkOf(request.ip)
        const asked = { secret, now: parts.now(), what: 'unsubscribing from', who }
        await limitRequests(db, { ...asked, most: MOST * networkFactor })
        const userId = readUnsubscribe(secret, request.params.token)
        if (userId === null) return send(reply.code(404), isSecure, 'Ce lien n’est pas valable', way)
        if (method === 'GET')
          return send(
            reply,
            isSecure,
            'Ne plus recevoir l’e-mail du lundi ?',
            `<p>Chaque lundi, un e-mail vous dit ce qui attend votre fédération.</p><form method="post"><button>Ne plus le recevoir</button></form>`,
          )
        await setDigest(db, userId, null)
        const done = '<p>Vous ne recevrez plus, chaque lundi, l’e-mail qui dit ce qui attend.</p>'
        return send(reply, isSecure, 'C’est fait', `${done}${way}`)
      },
    })
}
