import { expect, test } from 'vitest'
import { receiver } from '../../world/people.ts'
import { startDevices } from '../support/start.ts'

const devices = startDevices()

test('who signs out and does not hear the answer is told that the network failed, and is signed out', async () => {
  const { page, person, signIn } = await devices.open()
  await signIn(receiver)
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
