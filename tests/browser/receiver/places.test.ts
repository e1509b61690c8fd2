import { expect, test } from 'vitest'
import { receiver } from '../../world/people.ts'
import { snapshotAtRest } from '../support/page-at-rest.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(receiver)

/** The distance of an element from the top of the screen. */
const topOf = (id: string) =>
  browser.session.page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id)

test('Back leads to where the page was left, although its cards arrive one after the other', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/receiver')
  await person.sees('heading', 'Mes disponibilités')
  const link = page.getByRole('link', { name: 'Mes disponibilités' })
  await link.click()
  await expect.poll(() => topOf('disponibilites')).toBeLessThan(200)
  const place = await page.evaluate(() => scrollY)
  // Without scrolling to the link, as a click of the test would.
  await page.getByRole('link', { name: 'Confidentialité' }).evaluate((footer: HTMLElement) => footer.click())
  await person.sees('heading', 'Confidentialité')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await person.sees('heading', 'Mes disponibilités')
  await snapshotAtRest(browser.session)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})
