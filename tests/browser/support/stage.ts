import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { launchChromium } from './chromium.ts'
import { holdNetwork } from './network.ts'

/** The two sizes at which every state is examined. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; help: string; nodes: { html: string }[] }
type Axe = { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> }

/** What axe reproaches to the page at both sizes, in words. */
async function examine(page: Page): Promise<string[]> {
  const complaints: string[] = []
  // A colour on its way to another is neither of the two.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  // As the developer tools would: the page's own policy lets no strange script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  for (const size of sizes.toReversed()) {
    await page.setViewportSize(size)
    const violations = await page.evaluate(
      async (values) =>
        (
          await (globalThis as unknown as { axe: Axe }).axe.run(document, {
            runOnly: values,
            resultTypes: ['violations'],
          })
        ).violations,
      rules,
    )
    for (const { id, help, nodes } of violations)
      complaints.push(
        `accessibilité à ${size.width} px : ${id} (${help}) ${nodes.map(({ html }) => html.slice(0, 160)).join(' · ')}`,
      )
  }
  return complaints
}

/**
 * One page of one browser, used by every path in turn.
 *
 * @param url the address of the running application
 * @param slowMotion milliseconds before every gesture; shows the window
 */
export async function openStage(url: string, slowMotion?: number) {
  const browser = await launchChromium(slowMotion)
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: sizes[0] ?? null,
  })
  context.setDefaultTimeout(10_000)
  await context.clock.install()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const network = await holdNetwork(devtools)
  const complaints: string[] = []
  const examined = new Set<string>()

  page.on('pageerror', (error) => complaints.push(`erreur de la page : ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || network.isInjected(message.location().url)) return
    complaints.push(`la console dit : ${message.text()}`)
  })

  return {
    page,
    network,
    /** Forgets everything that the page kept: cookies, drafts, complaints, waiting calls. */
    async clear() {
      await network.release()
      await page.goto('about:blank', { waitUntil: 'commit' })
      await Promise.all([
        context.setOffline(false),
        context.clearCookies(),
        devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage' }),
      ])
      complaints.length = 0
    },
    /** Signs somebody of the world in, without going through the page. */
    async signIn(email: string, password: string) {
      await context.request.get('/login')
      const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
      const response = await context.request.post('/login', {
        headers: {
          Accept: 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-XSRF-TOKEN': decodeURIComponent(token),
        },
        data: { email, password, _token: decodeURIComponent(token) },
      })
      if (!response.ok())
        throw new Error(`${email} ne peut pas se connecter : ${response.status()} ${await response.text()}`)
    },
    /** Examines a state the first time that it is shown. */
    async examineOnce(state: string) {
      if (examined.has(state)) return
      examined.add(state)
      complaints.push(...(await examine(page)))
    },
    /** What was wrong since the last time, in words. */
    complaints: () => complaints.splice(0),
    close: () => browser.close(),
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
