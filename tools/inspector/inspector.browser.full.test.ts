import type { Browser, Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../tests/browser/support/chromium.ts'
import { personOf } from '../../tests/browser/support/person.ts'

let server: ViteDevServer
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await createServer({ configFile: 'vite.config.ts', server: { port: 0 }, logLevel: 'error' })
  await server.listen()
  browser = await launchChromium()
  page = await browser.newPage({ baseURL: server.resolvedUrls!.local[0]!, locale: 'fr-FR' })
  // Vite pre-bundles the libraries on the first page load.
  await page.goto('/login?inspect', { timeout: 150_000 })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const name = 'Machines de la page'

test('In development, ?inspect shows the machines of the page, live', async () => {
  await page.goto('/login?inspect')
  const person = personOf(page)
  const panel = person.within('complementary', name)
  await panel.sees('button', /^Se connecter Saisie › Au départ/)
  await person.within('main', /^/).click('button', 'Se connecter')
  await panel.sees('button', /^Se connecter Saisie › À compléter/)
  await panel.within('list', 'Ce qui est arrivé').seesText('La personne se connecte')
  await expect
    .poll(() => page.locator('[data-highlighted="state"]').getAttribute('data-of'))
    .toBe('signIn.editing.incomplete')
})

test('Without ?inspect there is nothing of it', async () => {
  await page.goto('/login')
  const person = personOf(page)
  await person.sees('button', 'Se connecter')
  await person.doesNotSee('complementary', name)
})
