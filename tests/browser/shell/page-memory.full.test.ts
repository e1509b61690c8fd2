import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiver } from '../../world/people.ts'
import { launchRemembering } from '../support/chromium.ts'
import { personOf } from '../support/person.ts'
import { startDevices } from '../support/start.ts'
import { onLaptop, openDevice } from '../support/open-device.ts'

const devices = startDevices()
let browser: Browser
beforeAll(async () => {
  browser = await launchRemembering()
})
afterAll(() => browser.close())

test('a page that the browser remembers shows nothing of who has signed out since', async () => {
  const { context, page, person, signIn } = await openDevice(browser, devices.application.url, onLaptop)
  await signIn(receiver)
  await person.sees('heading', 'Mon espace particulier')
  // As a browser that keeps pages although they say « no-store ».
  await page.route('**/receiver', async (route) => {
    const response = await route.fetch()
    const { 'cache-control': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/receiver')
  await person.sees('heading', 'Mon espace particulier')
  // A page with calls under way is not kept.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    // What is painted before anything answers.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted)
        sessionStorage.setItem(
          'painted',
          document.body.checkVisibility({ visibilityProperty: true }) ? document.body.innerText : '',
        )
    })
  })
  await page.goto('/mentions-legales')
  const other = await context.newPage()
  await other.goto('/receiver')
  await personOf(other).click('button', 'Se déconnecter')
  await personOf(other).sees('heading', 'Connexion')
  await page.goBack({ waitUntil: 'commit' })
  await person.sees('heading', 'Connexion')
  const painted = await page.evaluate(() => sessionStorage.getItem('painted'))
  expect(painted).toBe('')
  expect(await page.getByText('Mon espace particulier').count()).toBe(0)
})
