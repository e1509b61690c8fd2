import { expect, test } from 'vitest'
import { giver, password } from '../../world/people.ts'
import { enter, openReport } from '../giver/report-tab.ts'
import { sizes } from '../support/examination.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach()

test('a story leaves an entry, a narrow page and a call that is held', async () => {
  const { page } = browser.session
  await browser.session.signIn(giver.email, password)
  await enter(await openReport(page), '2')
  await page.setViewportSize({ width: 320, height: 400 })
  await page.route('**/api/v1/hunts/**', () => {})
})

test('the next one on the same page finds nothing of it', async () => {
  const { page } = browser.session
  // A session of theirs would have ended with the data, whatever the page kept of it.
  expect(await page.context().cookies()).toEqual([])
  expect(page.viewportSize()).toEqual(sizes[0])
  await page.goto('/giver')
  await personOf(page).sees('heading', 'Connexion')
  await browser.session.signIn(giver.email, password)
  // The form offers no entry that was begun, which it would first ask about.
  await enter(await openReport(page), '1')
})
