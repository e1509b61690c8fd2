import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { password, statistician } from '../world/people.ts'
import { readSheet } from '../workbook.ts'
import { startApplication } from './application.ts'
import { launchChromium } from './chromium.ts'
import { personOf } from './person.ts'

let application: Awaited<ReturnType<typeof startApplication>>
let browser: Browser

beforeAll(async () => {
  application = await startApplication()
  await application.reset()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await application?.stop()
})

test('filters a statistic, shares its address, and fetches a file whose cells are those of the screen', async () => {
  const context = await browser.newContext({
    baseURL: application.url,
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const person = personOf(page)
  await page.goto('/statistics/donations_by_type')
  await person.fill('Adresse e-mail', statistician.email)
  await person.fill('Mot de passe', password)
  await person.click('button', 'Se connecter')
  await person.sees('heading', 'Cessions par gibier')
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
