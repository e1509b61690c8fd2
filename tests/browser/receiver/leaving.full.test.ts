import { expect, test } from 'vitest'
import { receiver } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(receiver)

const radius = 'Je recherche dans un rayon de :'
const question = 'Quitter cette page sans enregistrer ?'

/** Arrives from « Mon compte », and changes the radius without saving. */
async function enter() {
  const { page } = browser.session
  const person = personOf(page)
  await page.goto('/account')
  await person.sees('heading', 'Mon compte')
  await page.goto('/receiver')
  await person.fill(radius, '50')
  await person.within('region', 'Mes préférences').seesText('Modifications non enregistrées.')
  return { page, person }
}

test('the Back button asks before unsaved preferences are lost, and leaves when it is told to', async () => {
  const { page, person } = await enter()
  await page.evaluate(() => history.back())
  await person.within('alertdialog', question).click('button', 'Rester sur la page')
  await person.seesValue(radius, '50')
  await page.evaluate(() => history.back())
  await person.within('alertdialog', question).click('button', 'Quitter sans enregistrer')
  await person.sees('heading', 'Mon compte')
  expect(new URL(page.url()).pathname).toBe('/account')
})

test('signing out asks before unsaved preferences are lost, and signs out when it is told to', async () => {
  const { page, person } = await enter()
  const menu = person.within('group', 'Menu')
  const asked = person.within('alertdialog', 'Se déconnecter sans enregistrer ?')
  await person.click('button', 'Menu')
  await menu.click('button', 'Se déconnecter')
  await asked.click('button', 'Rester sur la page')
  await person.seesValue(radius, '50')
  await menu.click('button', 'Se déconnecter')
  await asked.click('button', 'Se déconnecter')
  await person.sees('heading', 'Connexion')
  await person.seesText('Vous êtes déconnecté.')
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('leaving while the preferences are being saved asks too, since it would stop the request, and no more afterwards', async () => {
  const { page, person } = await enter()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'PUT') await held.promise
    await route.fallback()
  })
  await person.within('region', 'Mes préférences').click('button', 'Enregistrer')
  await page.evaluate(() => history.back())
  await person.within('alertdialog', question).click('button', 'Rester sur la page')
  held.resolve()
  await person.seesText('Préférences enregistrées.')
  await page.evaluate(() => history.back())
  await person.sees('heading', 'Mon compte')
})

test('on the first page of its tab, Back and leaving without saving show what is saved', async () => {
  const { page } = await enter()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/receiver')),
  ])
  const person = personOf(tab)
  await person.seesValue(radius, '20')
  await person.fill(radius, '50')
  await person.within('region', 'Mes préférences').seesText('Modifications non enregistrées.')
  await tab.evaluate(() => history.back())
  await person.within('alertdialog', question).click('button', 'Quitter sans enregistrer')
  await person.doesNotSee('alertdialog', question)
  await person.seesValue(radius, '20')
  expect(new URL(tab.url()).pathname).toBe('/receiver')
})
