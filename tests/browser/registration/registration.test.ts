import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { sharedApplication } from '../support/application.ts'
import { launchChromium } from '../support/chromium.ts'
import { newestMail } from '../support/mail.ts'
import { password, openVisitor, who } from '../support/visitor.ts'

let application: Awaited<ReturnType<typeof sharedApplication>>
let browser: Browser

beforeAll(async () => {
  application = await sharedApplication()
  browser = await launchChromium()
})
afterAll(() => browser?.close())
beforeEach(() => application.reset())

const openVisitorAs = (email: string) => openVisitor(browser, application.url, email)
const step = (page: Page) => new URL(page.url()).search
const sees = (page: Page) => page.evaluate(() => document.activeElement?.id)

test('a visitor registers as a receiver, follows the link of their mail, and finds what they said', async () => {
  const email = 'ines.receiver@example.org'
  const { page, person, posts, fillIdentity, fillPasswords } = await openVisitorAs(email)
  await page.goto('/login')
  await person.click('link', 'Créer un compte')
  await person.click('button', 'Fédérations disponibles')
  await person.within('dialog', 'Fédérations disponibles').seesText('Fédération des chasseurs du Cher')
  await person.press('Escape')
  await person.click('link', 'M’inscrire comme particulier')
  await person.seesDisabled('button', 'Continuer')
  await fillIdentity('Nevers')
  await fillPasswords('court')
  await person.seesText('Le mot de passe est trop court (au moins 8 caractères).')
  await person.seesDisabled('button', 'Continuer')
  await fillPasswords()
  await person.seesText('Les mots de passes sont identiques.')
  await person.click('button', 'Continuer')
  await person.sees('group', 'Étape 2 sur 2 : Votre recherche')
  await person.check('Oui')
  await person.fill('Je recherche dans un rayon de :', '60')
  await person.choose('Sanglier', '3')
  // A double click, then the answer.
  await page.getByRole('button', { name: 'Confirmer' }).dblclick()
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/register/)
  expect(posts.filter((path) => path === '/register')).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  const infos = await page.context().request.get('/api/v1/auth/infos')
  const { data } = (await infos.json()) as { data: { user: object } }
  expect(data.user).toMatchObject({
    email,
    firstname: 'Inès',
    receiver: { is_hunter: true, search_radius: 60 },
    giver: null,
  })
  const mail = await newestMail(application.mail, 1)
  expect(mail.headers['to']).toBe(email)
  expect(mail.subject).toBe('Confirmez votre adresse e-mail')
  expect(mail.text).toContain(`${application.url}/login?confirm=`)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/register/)
  await person.sees('heading', 'Confirmez votre adresse e-mail')

  await page.goto(/http\S+\/login\?confirm=\S+/.exec(mail.text)![0])
  await person.click('button', 'Confirmer mon adresse')
  await person.seesText('Votre adresse e-mail est confirmée')
  await page.goto('/')
  await person.check(/^J’ai lu et j’accepte/)
  await person.click('button', 'Continuer')
  await person.sees('heading', 'Mon espace particulier')
  await person.seesValue('Je recherche dans un rayon de :', '60')
  await person.seesValue('Sangliers', '3')
})

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

test('a giver whom the federation knows is validated at once, after a NIT that was too short', async () => {
  const email = 'ines.giver@example.org'
  const member = { federation_id: 1, lastname: 'DELORME', firstname: 'Ines', nit: '18A0077', city: 'Vierzon' }
  await application.db.insertInto('retrievers').values(member).execute()
  const { page, person, fillIdentity, fillPasswords } = await openVisitorAs(email)
  await page.goto('/register/giver')
  await fillIdentity('Vierzon')
  await fillPasswords()
  await person.click('button', 'Continuer')
  await person.fill('NIT', '18A')
  await person.seesDisabled('button', 'Confirmer')
  await person.fill('NIT', '18A0')
  await person.click('button', 'Confirmer')
  await person.click('link', 'NIT : Le NIT compte exactement 7 caractères.')
  expect(await sees(page)).toBe('nit')
  await person.fill('NIT', '18A0077')
  await person.click('button', 'Confirmer')
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/register/)
  const infos = await page.context().request.get('/api/v1/auth/infos')
  const { data } = (await infos.json()) as { data: { user: object } }
  expect(data.user).toMatchObject({ giver: { nit: '18A0077', validation_type: 'auto' }, receiver: null })
})

test('a used address is said in a list that leads to its field, back on step 1', async () => {
  const { page, person, fillIdentity, fillPasswords } = await openVisitorAs('giver@example.org')
  await page.goto('/register/receiver')
  await fillIdentity('Bourges')
  await fillPasswords()
  await person.click('button', 'Continuer')
  await person.choose('Chevreuil', '2')
  await person.click('button', 'Confirmer')
  const list = person.within('group', 'À corriger pour vous inscrire')
  await list.seesText('Cette adresse e-mail est déjà utilisée.')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('À corriger')
  await list.click('link', 'Adresse e-mail : Cette adresse e-mail est déjà utilisée.')
  await person.sees('group', 'Étape 1 sur 2 : Vous')
  await expect.poll(() => step(page)).toBe('')
  expect(await sees(page)).toBe('email')
  await person.fill('Adresse e-mail', 'ines.autre@example.org')
  await person.click('button', 'Continuer')
  await person.seesValue('Chevreuils', '2')
  await person.click('button', 'Confirmer')
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/register/)
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

test('an unknown type of account is a page that does not exist', async () => {
  const { page, person } = await openVisitorAs('nobody@example.org')
  const answer = await page.goto('/register/admin')
  expect(answer?.status()).toBe(404)
  await person.sees('heading', 'Cette page n’existe pas')
})
