import { expect, test } from 'vitest'
import { startAtHome } from './at-home.ts'
import { personOf } from '../support/person.ts'

const home = startAtHome()

test('Back closes a window, and leaves the page only when none is open', async () => {
  const { page } = home
  const person = personOf(page)
  await person.click('button', 'Territoires')
  await person.sees('dialog', 'Territoires de chasse')
  await page.goBack()
  await person.doesNotSee('dialog', /./)
  await person.sees('heading', 'Mon espace responsable de territoire')
  await expect.poll(home.address).toBe('/giver')
  await page.goForward()
  await person.sees('dialog', 'Territoires de chasse')
  await expect.poll(home.address).toBe('/giver?territories=1')
})

test('Back asks before an entry is lost, as Escape does, and closes the question first', async () => {
  const { page } = home
  const person = personOf(page)
  await person.click('button', 'Prévoir une chasse')
  await person.sees('dialog', 'Prévoir une chasse')
  await person.fill('Date', '2030-10-13')
  await page.goBack()
  await person.sees('alertdialog', 'Abandonner votre saisie ?')
  await page.goBack()
  await person.doesNotSee('alertdialog', 'Abandonner votre saisie ?')
  await person.sees('dialog', 'Prévoir une chasse')
  await person.seesValue('Date', '2030-10-13')
  await page.goBack()
  await person.click('button', 'Abandonner')
  await person.doesNotSee('dialog', /./)
  await expect.poll(home.address).toBe('/giver')
})
