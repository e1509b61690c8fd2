import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { sharedApplication } from '../support/application.ts'
import { launchChromium } from '../support/chromium.ts'
import { password, openVisitor } from '../support/visitor.ts'

let application: Awaited<ReturnType<typeof sharedApplication>>
let browser: Browser

beforeAll(async () => {
  application = await sharedApplication()
  await application.reset()
  browser = await launchChromium()
})
afterAll(() => browser?.close())

test('the keyboard alone is enough', async () => {
  const { page } = await openVisitor(browser, application.url, 'ines.keys@example.org')
  const { keyboard } = page
  const next = async (text: string) => {
    await keyboard.press('Tab')
    await keyboard.type(text)
  }
  await page.goto('/register/giver')
  await page.getByLabel('Nom', { exact: true }).focus()
  await keyboard.type('Delorme')
  for (const text of ['Inès', '0639980077', 'ines.keys@example.org', 'vierz']) await next(text)
  await page.getByRole('option', { name: 'Vierzon (18100)' }).waitFor()
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await next(password)
  await keyboard.press('Tab')
  await next(password)
  await keyboard.press('Enter')
  const group = page.getByRole('group', { name: /Étape 2 sur 2/ })
  await expect.poll(() => group.evaluate((one) => one === document.activeElement)).toBe(true)
  await next('1800077')
  await keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/register/)
})
