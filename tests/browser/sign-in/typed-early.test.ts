import { expect, test } from 'vitest'
import { password, receiver } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach()

test('What is typed on a slow network before the scripts come is kept once they are there', async () => {
  const { page } = browser.session
  const person = personOf(page)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await person.fill('Adresse e-mail', receiver.email)
  await person.fill('Mot de passe', password)
  scripts.resolve()
  // The page is alive: it shows the password, which the server’s form alone could not.
  await person.click('button', 'Afficher le mot de passe')
  expect(await page.getByLabel('Mot de passe', { exact: true }).inputValue()).toBe(password)
  await person.seesValue('Adresse e-mail', receiver.email)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await person.click('button', 'Se connecter')
  expect((await sent).resourceType()).toBe('fetch')
  await person.sees('heading', 'Mon espace particulier')
})
