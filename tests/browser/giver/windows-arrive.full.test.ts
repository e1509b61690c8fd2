import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { fr } from '../../../src/ui/text/typography.ts'
import { called, planned } from '../../models/pages/giver.ts'
import { giver } from '../../world/people.ts'
import { snapshotAtRest } from '../support/page-at-rest.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(giver)

/** The charts and the screens of the windows: two files of this name. */
const WINDOWS = '**/assets/giver-windows-*.js'

/** Opens the home; `answer` decides over the files of its windows. */
async function openHome(answer: (route: Route) => Promise<void>) {
  const { page } = browser.session
  const person = personOf(page)
  await page.route(WINDOWS, answer)
  await page.goto('/giver')
  await person.within('alertdialog', /en attente d.information/).click('button', 'Fermer')
  return { page, person }
}

test('a window that is asked for before its files are there says so, and opens once they are', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => (arrive = done))
  const { page, person } = await openHome(async (route) => {
    await arrived
    await route.continue()
  })
  await person.click('button', `Contacts de ${called(planned)}`)
  await person.seesText('Ouverture…')
  arrive()
  await person.sees('dialog', /^Contacts - Chasse/)
  await page.unroute(WINDOWS)
})

test('a window whose files cannot be loaded says so, and opens after « Réessayer »', async () => {
  const { page, person } = await openHome((route) => route.abort())
  await person.click('button', `Contacts de ${called(planned)}`)
  await person.seesText('Cette partie de la page n’a pas pu être chargée')
  await page.unroute(WINDOWS)
  // By keyboard, without looking for it: the focus went from what was pressed to the remedy.
  await page.keyboard.press('Enter')
  await person.sees('dialog', /^Contacts - Chasse/)
  await person.seesText(/contact\(s\) identifié/)
  expect(new URL(page.url()).searchParams.has('contacts')).toBe(true)
  await page.keyboard.press('Escape')
  await person.doesNotSee('dialog', /^Contacts - Chasse/)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    fr(`Contacts de ${called(planned)}`),
  )
})

const failed = 'Cette partie de la page n’a pas pu être chargée'

test('without a network a window says so once, can be closed, and opens by itself when the network is back', async () => {
  const { page, person } = await openHome((route) => route.abort())
  await snapshotAtRest(browser.session)
  await page.context().setOffline(true)
  await person.click('button', `Contacts de ${called(planned)}`)
  await person.seesText(failed)
  await person.click('button', 'Fermer')
  await person.doesNotSeeText(failed)
  // It is closed, so that the same button opens it again.
  await person.click('button', `Contacts de ${called(planned)}`)
  await person.seesText('Dès qu’il revient, elle se charge d’elle-même.')
  await page.unroute(WINDOWS)
  await page.context().setOffline(false)
  const window = person.within('dialog', /^Contacts - Chasse/)
  await window.seesText('contact(s) identifié(s)')
  await person.doesNotSeeText(failed)
})
