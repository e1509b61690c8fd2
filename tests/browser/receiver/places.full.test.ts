import { expect, test } from 'vitest'
import { receiver } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(receiver)

test('the Back button closes the menu, and leaves the page only afterwards', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await page.goto('/account')
  await person.sees('heading', 'Mon compte')
  await page.goto('/receiver')
  await person.click('button', 'Menu')
  await person.sees('group', 'Menu')
  await page.evaluate(() => history.back())
  await person.doesNotSee('group', 'Menu')
  expect(new URL(page.url()).pathname).toBe('/receiver')
  await page.evaluate(() => history.back())
  await person.sees('heading', 'Mon compte')
})
