import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { password, statistician } from '../../world/people.ts'
import { readSheet } from '../../server/support/workbook.ts'
import { sharedApplication } from '../support/application.ts'
import { launchChromium } from '../support/chromium.ts'
import { personOf } from '../support/person.ts'
import { TIME_LIMIT } from '../support/time-limit.ts'

let application: Awaited<ReturnType<typeof sharedApplication>>
let browser: Browser

beforeAll(async () => {
  application = await sharedApplication()
  await application.reset()
  browser = await launchChromium()
})
afterAll(() => browser?.close())

/** The statistician opens a statistic; `before` prepares the page. */
async function arriveAt(address: string, before: (page: Page) => Promise<unknown> = async () => {}) {
  const context = await browser.newContext({
    baseURL: application.url,
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(TIME_LIMIT)
  await before(page)
  const person = personOf(page)
  await page.goto(address)
  await person.fill('Adresse e-mail', statistician.email)
  await person.fill('Mot de passe', password)
  await person.click('button', 'Se connecter')
  await person.sees('heading', 'Cessions par gibier')
  return { context, page, person }
}

test('filters a statistic, shares its address, and fetches a file whose cells are those of the screen', async () => {
  const { context, page, person } = await arriveAt('/statistics/donations_by_type')
  await person.choose('Gibier', 'Chevreuil')
  await page.waitForURL('**/statistics/donations_by_type?specimen_type_id=2')
  await person.doesNotSee('rowheader' as never, 'Sanglier')
  await page.reload()
  await person.seesValue('Gibier', '2')

  const rows = page.getByRole('table', { name: 'Cessions par gibier' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(2)
  const shown = (await rows.allInnerTexts()).map((text) =>
    text.split(/\s*\t\s*|\n/).map((cell) => cell.trim()),
  )
  await person.click('button', 'Exporter en Excel')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    person.click('link', 'Télécharger le fichier Excel'),
  ])
  const sheet = await readSheet(await readFile(await download.path()), 'Données')
  expect(sheet.map((row) => row.map(String))).toEqual(shown)

  await page.goBack()
  await page.waitForURL('**/statistics/donations_by_type')
  await expect.poll(() => rows.count()).toBeGreaterThan(2)
  await context.close()
})

/**
 * Replaces `fetch` so that requests cannot be aborted, and records every game type whose row was
 * rendered.
 */
function remember() {
  const page = globalThis as unknown as { drawn: string[] }
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => send(input, { ...init, signal: null })
  page.drawn = []
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('tbody tr > :first-child'))
      if (!page.drawn.includes(textContent)) page.drawn.push(textContent)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

test('shows nothing of a figure whose request a newer one has overtaken, even once it arrives', async () => {
  const address = '/statistics/donations_by_type?specimen_type_id=3'
  const { context, page, person } = await arriveAt(address, (one) => one.addInitScript(remember))
  await person.sees('table', 'Cessions par gibier')
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  await page.route('**/api/v1/statistics/donations_by_type', async (route) => {
    const isFirst = route.request().postDataJSON().specimen_type_id === '1'
    const response = await route.fetch()
    if (isFirst) {
      asked.resolve()
      await late.promise
    }
    await route.fulfill({ response })
  })
  await person.choose('Gibier', 'Sanglier')
  await asked.promise
  await person.choose('Gibier', 'Chevreuil')
  await expect.poll(() => drawnBy(page)).toEqual(['Cerf', 'Chevreuil'])

  const arrived = page.waitForEvent('requestfinished')
  late.resolve()
  expect((await arrived).postDataJSON()).toEqual({ specimen_type_id: '1' })
  // If the outdated answer were used, it would be rendered within one more answer and two frames.
  await page.evaluate(async () => {
    await fetch('/healthz')
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  expect(await drawnBy(page)).toEqual(['Cerf', 'Chevreuil'])
  await person.seesValue('Gibier', '2')
  await context.close()
})

const drawnBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn)

test('on a laptop the figures of hunts share one line, and no month is broken', async () => {
  const { context, page } = await arriveAt('/statistics/donations_by_type')
  await page.goto('/statistics/hunts')
  const figures = page.locator('main dl > div')
  await figures.nth(3).waitFor()
  const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([4, 1])
  const table = page.getByRole('table', { name: 'Chasses prévues, informées et en retard' })
  const lines = await table.getByRole('rowheader').evaluateAll((months) =>
    months.map((month) => {
      const text = document.createRange()
      text.selectNodeContents(month)
      return new Set([...text.getClientRects()].map(({ top }) => top)).size
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
  await context.close()
})

test('the months below the bars are named at equal distances', async () => {
  const { context, page } = await arriveAt('/statistics/donations_by_type')
  // Some more months than names that fit.
  await application.db
    .updateTable('hunts')
    .set({ started_at: '2025-08-14' })
    .where('id', '=', (eb) => eb.selectFrom('hunts').select(eb.fn.min('id').as('id')))
    .execute()
  await page.goto('/statistics/hunts')
  const labels = page.locator('.recharts-xAxis-tick-labels text')
  await labels.nth(2).waitFor()
  const places = await labels.evaluateAll((all) => all.map((label) => Number(label.getAttribute('x'))))
  const gaps = places.slice(1).map((place, at) => place - places[at]!)
  // The last label is moved by some pixels to end within the picture.
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(10)
  await context.close()
})
