import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { helpPages } from '../../contract/guides.ts'
import { CONFIRM, pages, RESET, SIGN_IN, STOP, VERIFICATION } from '../../contract/pages.ts'
import { giveToken } from '../security/csrf.ts'
import { announcements } from './announcements.ts'
import { NotFound } from './errors.ts'
import { answerProblem } from './problems.ts'
import { readBoot } from '../queries/shared/boot.ts'
import { randomId } from '../security/secret.ts'
import { pagePolicy } from '../security/security-headers.ts'
import type { RouteSettings } from './routes.ts'
import type { Boot } from '../../contract/shared/session.ts'

/** The build of the browser application is missing. */
export class NotBuilt extends Error {}

/**
 * Boot values as a JSON data block. `<` is escaped, so that no value can close the block or open a
 * comment. The content security policy does not treat it as a script.
 */
const bootBlock = (boot: Boot): string =>
  `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`

/**
 * The HTML document with its styles inlined, so that prerendered markup is painted without another
 * request. The nonce is filled in later.
 */
function withStyles(document: string, dist: string): string {
  return document.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href: string) => {
    const styles = readFileSync(join(dist, href), 'utf8')
    return `<style nonce="__CSP_NONCE__">${styles}</style>`
  })
}

/**
 * Serves the application at every page of the contract, and with status 404 at any other path.
 * `dist/index.html` contains the placeholders `<!--boot-->` and `<!--app-->`; without a session,
 * `dist/prerendered/<page>.html` replaces the latter. `__CSP_NONCE__` and `__CSRF_TOKEN__` are replaced
 * per request.
 * @throws NotBuilt
 */
export function registerPages(app: FastifyInstance, settings: RouteSettings & { dist: string }): void {
  const { dist, db, isSecure } = settings
  const shellFile = join(dist, 'index.html')
  if (!existsSync(shellFile)) throw new NotBuilt(`${shellFile} manque : lancez d’abord « npm run build ».`)
  const shell = readFileSync(shellFile, 'utf8')
  const styled = withStyles(shell, dist)
  const announced = announcements(dist)
  const prerendered = new Map<string, string>()
  for (const page of pages) {
    const file = join(dist, 'prerendered', `${page.slice(1) || 'index'}.html`)
    if (existsSync(file)) prerendered.set(page, readFileSync(file, 'utf8'))
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const { caller, sessionHash } = await settings.sessions.readForPage(request, reply)
    const boot = await readBoot(db, caller?.id ?? null, caller?.secondFactor, caller?.assistedBy)
    const token = giveToken(request, reply, settings, sessionHash)
    const nonce = randomId()
    const [path = '', query = ''] = request.url.split('?')
    // A mailed link opens a different page at the same path.
    const asked = new URLSearchParams(query)
    const isLink = [RESET, CONFIRM, SIGN_IN, STOP].some((name) => asked.has(name))
    const markup = caller || isLink ? undefined : prerendered.get(path)
    const html = (markup ? styled : shell)
      .replace('<!--app-->', () => markup ?? '')
      .replace('</head>', (end) => (caller ? announced(path, boot, caller) : '') + end)
      .replaceAll('__CSP_NONCE__', nonce)
      .replaceAll('__CSRF_TOKEN__', token)
      .replace('<!--boot-->', () => bootBlock(boot))
    reply.header('content-security-policy', pagePolicy(nonce, isSecure))
    reply.header('cache-control', 'no-store')
    if (path.startsWith(VERIFICATION)) reply.header('x-robots-tag', 'noindex, nofollow')
    return reply.type('text/html; charset=utf-8').send(html)
  }

  for (const page of [...pages, ...helpPages()]) app.get(page.replace(/\{(\w+)\}/g, ':$1'), sendPage)
  app.setNotFoundHandler((request, reply) => {
    const isCall = request.url.startsWith('/api/')
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (isCall || !wantsPage) return answerProblem(new NotFound(), request, reply)
    return sendPage(request, reply.code(404))
  })
}
