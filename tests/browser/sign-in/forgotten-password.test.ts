import { expect, test } from 'vitest'
import { giver } from '../../world/people.ts'
import { startDevices } from '../support/start.ts'
import { newestMailTo } from '../support/mail.ts'

const devices = startDevices()

const mailNumber = (count: number) => newestMailTo(devices.application.mail, giver.email, count)

test('asks for a link, opens the mail, follows it, chooses a password, signs in; old sessions have ended', async () => {
  const elsewhere = await devices.open()
  await elsewhere.arrive(giver, '/giver')
  await elsewhere.person.click('button', 'Fermer')

  const { page, person, enter } = await devices.open()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/login')
  await person.fill('Adresse e-mail', giver.email)
  await person.click('link', 'Mot de passe oublié ?')
  await person.seesValue('Adresse e-mail', giver.email)
  await person.click('button', 'Recevoir un lien')
  await person.seesText(`Si un compte porte l’adresse ${giver.email}`)

  const asked = await mailNumber(1)
  expect(asked.headers['from']).toBe('Venaison <venaison@example.org>')
  expect(asked.subject).toBe('Choisissez un nouveau mot de passe')
  const link = /http\S+\/login\?reset=\S+/.exec(asked.text)![0]
  const reader = await devices.browser.newPage()
  await reader.setContent(asked.html)
  expect(
    await reader.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).getAttribute('href'),
  ).toBe(link)

  await page.goto(link)
  await person.fill('Nouveau mot de passe', 'azertyuiop')
  await person.fill('Confirmation du mot de passe', 'azerty')
  await person.seesText('Les mots de passes ne correspondent pas.')
  await person.fill('Confirmation du mot de passe', 'azertyuiop')
  await person.seesText('Les mots de passes sont identiques.')
  await person.click('button', 'Enregistrer le mot de passe')
  await person.seesText('Ce mot de passe est trop courant.')
  // The browser itself logs the refusal to the console.
  expect(complaints.splice(0).join()).toMatch(/^[^,]*422[^,]*$/)
  for (const field of ['Nouveau mot de passe', 'Confirmation du mot de passe'])
    await person.fill(field, 'Sous-bois calme 31')
  await person.click('button', 'Enregistrer le mot de passe')
  await person.seesText('Votre mot de passe est changé')
  await person.click('link', 'Se connecter')

  await enter(giver.email, 'Sous-bois calme 31')
  await person.click('button', 'Fermer')
  expect((await mailNumber(2)).subject).toBe('Votre mot de passe a changé')
  expect(complaints).toEqual([])

  await elsewhere.page.reload()
  await elsewhere.person.sees('heading', 'Connexion')
  await elsewhere.page.goto(link)
  await elsewhere.person.seesText('Ce lien n’est plus valable')
  await elsewhere.person.click('link', 'Demander un autre lien')
  await elsewhere.person.sees('button', 'Recevoir un lien')

  // A mailed link works in a browser with a session too.
  await page.goto(link)
  await person.seesText('Ce lien n’est plus valable')
})
