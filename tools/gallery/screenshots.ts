import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { build, type Plugin, preview } from 'vite'
import config from '../../vite.config.ts'
import { launchChromium, requireChromium } from '../../tests/browser/support/chromium.ts'

/**
 * `npm run gallery [folder]`: builds the gallery, serves it with the content security policy of the
 * product's pages, and takes a screenshot of every view at both sizes, light and dark. Fails on an axe
 * violation or a policy violation.
 */
const out = process.argv[2] ?? 'var/gallery'
const site = join(out, 'site')
const nonce = 'r4nd0m'
const policy = `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; connect-src 'self'`
const sizes = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } }

requireChromium('whole')
mkdirSync(out, { recursive: true })
/** What the build of the product does besides, which has other pages and other chunks. */
const ofTheProduct = ['compress', 'prerender', 'preloads']
const plugins = (config.plugins ?? []).flat() as Plugin[]
const built = {
  ...config,
  configFile: false,
  logLevel: 'error',
  html: { cspNonce: nonce },
  plugins: plugins.filter(({ name }) => !ofTheProduct.includes(name)),
  build: {
    ...config.build,
    outDir: site,
    emptyOutDir: true,
    rolldownOptions: { input: 'tools/gallery/index.html' },
  },
} as const
await build(built)
const server = await preview({
  ...built,
  preview: { host: '127.0.0.1', port: 0, headers: { 'content-security-policy': policy } },
})
const address = new URL('tools/gallery/index.html', server.resolvedUrls!.local[0])

const browser = await launchChromium('whole')
const problems: string[] = []
const start = await browser.newPage()
await start.goto(address.href)
const views = (await start.getByRole('heading', { level: 1 }).innerText()).split(' ')
await start.close()

/** Opens what a view initially keeps closed. */
async function open(page: Page, view: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  const opener = page.getByRole('button', { name: 'Ouvrir' })
  if (await opener.count()) await opener.click()
  if (view === 'messages')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).first().click()
  if (view === 'form') await page.getByRole('combobox', { name: 'Commune' }).fill('bourg')
  if (view === 'cards') await page.getByRole('button', { name: '2 cerfs' }).focus()
  if (view === 'menu' && (await menu.isVisible())) await menu.click()
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  )
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', locale: 'fr-FR' })
    page.on('console', (message) => message.type() === 'error' && problems.push(`${size}: ${message.text()}`))
    page.on('pageerror', (error) => problems.push(`${size}: ${error.message}`))
    for (const view of views) {
      await page.goto(`${address.href}?${view}#${view}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await open(page, view)
      await page.screenshot({
        path: join(out, `${view}-${size}-${colorScheme}.png`),
        fullPage: viewport.width < 768,
      })
      await page.evaluate(`${axe.source};0`)
      const { violations } = await page.evaluate(async () =>
        (window as unknown as { axe: typeof axe }).axe.run(),
      )
      for (const { id, nodes } of violations)
        problems.push(`${view} ${size} ${colorScheme}: ${id} ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
    }
    // An open list hides the page like a dialog, which axe reports as a page without content.
    await page.goto(`${address.href}?select#fields`)
    await page.getByRole('combobox', { name: 'Distance' }).click()
    await page.getByRole('option').first().waitFor()
    await page.screenshot({ path: join(out, `select-${size}-${colorScheme}.png`) })
    await page.close()
  }
}
await browser.close()
await server.close()
for (const problem of new Set(problems)) console.error(problem)
console.log(`${views.length} views in ${out}, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
