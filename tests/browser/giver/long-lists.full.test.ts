import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { called, informed } from '../../models/pages/giver.ts'
import { HOW_MANY, manyContacts, manyOffers } from '../../world/many-contacts.ts'
import { giver } from '../../world/people.ts'
import { startDevices } from '../support/start.ts'

/** More rows than are in sight, and few of all. */
const FEW = 60

const devices = startDevices()

/** Waits until the page has measured its rows and has nothing left to render. */
const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3])
      await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)))
  })

test('1,000 offers unfold to the last one, and few rows of them are rendered, folded again or not', async () => {
  const { page, person, signIn } = await devices.open()
  await page.route('**/api/v1/hunts/self/*/donations', (route) =>
    route.fulfill({ json: { data: { contacts: manyContacts } } }),
  )
  await page.route('**/api/v1/hunts/self/*/offers', (route) => route.fulfill({ json: { data: manyOffers } }))
  await signIn(giver, '/giver')
  await person.within('alertdialog', /en attente d.information/).click('button', 'Fermer')
  await person.click('button', `Contacts de ${called(informed)}`)
  const window = page.getByRole('dialog', { name: /^Contacts - Chasse du/ })
  await window.getByRole('article').nth(5).waitFor()

  const fold = window.getByRole('button', { name: /^Propositions/ })
  const offers = window.getByRole('list', { name: 'Propositions', includeHidden: true })
  const rows = offers.getByRole('listitem', { includeHidden: true })
  await person.doesNotSee('list', 'Propositions')
  await fold.click()
  await rows.first().waitFor()
  // Rows are measured as they come into sight, so the end of the list moves.
  const row = (position: number) => offers.locator(`[aria-posinset="${position}"]`)
  await expect
    .poll(async () => {
      await offers.evaluate((list) => list.scrollIntoView({ block: 'end' }))
      return row(HOW_MANY).count()
    })
    .toBe(1)
  expect(await rows.count()).toBeLessThan(FEW)

  // Hidden rows have no height: taken for real, all of them would be in sight.
  await fold.scrollIntoViewIfNeeded()
  await row(1).waitFor()
  await untilIdle(page)
  await fold.click()
  await person.doesNotSee('list', 'Propositions')
  await untilIdle(page)
  expect(await window.isVisible()).toBe(true)
  expect(await rows.count()).toBeLessThan(FEW)
  await fold.click()
  await rows.first().waitFor()
  // No row covers the next one.
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all([rows.nth(0).boundingBox(), rows.nth(1).boundingBox()])
      return one && other && one.height > 0 ? Math.round(other.y - (one.y + one.height)) : null
    })
    .toBe(0)
})
