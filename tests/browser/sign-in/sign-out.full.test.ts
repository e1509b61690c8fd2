import { expect, test } from 'vitest'
import { password, receiver } from '../../world/people.ts'
import { startDevices } from '../support/start.ts'
import { personOf } from '../support/person.ts'
import { TIME_LIMIT } from '../support/time-limit.ts'

const devices = startDevices()

test('who signs out and does not hear the answer is told that the network failed, and is signed out', async () => {
  const page = await devices.browser.newPage({
    baseURL: devices.application.url,
    viewport: { width: 390, height: 844 },
  })
  page.setDefaultTimeout(TIME_LIMIT)
  const person = personOf(page)
  await page.goto('/login')
  await person.fill('Adresse e-mail', receiver.email)
  await person.fill('Mot de passe', password)
  await person.click('button', 'Se connecter')
  await person.sees('heading', 'Mon espace particulier')

  await page.route('**/logout', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await person.click('button', 'Menu')
  await person.within('group', 'Menu').click('button', 'Se déconnecter')
  await person.within('alertdialog', 'Erreur').click('button', 'Fermer')
  await person.sees('heading', 'Connexion')

  await page.goto('/receiver')
  await person.sees('heading', 'Connexion')
  expect(await page.getByText('Mon espace particulier').count()).toBe(0)
})
