import { expect, test } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { called, planned } from '../../models/pages/giver.ts'
import { giver, password } from '../../world/people.ts'
import { startAtHome } from './at-home.ts'
import { personOf } from '../support/person.ts'

const home = startAtHome()

const entries = (page: Page) => page.evaluate(() => history.length)

test('a window that its own button closes leaves no entry to go back through', async () => {
  const { page } = home
  const person = personOf(page)
  await person.click('button', 'Documents')
  await person.within('dialog', 'Documents').click('button', 'Fermer')
  await person.doesNotSee('dialog', /./)
  await expect
    .poll(() => page.evaluate(() => (history.state as { window?: true } | null)?.window))
    .toBe(undefined)
  const before = await entries(page)
  for (const _ of [1, 2, 3]) {
    await person.click('button', 'Documents')
    await person.within('dialog', 'Documents').click('button', 'Fermer')
    await person.doesNotSee('dialog', /./)
  }
  expect(await entries(page)).toBe(before)
  await page.goBack()
  expect(home.address()).not.toBe('/giver')
})

test('who signs in again after the session has expired comes back to the window', async () => {
  const { page } = home
  const person = personOf(page)
  await person.click('button', `Contacts de ${called(planned)}`)
  await person.sees('dialog', /^Contacts - Chasse du/)
  await expect.poll(home.address).toBe(`/giver?contacts=${planned.id}`)
  // The session ends with the call of the next gesture; a call still in progress must not find it ended.
  await person.sees('button', 'Rechercher de nouveaux contacts')
  const ended = async (route: Route) => {
    await page.context().clearCookies()
    await route.continue()
  }
  await page.route('**/api/v1/hunts/self/*/contacts', ended, { times: 1 })
  await person.click('button', 'Rechercher de nouveaux contacts')
  await person.seesText('Votre session a expiré')
  await person.fill('Adresse e-mail', giver.email)
  await person.fill('Mot de passe', password)
  await person.click('button', 'Se connecter')
  await person.sees('dialog', /^Contacts - Chasse du/)
})

test('the address of a hunt that was deleted says so once, and is the home’s afterwards', async () => {
  const { page } = home
  const person = personOf(page)
  await page.goto('/giver?contacts=999999')
  await person.seesText('Cette chasse n’existe plus.')
  await person.doesNotSee('alertdialog', 'Erreur')
  await expect.poll(home.address).toBe('/giver')
  await page.reload()
  await home.closeReminder()
  await person.doesNotSeeText('Cette chasse n’existe plus.')
  // No window is named, so the reminder opens as on every visit.
  await page.goto('/giver?contacts=douze')
  await home.closeReminder()
  // A planned hunt cannot be reported yet.
  await page.goto(`/giver?report=${planned.id}`)
  await person.sees('heading', 'Mon espace responsable de territoire')
  await person.doesNotSee('dialog', /./)
})
