import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startDevices } from '../support/start.ts'
import { newcomerOn, password, who } from './newcomer.ts'

const devices = startDevices()

const openVisitorAs = async (email: string) => newcomerOn(await devices.open(), email)
const step = (page: Page) => new URL(page.url()).search

test('Back, while the page that follows a registration still loads, leads on to it', async () => {
  const { page, person, fillIdentity, fillPasswords } = await openVisitorAs('ines.back@example.org')
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/address-gate-space-/, (route) => held.promise.then(() => route.continue()))
  await page.goto('/register/receiver')
  await fillIdentity('Nevers')
  await fillPasswords()
  await person.click('button', 'Continuer')
  await person.click('button', 'Confirmer')
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/register/)
  await page.goBack()
  held.resolve()
  await person.sees('heading', 'Confirmez votre adresse e-mail')
  expect(new URL(page.url()).pathname).not.toMatch(/register/)
})

test('the browser’s back button, a reload and a lost network lose nothing but the passwords', async () => {
  const { page, person, fillIdentity, fillPasswords } = await openVisitorAs('ines.kept@example.org')
  await page.goto('/register/receiver')
  await fillIdentity('Vierzon')
  await fillPasswords()
  await person.click('button', 'Continuer')
  await person.fill('Je recherche dans un rayon de :', '35')
  await person.choose('Cerf', '1')
  expect(step(page)).toBe('?step=2')

  await page.goBack()
  await person.sees('group', 'Étape 1 sur 2 : Vous')
  await person.seesValue('Mot de passe', password)
  await page.goForward()
  await person.seesValue('Cerf', '1')
  await person.click('button', 'Retour')
  await person.seesValue('Commune', 'Vierzon (18100)')
  await expect.poll(() => step(page)).toBe('')
  await person.click('button', 'Continuer')

  await page.context().setOffline(true)
  await person.click('button', 'Confirmer')
  await person.within('alertdialog', 'Erreur').click('button', 'Fermer')
  await person.seesText('L’inscription n’a pas abouti')
  await person.seesValue('Je recherche dans un rayon de :', '35')
  await page.context().setOffline(false)

  await page.reload()
  await person.seesText('Votre saisie est reprise')
  await expect.poll(() => step(page)).toBe('')
  await person.seesValue('Nom', who.Nom)
  await person.seesValue('Commune', 'Vierzon (18100)')
  await person.seesValue('Mot de passe', '')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password)
  await fillPasswords()
  await person.click('button', 'Continuer')
  await person.seesValue('Je recherche dans un rayon de :', '35')
  await person.seesValue('Cerf', '1')

  await page.reload()
  await person.click('button', 'Recommencer')
  await person.seesValue('Nom', '')
  await person.seesValue('Commune', '')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
